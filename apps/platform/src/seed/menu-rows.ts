import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import type { StoredMenuItem } from '../catalogue/documents.ts';
import { DOCUMENT_IDS } from './document-ids.ts';
import { type DocumentRow, documentRow } from './document-row.ts';

interface Entry {
  readonly title: string;
  readonly titleEn?: string;
  readonly type: string;
  readonly path: string;
  readonly resource?: string;
  readonly entries?: readonly Entry[];
}

/**
 * The merchant's menus: one with everything, one per group of it, and the footer's. Entries link to the provider's objects, regardless of
 * the shop's URLs.
 */
export function menuRows(catalogue: Catalogue): DocumentRow[] {
  const collectionEntries = (kind: string): Entry[] =>
    catalogue.collections
      .filter((collection) => collection.kind === kind)
      .map((collection) => ({
        title: collection.titleJa,
        titleEn: collection.titleEn,
        type: 'COLLECTION',
        path: `/collections/${collection.handle}`,
        resource: `Collection/${collection.handle}`,
      }));
  const categories = collectionEntries('category');
  const purposes = collectionEntries('purpose');
  const producers = collectionEntries('producer');
  const tags = catalogue.tagLinks.map(({ label, url }): Entry => ({ title: label, type: 'HTTP', path: url }));
  const group = (title: string, titleEn: string, path: string, entries: readonly Entry[]): Entry => ({
    title,
    titleEn,
    type: 'HTTP',
    path,
    entries,
  });
  const menus: readonly [handle: string, title: string, titleEn: string, entries: readonly Entry[]][] = [
    [
      'main-menu',
      'メインメニュー',
      'Main menu',
      [
        group('カテゴリーから探す', 'Category', '/', categories),
        group('用途から探す', 'Purpose', '/collections', purposes),
        group('タグから探す', 'Tag', '/search/tag', tags),
        group('生産者から探す', 'Producer', '/collections', producers),
        group('ランキング', 'Best sellers', '/ranking', []),
      ],
    ],
    ['categories', 'カテゴリー', 'Categories', categories],
    ['purposes', '用途', 'Purposes', purposes],
    ['tags', 'タグ', 'Tags', tags],
    ['producers', '生産者', 'Producers', producers],
    ['footer', 'フッターメニュー', 'Footer menu', footerEntries(catalogue)],
  ];
  const updatedAt = new Date(`${catalogue.meta.referenceDate}T00:00:00+09:00`);
  let nextItemId = DOCUMENT_IDS.menuItem;
  const toItem = (entry: Entry): StoredMenuItem => ({
    id: nextItemId++,
    title: entry.title,
    type: entry.type,
    path: entry.path,
    resource: entry.resource ?? null,
    translations: entry.titleEn === undefined ? {} : { EN: { title: entry.titleEn } },
    items: (entry.entries ?? []).map(toItem),
  });
  return menus.map(([handle, title, titleEn, entries], index) =>
    documentRow(
      'menu',
      { id: DOCUMENT_IDS.menu + index, handle, position: index + 1, updatedAt },
      { handle, title, translations: { EN: { title: titleEn } }, items: entries.map(toItem) },
    ),
  );
}

function footerEntries({ pages, policies, articles }: Catalogue): Entry[] {
  return [
    ...pages.map(
      ({ title, titleEn, handle }): Entry => ({
        title,
        titleEn,
        type: 'PAGE',
        path: `/pages/${handle}`,
        resource: `Page/${handle}`,
      }),
    ),
    ...articles.map(
      ({ title, titleEn, slug }): Entry => ({
        title,
        titleEn,
        type: 'ARTICLE',
        path: `/blogs/columns/${slug}`,
        resource: `Article/columns/${slug}`,
      }),
    ),
    ...policies.map(
      ({ title, titleEn, path, handle }): Entry => ({
        title,
        titleEn,
        type: 'SHOP_POLICY',
        path,
        resource: `ShopPolicy/${handle}`,
      }),
    ),
  ];
}
