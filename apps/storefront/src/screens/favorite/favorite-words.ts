import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { cardWords } from '../product/card-words';

/** The words of the favourites' page in the browser; `{…}` are filled there. */
export function favoriteWords(locale: Locale) {
  const t = words(locale);
  return {
    title: t('favorite.title'),
    lead: t('favorite.lead'),
    count: t('favorite.count', { n: '{n}' }),
    empty: t('favorite.empty'),
    emptyAction: t('favorite.emptyAction'),
    removed: t('favorite.removed'),
    loading: t('favorite.loading'),
    failedTitle: t('favorite.failedTitle'),
    failed: t('favorite.failed'),
    retry: t('common.retry'),
    needsJavaScript: t('favorite.needsJavaScript'),
    card: cardWords(locale),
  };
}

export type FavoriteWords = ReturnType<typeof favoriteWords>;
