import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { LOCALES } from '@shop/rules/language';
import { readCollection } from '#features/catalog/server/read-collection.ts';
import { readColumn, readContentPage } from '#features/content/server/read-content-page.ts';
import { readProduct } from '#features/product/server/read-product.ts';
import { isLocale, type Locale, localePath } from '#foundation/i18n/locale.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';
import { sourcePattern } from '#foundation/routing/own-path.ts';
import { rewritesToPages } from '#foundation/routing/rewrites.ts';

/** The page of a path: one with a fixed name, or one that exists if the platform has its handle. */
export interface PageOfPath {
  readonly locale: Locale;
  /** First part of its internal path, such as `products`. */
  readonly kind: string;
  /** Null for a page that always exists. */
  readonly handle: string | null;
}

/** The proxy's targets by query (src/proxy.ts). */
const BY_QUERY = LOCALES.map((locale) => ({
  source: localePath(locale, '/search/tag'),
  destination: `/${locale}/tags`,
})).reverse();
/** Pages that replace others or answer a form: no AI tag can be chosen there. */
const WITHOUT_CHOICE = new Set(['missing', 'error-pages', 'mail-magazine', 'restock-notice']);

const PAGES = [...BY_QUERY, ...rewritesToPages()].flatMap(({ source, destination }) => {
  const [, locale = '', kind = ''] = destination.split('/');
  if (!isLocale(locale) || WITHOUT_CHOICE.has(kind) || source.startsWith(`/${locale}/${kind}/:name`))
    return [];
  return [{ locale, kind, pattern: sourcePattern(source), isFixed: !/:handle(?!\()/.test(source) }];
});

/** The page of a decoded path among the shop's own routes; null for none. */
export function pageOfPath(path: string): PageOfPath | null {
  for (const { locale, kind, pattern, isFixed } of PAGES) {
    const match = pattern.exec(path);
    if (match !== null) return { locale, kind, handle: isFixed ? null : (match.groups?.['handle'] ?? null) };
  }
  return null;
}

/**
 * Whether a path is a page of the shop: one of its routes, with a handle that the platform knows.
 * @throws PlatformUnreachableError if the platform cannot be asked
 */
export async function isPage(path: string): Promise<boolean> {
  const page = pageOfPath(decodeSegment(path));
  if (page === null) return false;
  const { kind, handle, locale } = page;
  if (handle === null) return true;
  if (kind === 'products') return (await readProduct(handle, locale)) !== null;
  if (kind === 'columns') return (await readColumn(handle, locale)) !== null;
  if (kind === 'pages') return (await readContentPage(handle, locale)) !== null;
  return kind === 'collections' && (await readCollection(handle, DEFAULT_LIST_VIEW, locale)) !== null;
}
