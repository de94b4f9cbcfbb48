import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { cardWords } from '../product/card-words';

/** The words of the recently checked products in the browser. */
export function recentWords(locale: Locale) {
  const t = words(locale);
  return {
    title: t('recent.title'),
    previous: t('slider.previous'),
    next: t('slider.next'),
    card: cardWords(locale),
  };
}

export type RecentWords = ReturnType<typeof recentWords>;
