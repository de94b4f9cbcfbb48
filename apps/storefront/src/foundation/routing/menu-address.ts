import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { ownPath } from './own-path';

/** What the provider says of a menu's entry: its type in the schema, and its whole address. */
export interface MenuLink {
  readonly type: string;
  readonly url: string;
}

/** Entries that lead to one of the shop's own pages, whatever domain the store says that it has. */
const OWN_TYPES: ReadonlySet<string> = new Set([
  'ARTICLE',
  'BLOG',
  'CATALOG',
  'COLLECTION',
  'COLLECTIONS',
  'FRONTPAGE',
  'PAGE',
  'PRODUCT',
  'SEARCH',
]);

/**
 * Where an entry of a menu leads (STORE-02): to a path of this shop, in no language, for pages of the store, by whichever of its domains they are
 * named; to the whole address for everything else, as the policies that only the provider has.
 * @param origins the store's domains
 */
export function menuAddress(
  { type, url }: MenuLink,
  { locale, origins }: { readonly locale: Locale; readonly origins: readonly string[] },
): string {
  if (url.startsWith('/')) return ownPath(withoutLanguage(url, locale));
  if (!URL.canParse(url)) return url;
  const { origin, pathname, search, hash } = new URL(url);
  if (!OWN_TYPES.has(type) && !origins.includes(origin)) return url;
  return ownPath(withoutLanguage(`${readable(pathname)}${search}${hash}`, locale));
}

/** Names of pages stand in the shop as they are written, not as they are sent. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function withoutLanguage(path: string, locale: Locale): string {
  const prefix = localePath(locale, '/').replace(/\/$/, '');
  if (prefix === '' || !(path === prefix || path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}
