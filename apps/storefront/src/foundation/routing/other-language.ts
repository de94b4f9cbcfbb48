import { LOCALES, type Locale, localePath, localePrefix } from '#foundation/i18n/locale.ts';

/**
 * Where a page's link to the other language leads while the page is drawn: a page's frame does not know its own address. Before
 * a page is sent the address is put in its place (page-server/with-other-language.ts); left as it is, it leads to the other home page.
 * @param locale the page's language
 */
export function otherLanguageMark(locale: Locale): string {
  return `${localePath(otherLanguage(locale), '/')}?this-page`;
}

/** The language that a page is not in. */
export function otherLanguage(locale: Locale): Locale {
  return LOCALES.find((other) => other !== locale) ?? locale;
}

/** The language of an address of the shop. */
export function languageOf(address: string): Locale {
  const [, first] = address.split(/[/?#]/);
  return LOCALES.slice(1).find((locale) => locale === first) ?? LOCALES[0];
}

/**
 * The same page in the other language: `/search?q=x` is `/en/search?q=x` (ROUTE-16).
 * @param address path and query as they were asked for; what no address of the shop is leads home
 */
export function otherLanguageAddress(address: string): string {
  const locale = languageOf(address);
  const url = address.startsWith('/') ? new URL(`http://shop.invalid${address}`) : null;
  const asked = url?.pathname ?? '/';
  // Two slashes at the start would name another site.
  const path = asked.slice(localePrefix(languageOf(asked)).length).replace(/^\/*/, '/');
  return localePath(otherLanguage(locale), path) + (url?.search ?? '');
}
