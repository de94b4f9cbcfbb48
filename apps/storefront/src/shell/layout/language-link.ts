import { LANGUAGES, type Locale } from '@shop/rules/language';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';
import { languageMark } from '#foundation/routing/other-language.ts';

/**
 * Attributes of the links to a page in the shop's other languages (HEAD-01), with the language's own name; none in a shop of one
 * language (LANG-01). Such a page has another layout, so it loads as a document.
 */
export function languageLinks(locale: Locale) {
  return shopLocales()
    .filter((language) => language !== locale)
    .map((language) => ({
      label: LANGUAGES[language].name,
      link: {
        href: languageMark(language),
        hrefLang: language,
        lang: language,
        target: '_self',
        'data-language': '',
        suppressHydrationWarning: true,
      } as const,
    }));
}
