import { prefixOf } from '@shop/rules/language';
import { type Locale, localeOfTag, localePath } from '#foundation/i18n/locale.ts';

/**
 * The placeholder for a page's link to another language during the render: a page's layout does not know its own URL. Before a
 * page is sent, the URL replaces it (page-server/shop-site.ts); unreplaced, it leads to the home page in that language.
 */
export function languageMark(language: Locale): string {
  return `${localePath(language, '/')}?this-page`;
}

/** The language of a path of the shop. Server only: a page knows its own. */
export function languageOf(address: string): Locale {
  const [, first = ''] = address.split(/[/?#]/);
  const named = localeOfTag(first);
  return named === undefined || prefixOf(named) === '' ? 'ja' : named;
}

/**
 * The same page in another language: `/search?q=x` is `/en/search?q=x` (ROUTE-16).
 * @param address path and query as requested; a path outside of the shop leads to the home page
 * @param own the language of the address
 */
export function addressIn(language: Locale, address: string, own: Locale): string {
  const url = address.startsWith('/') ? new URL(`http://shop.invalid${address}`) : null;
  const asked = url?.pathname ?? '/';
  const prefix = prefixOf(own);
  const isOwn = `${asked}/`.toLowerCase().startsWith(`${prefix}/`.toLowerCase());
  // Two leading slashes would name another site.
  const path = (isOwn ? asked.slice(prefix.length) : asked).replace(/^\/*/, '/');
  return localePath(language, path) + (url?.search ?? '');
}
