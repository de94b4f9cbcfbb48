import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';

/** What the filters' form needs of a language in the browser; `{n}` is filled there. */
export function filterFormWords(locale: Locale) {
  const t = words(locale);
  return {
    anyPrice: t('list.anyPrice'),
    clearAll: t('list.clearAll'),
    show: t('list.show', { n: '{n}' }),
    showNone: t('list.showNone'),
    showUncounted: t('list.showUncounted'),
    counting: t('list.counting'),
    countFailed: t('list.countFailed'),
  };
}

export type FilterFormWords = ReturnType<typeof filterFormWords>;
