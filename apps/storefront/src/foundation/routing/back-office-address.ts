import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { ownPath } from './own-path';

/**
 * Where an address from the back office leads: a path of the shop in the page's language (STORE-02), a whole address as it is. Null
 * for anything else, such as a slip or a script: nothing is drawn as a link then.
 */
export function backOfficeAddress(url: string, locale: Locale): string | null {
  if (/^\/(?!\/)/.test(url)) return localePath(locale, ownPath(url));
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}
