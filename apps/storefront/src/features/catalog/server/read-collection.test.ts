import {
  CollectionCursorsDocument,
  CollectionDirectoryDocument,
  CollectionPageDocument,
  CollectionPriceCountsDocument,
  CollectionRoomsDocument,
} from '@shop/graphql/documents';
import { wireCard } from '@shop/graphql/testing/wire-product';
import { changeListView, DEFAULT_LIST_VIEW, goToPage } from '@shop/rules/catalog/list-view';
import { yen } from '@shop/rules/yen';
import { beforeEach, describe, expect, test } from 'vitest';
import { setStoreProfile } from '#foundation/brand/store-profile.ts';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readCollection, readCollectionDirectory, readListedProductsIfReachable } from './read-collection';
import { readListsPage } from './read-lists-page';

const { asked, cacheEntries, answer } = commerceUnderTest();

const TAGS = ['collection:okinawa', 'lists'];
const PLAIN = { sortKey: 'COLLECTION_DEFAULT', reverse: false, filters: [] };
const RANGES = {
  first: [{ price: { max: 3000 } }],
  second: [{ price: { min: 3000, max: 5000 } }],
  third: [{ price: { min: 5000, max: 10_000 } }],
  fourth: [{ price: { min: 10_000 } }],
};
const okinawa = {
  id: 'gid://shopify/Collection/1',
  handle: 'okinawa',
  title: '沖縄の植物',
  kind: { value: 'subcategory' },
  path: { value: '/ornamentplants/okinawa' },
  thumbnail: null,
  description: '沖縄から。',
  updatedAt: '2026-11-21T00:00:00Z',
  image: null,
  seo: { title: null, description: null },
  introduction: { value: '紹介' },
  parent: { reference: { handle: 'ornamentplants', title: '観葉植物' } },
  producer: null,
};
const filter = (id: string, values: readonly [id: string, count: number][]) => ({
  id,
  label: id,
  type: 'LIST' as const,
  values: values.map(([value, count]) => ({ id: value, label: value, count, input: {} })),
});
const availability = filter('filter.v.availability', [
  ['filter.v.availability.1', 2],
  ['filter.v.availability.0', 1],
]);
const products = (hasNextPage: boolean, ...handles: string[]) => ({
  nodes: handles.map((handle, index) => wireCard({ handle, id: `gid://shopify/Product/${index + 1}` })),
  pageInfo: { hasNextPage, endCursor: 'end' },
  filters: [availability],
});
const range = (count: number) => ({
  nodes: [{ id: 'gid://shopify/Product/1' }],
  filters: [filter('filter.p.vendor', [['mizuki', count]])],
});
const walked = (from: number, to: number, hasNextPage: boolean) => ({
  collection: {
    id: 'gid://shopify/Collection/1',
    products: {
      edges: Array.from({ length: to - from + 1 }, (_, index) => ({
        cursor: `c${from + index}`,
        node: { id: `gid://shopify/Product/${from + index}` },
      })),
      pageInfo: { hasNextPage, endCursor: `c${to}` },
    },
  },
});
const operations = () => asked.map(([operation]) => operation);

beforeEach(() => {
  answer(CollectionPageDocument, { collection: { ...okinawa, products: products(false, 'a', 'b') } });
  answer(CollectionPriceCountsDocument, {
    collection: { first: range(1), second: range(2), third: range(3), fourth: range(4) },
  });
  // 49 products: three pages of 24, in two chunks.
  answer(CollectionCursorsDocument, ({ after }) =>
    after === 'c30' ? walked(31, 49, false) : walked(1, 30, true),
  );
});

describe('[LIST-04] a list of one page', () => {
  test('has its collection, its products, their count and the count of each filter', async () => {
    const content = await readCollection('okinawa', DEFAULT_LIST_VIEW, 'ja');
    expect(content?.collection).toEqual({
      handle: 'okinawa',
      title: '沖縄の植物',
      kind: 'subcategory',
      path: '/ornamentplants/okinawa',
      thumbnail: null,
      description: '沖縄から。',
      introduction: '紹介',
      cover: null,
      parent: { name: '観葉植物', handle: 'ornamentplants' },
      producer: null,
      seo: { title: '沖縄の植物', description: '沖縄から。' },
    });
    expect(content?.list.products.map(({ handle }) => handle)).toEqual(['a', 'b']);
    expect(content?.list).toMatchObject({ hasNextPage: false, endCursor: 'end' });
    expect(content?.total).toBe(2);
    expect(content?.facets).toEqual({ inStock: 2, prices: [1, 2, 3, 4], tags: {} });
  });

  test('is requested with its prices in one request, and cached with them until the collection or lists change', async () => {
    await readCollection('okinawa', DEFAULT_LIST_VIEW, 'ja');
    const page = { handle: 'okinawa', first: 24, after: null, ...PLAIN, language: 'JA' };
    expect(asked).toEqual([
      ['CollectionPage', page],
      ['CollectionPriceCounts', { handle: 'okinawa', ...RANGES }],
    ]);
    expect(cacheEntries).toEqual([
      ['priceCounts,okinawa,p1', TAGS],
      ['list,ja,okinawa,p1', TAGS],
    ]);
  });

  test('has its price counts cached for all orders, pages, prices and languages', async () => {
    await readCollection('okinawa', DEFAULT_LIST_VIEW, 'ja');
    asked.length = 0;
    const view = changeListView(DEFAULT_LIST_VIEW, { sort: 'price-desc', priceMin: yen(1000) });
    await readCollection('okinawa', view, 'en');
    expect(asked).toEqual([
      [
        'CollectionPage',
        {
          handle: 'okinawa',
          first: 24,
          after: null,
          sortKey: 'PRICE',
          reverse: true,
          filters: [{ price: { min: 1000 } }],
          language: 'EN',
        },
      ],
    ]);
    expect(cacheEntries.at(-1)).toEqual(['list,en,okinawa,p1~sort.price-desc~price.1000-', TAGS]);
  });

  test('has its price counts with its other filters', async () => {
    const tags = [{ parentId: 3, childId: 301 }];
    await readCollection('okinawa', changeListView(DEFAULT_LIST_VIEW, { inStockOnly: true, tags }), 'ja');
    const others = [
      { available: true },
      { productMetafield: { namespace: 'shop', key: 'ai_tag_ids', value: '301' } },
    ];
    const [, counted] = asked.find(([operation]) => operation === 'CollectionPriceCounts') ?? [];
    expect(counted?.['first']).toEqual([others[0], { price: { max: 3000 } }, others[1]]);
    expect(cacheEntries.map(([key]) => key)).toEqual([
      'priceCounts,okinawa,p1~stock.1~tag.3.301',
      'list,ja,okinawa,p1~stock.1~tag.3.301',
    ]);
  });
});

describe('[LIST-02] a longer list', () => {
  test.each([
    ['says how many products it has by its filters, and is not walked for its first page', [20, 29], 49, []],
    ['is walked where its filters cannot be right', [1, 1], 49, ['CollectionCursors', 'CollectionCursors']],
  ])('%s', async (_, counts, total, walks) => {
    const vendors = filter(
      'filter.p.vendor',
      counts.map((count, index) => [`vendor ${index}`, count]),
    );
    answer(CollectionPageDocument, {
      collection: { ...okinawa, products: { ...products(true, 'a', 'b'), filters: [availability, vendors] } },
    });
    expect((await readCollection('okinawa', DEFAULT_LIST_VIEW, 'ja'))?.total).toBe(total);
    expect(operations()).toEqual(['CollectionPage', 'CollectionPriceCounts', ...walks]);
  });

  test('is paged through once for its count, in both languages', async () => {
    answer(CollectionPageDocument, { collection: { ...okinawa, products: products(true, 'a', 'b') } });
    expect((await readCollection('okinawa', DEFAULT_LIST_VIEW, 'ja'))?.total).toBe(49);
    expect((await readCollection('okinawa', DEFAULT_LIST_VIEW, 'en'))?.total).toBe(49);
    expect(asked.filter(([operation]) => operation === 'CollectionCursors')).toEqual([
      ['CollectionCursors', { handle: 'okinawa', after: null, ...PLAIN }],
      ['CollectionCursors', { handle: 'okinawa', after: 'c30', ...PLAIN }],
    ]);
    expect(cacheEntries.find(([key]) => key.startsWith('walk'))).toEqual(['walk,okinawa,p1', TAGS]);
  });

  test.each([
    [2, 'c24'],
    [3, 'c48'],
    [4, 'c48'],
    [99, 'c48'],
  ])('page %i starts after the cursor %s: one beyond the last is the last', async (number, cursor) => {
    const content = await readCollection('okinawa', goToPage(DEFAULT_LIST_VIEW, number), 'ja');
    expect(content?.total).toBe(49);
    const [, page] = asked.find(([operation]) => operation === 'CollectionPage') ?? [];
    expect(page?.['after']).toBe(cursor);
    expect(cacheEntries.map(([key]) => key)).toEqual([
      'walk,okinawa,p1',
      'priceCounts,okinawa,p1',
      `list,ja,okinawa,p${number}`,
    ]);
  });

  test('of another order is paged through again', async () => {
    const view = changeListView(DEFAULT_LIST_VIEW, { sort: 'new' });
    await readCollection('okinawa', goToPage(DEFAULT_LIST_VIEW, 2), 'ja');
    await readCollection('okinawa', goToPage(view, 2), 'ja');
    expect(asked.filter(([operation]) => operation === 'CollectionCursors').at(-1)).toEqual([
      'CollectionCursors',
      { handle: 'okinawa', after: 'c30', sortKey: 'CREATED', reverse: true, filters: [] },
    ]);
    expect(cacheEntries.map(([key]) => key)).toContain('walk,okinawa,p1~sort.new');
  });
});

describe('[ROUTE-14] an unknown list', () => {
  test('is null', async () => {
    answer(CollectionPageDocument, { collection: null });
    expect(await readCollection('nowhere', DEFAULT_LIST_VIEW, 'ja')).toBeNull();
    expect(operations()).toEqual(['CollectionPage', 'CollectionPriceCounts']);
  });

  test('is not requested when its handle is invalid', async () => {
    expect(await readCollection('../admin', DEFAULT_LIST_VIEW, 'ja')).toBeNull();
    expect(asked).toEqual([]);
    expect(cacheEntries).toEqual([]);
  });

  test('deleted before its second page has no products', async () => {
    answer(CollectionCursorsDocument, { collection: null });
    const content = await readCollection('okinawa', goToPage(DEFAULT_LIST_VIEW, 2), 'ja');
    expect(content?.total).toBe(0);
    expect(asked.find(([operation]) => operation === 'CollectionPage')?.[1]['after']).toBeNull();
  });
});

describe('[DATA-01] a response of another shape', () => {
  test.each([
    ['collection.title', { ...okinawa, title: 7, products: products(false) }],
    [
      'products.nodes.0.title',
      { ...okinawa, products: { ...products(false), nodes: [{ ...wireCard(), title: 7 }] } },
    ],
  ])('is not a list, and is named by its path: %s', async (path, collection) => {
    answer(CollectionPageDocument, { collection } as never);
    await expect(readCollection('okinawa', DEFAULT_LIST_VIEW, 'ja')).rejects.toThrow(
      `The platform's answer at ${path} is not a text`,
    );
    expect(cacheEntries.map(([key]) => key)).toEqual(['priceCounts,okinawa,p1']);
  });
});

describe('read-collection-directory', () => {
  const { asked, cacheEntries, answer } = commerceUnderTest();
  const purpose = {
    id: 'gid://shopify/MenuItem/1',
    title: 'デスク・卓上に',
    type: 'HTTP' as const,
    url: 'http://localhost:3000/collections/desk',
    resource: null,
    items: [],
  };
  const producer = {
    id: 'gid://shopify/Metaobject/1',
    handle: 'producers-mizuki',
    name: { value: '水城グリーンファーム' },
    category: { value: 'ornamentplants' },
    categoryName: { value: '観葉植物' },
    prefecture: { value: '愛知県田原市' },
    profile: { value: '温室の農園です。' },
    image: null,
  };

  test.each([
    ['a purpose', [purpose], [], true],
    ['a producer', [], [producer], true],
    ['neither', [], [], false],
  ] as const)(
    '[ROUTE-09] [ROUTE-14] a store whose menus lead to no list has the page of all lists with %s: %#',
    async (_, purposes, producers, isThere) => {
      const nothing = {
        ...{ name: '', pages: [], policies: [], collections: {}, tags: [], sections: [], facts: {} },
        ...{ menus: { categories: [], purposes: [] }, deliveryRules: null },
      };
      setStoreProfile({ ja: nothing, en: nothing });
      answer(CollectionDirectoryDocument, {
        purposes: { items: [...purposes] },
        producers: { nodes: [...producers] },
      });
      expect((await readListsPage('ja')) !== null).toBe(isThere);
      setStoreProfile(null);
    },
  );

  test.each([
    ['ja', 'JA'],
    ['en', 'EN'],
  ] as const)(
    '[ROUTE-09] purposes and producers are read in one request in %s, with storefront URLs as paths',
    async (locale, language) => {
      answer(CollectionDirectoryDocument, {
        purposes: { items: [purpose] },
        producers: { nodes: [producer] },
      });
      expect(await readCollectionDirectory(locale)).toEqual({
        purposes: [{ title: 'デスク・卓上に', url: '/collections/desk', collection: null, items: [] }],
        producers: [
          {
            handle: 'producers-mizuki',
            name: '水城グリーンファーム',
            category: 'ornamentplants',
            categoryName: '観葉植物',
            region: '愛知県田原市',
            profile: '温室の農園です。',
            image: null,
          },
        ],
      });
      expect(asked).toEqual([['CollectionDirectory', { producersFirst: 50, language }]]);
      expect(cacheEntries).toEqual([[`collectionDirectory,${locale}`, ['lists']]]);
    },
  );
});

describe('read-listed-plants', () => {
  const { asked, cacheEntries, answer } = commerceUnderTest();

  const LAYER = { src: 'a.webp', x: 0, y: 0, width: 90, height: 110 };
  const VIEW = { light: 'lace', plate: 'room.webp', plant: LAYER, shadow: LAYER };
  const SIZE = { variantId: 1, fromCm: 15, toCm: 25, heightCm: 20, groundCm: 50, footX: 908, views: [VIEW] };
  const ROOM = { width: 1600, height: 1200, pixelsPerCm: 5, floorY: 1068, sizes: [SIZE] };

  const product = (handle: string, room: object | null) => ({
    id: 'gid://shopify/Product/1',
    handle,
    title: handle,
    room: room && { value: JSON.stringify(room) },
    variants: {
      nodes: [
        { id: 'gid://shopify/ProductVariant/1', title: 'Default Title', availableForSale: true },
        { id: 'gid://shopify/ProductVariant/2', title: '6号', availableForSale: false },
        { id: 'gid://shopify/ProductVariant/3', title: '8号', availableForSale: true },
      ],
    },
  });

  describe('[ROOM-08] the plants of a list that have cut-outs for the room', () => {
    test('are in the order of the list, with their available variants', async () => {
      answer(CollectionRoomsDocument, {
        collection: {
          products: { nodes: [product('fern', ROOM), product('can', null), product('palm', ROOM)] },
        },
      });
      const plants = await readListedProductsIfReachable('desk', 'en');
      expect(plants.map(({ handle }) => handle)).toEqual(['fern', 'palm']);
      expect(plants[0]?.room).toEqual(ROOM);
      expect(plants[0]?.variants).toEqual([
        { id: 1, title: '' },
        { id: 3, title: '8号' },
      ]);
      expect(asked).toEqual([['CollectionRooms', { handle: 'desk', first: 24, language: 'EN' }]]);
      expect(cacheEntries).toEqual([['listRoom,en,desk', ['collection:desk', 'lists']]]);
    });

    test('are empty for an unknown list, and while the platform is unavailable', async () => {
      answer(CollectionRoomsDocument, { collection: null });
      expect(await readListedProductsIfReachable('nowhere', 'ja')).toEqual([]);
      answer(CollectionRoomsDocument, {
        collection: { id: 'x', products: { nodes: [{ handle: 7 }] } },
      } as never);
      expect(await readListedProductsIfReachable('desk', 'ja')).toEqual([]);
    });
  });
});
