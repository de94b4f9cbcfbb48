import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { readCollection } from '#features/catalog/server/read-collection.ts';
import { readColumn } from '#features/content/server/read-article.ts';
import { readContentPage } from '#features/content/server/read-content-page.ts';
import { readProduct } from '#features/product/server/read-product.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';
import { pageOfPath } from './page-of-path';

/**
 * Whether a path is a page of the shop: one of its addresses, and of a handle that the platform knows.
 * @throws PlatformUnreachableError when that cannot be asked
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
