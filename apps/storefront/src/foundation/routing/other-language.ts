import { LOCALES, type Locale, localePath, localePrefix } from '#foundation/i18n/locale.ts';

/**
 * The placeholder for a page's link to the other language during the render: a page's frame does not know its own URL. Before a
 * page is sent, the URL replaces it (page-server/with-other-language.ts); unreplaced, it leads to the other home page.
 * @param locale the page's language
 */
export function otherLanguageMark(locale: Locale): string {
  return `${localePath(otherLanguage(locale), '/')}?this-page`;
}

/** The other one of the code's two languages. */
export function otherLanguage(locale: Locale): Locale {
  return LOCALES.find((other) => other !== locale) ?? locale;
}

/** The language of a path of the shop. */
export function languageOf(address: string): Locale {
  const [, first] = address.split(/[/?#]/);
  return LOCALES.slice(1).find((locale) => locale === first) ?? LOCALES[0];
}

/**
 * The same page in the other language: `/search?q=x` is `/en/search?q=x` (ROUTE-16).
 * @param address path and query as requested; a path outside of the shop leads to the home page
 */
export function otherLanguageAddress(address: string): string {
  const locale = languageOf(address);
  const url = address.startsWith('/') ? new URL(`http://shop.invalid${address}`) : null;
  const asked = url?.pathname ?? '/';
  // Two leading slashes would name another site.
  const path = asked.slice(localePrefix(languageOf(asked)).length).replace(/^\/*/, '/');
  return localePath(otherLanguage(locale), path) + (url?.search ?? '');
}
