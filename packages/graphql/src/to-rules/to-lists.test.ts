import { changeListView, DEFAULT_LIST_VIEW, LIST_SORTS } from '@shop/rules/catalog/list-view';
import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import type { CollectionSummaryFragment, ProducerStoryFragment } from '../__generated__/documents/graphql';
import { collectionVariables, priceCountVariables, searchVariables } from '../from-rules/list-variables';
import { wireCard } from '../testing/wire-product';
import { readAnswer } from './answer';
import { readCollectionSummary, toCollection } from './to-collection';
import { readMenu } from './to-menu';
import { toListChunk, toPriceCounts, toProductList, toSearchList } from './to-product-list';

const CATEGORIES = {
  handles: ['ornamentplants', 'tableplants', 'cactus'],
  children: { ornamentplants: ['tableplants', 'okinawa'] },
};

const pageInfo = { hasNextPage: false, endCursor: null };
const summary = {
  id: 'gid://shopify/Collection/1',
  handle: 'okinawa',
  title: '沖縄の植物',
  kind: { value: 'subcategory' },
  path: { value: '/ornamentplants/okinawa' },
  image: null,
  thumbnail: null,
};

describe('[LIST-04] sort and filters of the API', () => {
  test.each([
    ['recommended', 'COLLECTION_DEFAULT', false, 'RELEVANCE', false],
    ['best', 'BEST_SELLING', false, 'RELEVANCE', false],
    ['new', 'CREATED', true, 'RELEVANCE', false],
    ['price-asc', 'PRICE', false, 'PRICE', false],
    ['price-desc', 'PRICE', true, 'PRICE', true],
  ] as const)('%s', (sort, sortKey, reverse, searchKey, searchReverse) => {
    const view = changeListView(DEFAULT_LIST_VIEW, { sort });
    expect(collectionVariables(view)).toEqual({ sortKey, reverse, filters: [] });
    expect(searchVariables(view)).toEqual({ sortKey: searchKey, reverse: searchReverse, filters: [] });
    expect(LIST_SORTS).toContain(sort);
  });

  test('stock, price range, AI tags', () => {
    const tags = [{ parentId: 3, childId: 301 }];
    const view = changeListView(DEFAULT_LIST_VIEW, { inStockOnly: true, priceMin: yen(1000), tags });
    expect(collectionVariables(view).filters).toEqual([
      { available: true },
      { price: { min: 1000 } },
      { productMetafield: { namespace: 'shop', key: 'ai_tag_ids', value: '301' } },
    ]);
    expect(
      searchVariables(changeListView(view, { inStockOnly: false, priceMin: null, priceMax: yen(9) })).filters,
    ).toEqual([
      { price: { max: 9 } },
      { productMetafield: { namespace: 'shop', key: 'ai_tag_ids', value: '301' } },
    ]);
  });
});

describe('[LIST-04] the product count of each price range', () => {
  test('is requested with the other filters, with the range replacing the selected one', () => {
    const view = changeListView(DEFAULT_LIST_VIEW, { inStockOnly: true, priceMin: yen(10_000) });
    const { first, second, third, fourth } = priceCountVariables(view);
    expect([first, second, third, fourth]).toEqual([
      [{ available: true }, { price: { max: 3000 } }],
      [{ available: true }, { price: { min: 3000, max: 5000 } }],
      [{ available: true }, { price: { min: 5000, max: 10_000 } }],
      [{ available: true }, { price: { min: 10_000 } }],
    ]);
  });

  test('is the sum over the vendors; an unknown collection has no counts', () => {
    const range = (...counts: number[]) => ({
      nodes: counts.slice(0, 1).map((count) => ({ id: `p${count}` })),
      filters: [
        {
          id: 'filter.p.vendor',
          label: '販売元',
          type: 'LIST' as const,
          values: counts.map((count) => ({ id: `v${count}`, label: '', count, input: {} })),
        },
      ],
    });
    const collection = {
      id: '1',
      first: range(1, 2),
      second: range(),
      third: range(5),
      fourth: { nodes: [{ id: 'p' }], filters: [] },
    };
    expect(toPriceCounts({ collection })).toEqual({ ok: true, value: [3, 0, 5, null] });
    // A platform without filters tells at least that nothing is found.
    const none = { ...collection, fourth: { nodes: [], filters: [] } };
    expect(toPriceCounts({ collection: none })).toEqual({ ok: true, value: [3, 0, 5, 0] });
    expect(toPriceCounts({ collection: null })).toEqual({ ok: true, value: [] });
    const broken = {
      ...collection,
      third: { ...range(5), filters: [{ ...range(5).filters[0], values: [{}] }] },
    };
    expect(toPriceCounts({ collection: broken } as never)).toMatchObject({
      ok: false,
      error: { path: 'collection.third.filters.0.values.0.id' },
    });
  });
});

describe('lists', () => {
  const filters = [
    {
      id: 'f',
      label: '在庫',
      type: 'LIST' as const,
      values: [{ id: 'f.1', label: 'あり', count: 3, input: {} }],
    },
  ];

  test('one page of products with its filters', () => {
    expect(
      toProductList({ nodes: [wireCard()], filters, pageInfo: { hasNextPage: true, endCursor: 'c' } }),
    ).toMatchObject({
      ok: true,
      value: {
        products: [{ handle: 'pachira-mini' }],
        filters: [{ id: 'f', label: '在庫', values: [{ id: 'f.1', label: 'あり', count: 3 }] }],
        hasNextPage: true,
        endCursor: 'c',
      },
    });
  });

  test('[SEARCH-02] a search with its number of results', () => {
    const search = { totalCount: 40, nodes: [wireCard(), {}], pageInfo, productFilters: filters };
    expect(toSearchList(search)).toMatchObject({ ok: true, value: { total: 40, products: [{}] } });
  });

  test('[LIST-02] a page of a paginated list', () => {
    const edges = [{ cursor: 'a', node: { id: 'gid://shopify/Product/1' } }];
    expect(toListChunk({ edges, pageInfo: { hasNextPage: true, endCursor: 'a' } })).toEqual({
      ok: true,
      value: { places: [{ cursor: 'a', id: 'gid://shopify/Product/1' }], nextCursor: 'a' },
    });
    expect(toListChunk({ edges, pageInfo: { hasNextPage: false, endCursor: 'a' } })).toMatchObject({
      value: { nextCursor: null },
    });
    expect(toListChunk({ edges, pageInfo: { hasNextPage: true, endCursor: null } })).toMatchObject({
      ok: false,
      error: { path: 'products.pageInfo' },
    });
    expect(toListChunk({ edges: [{ cursor: 'a', node: {} }], pageInfo })).toMatchObject({
      ok: false,
      error: { path: 'products.edges.0.node' },
    });
  });
});

describe('collections and menus', () => {
  test('[LIST-03] a collection with its hero', () => {
    const wire = {
      ...summary,
      description: '沖縄から。',
      updatedAt: '',
      image: wireCard().featuredImage,
      seo: { title: null, description: '説明' },
      introduction: { value: '紹介' },
      parent: { reference: { handle: 'ornamentplants', title: '観葉植物' } },
      producer: null,
    };
    expect(toCollection(wire, CATEGORIES)).toMatchObject({
      ok: true,
      value: {
        kind: 'subcategory',
        path: '/ornamentplants/okinawa',
        cover: { width: 1296 },
        introduction: '紹介',
        parent: { handle: 'ornamentplants', name: '観葉植物' },
        producer: null,
        seo: { title: '沖縄の植物', description: '説明' },
      },
    });
    const repeated = { ...wire, introduction: { value: wire.description } };
    expect(toCollection(repeated, CATEGORIES)).toMatchObject({
      value: { description: '沖縄から。', introduction: '' },
    });
  });

  test("[LIST-06] a producer's collection has their statement and speciality in their fields", () => {
    const fact = (value: string) => ({ value });
    const image = wireCard().featuredImage;
    const place = image && { ...image, url: 'https://cdn.example/place.jpg' };
    const story: ProducerStoryFragment = {
      handle: 'producers-mizuki',
      name: fact('水城グリーンファーム'),
      category: fact('ornamentplants'),
      categoryName: fact('観葉植物'),
      prefecture: fact('愛知県田原市'),
      profile: fact('温室の農園です。'),
      image: null,
      quote: fact('「楽しんでほしい」'),
      speaker: null,
      dispatch: fact('慣らします'),
      crops: {
        references: {
          nodes: [
            {
              handle: 'umbellata',
              title: 'ウンベラータ',
              images: { nodes: [image, place].flatMap((one) => one ?? []) },
            },
            {},
          ],
        },
      },
    };
    const wire = {
      ...summary,
      description: '',
      updatedAt: '',
      seo: { title: null, description: null },
      introduction: null,
      parent: null,
    };
    expect(toCollection({ ...wire, producer: { reference: story } }, CATEGORIES)).toMatchObject({
      value: {
        producer: {
          name: '水城グリーンファーム',
          quote: '「楽しんでほしい」',
          speaker: '',
          crops: [{ handle: 'umbellata', image: { src: 'https://cdn.example/place.jpg' } }],
        },
      },
    });
    const bare = { ...story, quote: null, crops: null };
    expect(toCollection({ ...wire, producer: { reference: bare } }, CATEGORIES)).toMatchObject({
      value: { producer: { quote: '', crops: [] } },
    });
  });

  test.each([
    ['sale', 'other', '/collections/sale'],
    ['okinawa', 'other', '/ornamentplants/okinawa'],
    ['cactus', 'category', '/cactus'],
  ])('a collection without back-office content still has a page: %s', (handle, kind, path) => {
    const wire = { ...summary, handle, kind: null, path: null };
    const read = readAnswer('collection', wire, (collection) =>
      readCollectionSummary(collection, CATEGORIES),
    );
    expect(read).toMatchObject({ value: { kind, path } });
  });

  test('[BRAND-02] a collection without a thumbnail is shown by its own image', () => {
    const image = (name: string) => ({
      ...{ id: null, altText: null, width: 600, height: 600 },
      url: `https://cdn.example/${name}.jpg`,
    });
    const thumbnailOf = (pictures: Partial<typeof wire>) =>
      readAnswer('collection', { ...wire, ...pictures }, (collection) =>
        readCollectionSummary(collection, CATEGORIES),
      );
    const wire: CollectionSummaryFragment = { ...summary, image: image('own') };
    expect(thumbnailOf({})).toMatchObject({ value: { thumbnail: { src: 'https://cdn.example/own.jpg' } } });
    expect(thumbnailOf({ thumbnail: { reference: { image: image('tile') } } })).toMatchObject({
      value: { thumbnail: { src: 'https://cdn.example/tile.jpg' } },
    });
    expect(thumbnailOf({ image: null })).toMatchObject({ value: { thumbnail: null } });
  });

  test('[HEAD-01] a menu of two levels; internal pages by path, others by absolute URL', () => {
    const item = (title: string, url: string | null) => ({
      id: title,
      title,
      type: 'HTTP' as const,
      url,
      resource: null,
      items: [],
    });
    const menu = {
      id: 'm',
      handle: 'main-menu',
      title: 'メニュー',
      items: [
        {
          ...item('用途', 'https://shop.example/en/collections'),
          items: [
            {
              ...item('沖縄', 'https://shop.example/en/x'),
              resource: summary,
            },
            item('ヘルプ', 'https://help.example/en/x'),
          ],
        },
        { ...item('なし', null), resource: {} },
      ],
    };
    const pathOf = ({ type, url }: { type: string; url: string }) =>
      type === 'HTTP' ? url.replace('https://shop.example/en', '') : '?';
    const read = (wire: typeof menu | null) =>
      readAnswer('menu', wire, (present) => readMenu(present, pathOf, CATEGORIES));
    expect(read(menu)).toMatchObject({
      ok: true,
      value: [
        {
          url: '/collections',
          items: [
            { url: '/ornamentplants/okinawa', collection: { handle: 'okinawa' } },
            { url: 'https://help.example/en/x', collection: null },
          ],
        },
        { url: '', collection: null },
      ],
    });
    expect(read(null)).toEqual({ ok: true, value: [] });
  });
});
