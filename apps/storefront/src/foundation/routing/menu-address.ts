import type { MenuPath } from '@shop/graphql/to-rules/to-menu';
import { env } from '#foundation/env/env.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { ownPath } from './own-path';

/** The provider's data of a menu entry: its type in the schema, and its absolute URL. */
export interface MenuLink {
  readonly type: string;
  readonly url: string;
}

/** Entries that lead to the shop's own pages, whatever domain the store reports. */
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
 * The target of a menu entry (STORE-02): a path of this shop without a language for the store's pages, on any of its domains; the
 * absolute URL for all others, such as policies that only the provider has.
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

/** The shop's paths contain decoded names. */
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

/** Resolves the targets of the store's menu entries in a language: the store uses the shop's domain, or its own at the provider. */
export function menuPathIn(locale: Locale): MenuPath {
  const { shopUrl, platformUrl } = env();
  return (link) => menuAddress(link, { locale, origins: [shopUrl, platformUrl] });
}
