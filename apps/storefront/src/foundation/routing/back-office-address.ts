import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { ownPath } from './own-path';

/**
 * The target of a back office URL: a path of the shop in the page's language (STORE-02), or the absolute URL unchanged. Null for
 * anything else, such as a typing error or a script: no link is rendered then.
 */
export function backOfficeAddress(url: string, locale: Locale): string | null {
  if (/^\/(?!\/)/.test(url)) return localePath(locale, ownPath(url));
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}
