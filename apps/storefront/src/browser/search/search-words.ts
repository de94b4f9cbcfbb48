import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';

/** What the suggestions need of a language in the browser; `{…}` are filled there. */
export function searchWords(locale: Locale) {
  const t = words(locale);
  return {
    locale,
    /** What stands before addresses of the shop. */
    prefix: locale === 'ja' ? '' : localePath(locale, '/'),
    search: t('header.search'),
    placeholder: t('header.searchPlaceholder'),
    clear: t('aria.clearSearch'),
    close: t('common.close'),
    suggestions: t('search.suggestions'),
    keywords: t('search.keywords'),
    products: t('search.products'),
    collections: t('search.collections'),
    looking: t('search.suggesting'),
    none: t('search.noSuggestion'),
    failed: t('search.suggestionsFailed'),
    count: t('search.suggestionCount', { n: '{n}' }),
    categories: t('search.categories'),
    taxIncluded: t('common.taxIncluded'),
    priceFrom: t('common.priceFrom', { price: '{price}' }),
  };
}

export type SearchWords = ReturnType<typeof searchWords>;
