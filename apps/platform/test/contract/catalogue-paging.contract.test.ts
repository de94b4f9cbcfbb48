import { describe, expect, test } from 'vitest';
import type { ProductConnection } from '../../src/graphql/__generated__/resolvers.ts';
import { platformOfFile } from '../support/platform-under-test.ts';

const GENERATED = 1_000;
const PRODUCTS = 271 + GENERATED;

const shop = await platformOfFile({ PLATFORM_SCALE: String(GENERATED) });

interface Walk {
  /** with `$first`, `$after`, `$last`, `$before`, `$reverse`, `$sortKey` */
  readonly query: string;
  readonly sortKey: string;
  readonly size: number;
  readonly reverse?: boolean;
  readonly backward?: boolean;
}

interface Connection {
  readonly nodes: readonly { readonly id: string }[];
  readonly edges: readonly { readonly cursor: string }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** The connection of a response: its only field, or the only field of that. */
function connectionOf(data: object): Connection {
  const [root]: unknown[] = Object.values(data);
  if (typeof root !== 'object' || root === null) throw new Error('the response is empty');
  return 'pageInfo' in root ? (root as Connection) : connectionOf(root);
}

/** Follows the cursors of a response's first connection to the end. */
async function walk({ query, sortKey, size, reverse = false, backward = false }: Walk): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (let turn = 0; turn < 200; turn += 1) {
    const { data, errors } = await shop.ask(query, {
      sortKey,
      reverse,
      ...(backward ? { last: size, before: cursor } : { first: size, after: cursor }),
    });
    if (errors) throw new Error(errors[0]?.message);
    const { nodes, edges, pageInfo } = connectionOf(data);
    const page = nodes.map(({ id }) => id);
    expect(edges.map((edge) => edge.cursor)).toHaveLength(page.length);
    if (backward) ids.unshift(...page);
    else ids.push(...page);
    if (!(backward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) return ids;
    cursor = backward ? pageInfo.startCursor : pageInfo.endCursor;
  }
  throw new Error('the walk does not end');
}

function connection(field: string, sortKeys: string, inner = ''): string {
  return `query Walk($first: Int, $after: String, $last: Int, $before: String, $reverse: Boolean, $sortKey: ${sortKeys}) {
    ${field}(first: $first, after: $after, last: $last, before: $before, reverse: $reverse, sortKey: $sortKey${inner}) {
      nodes { id } edges { cursor }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;
}

const PRODUCT_KEYS = [
  'TITLE',
  'PRODUCT_TYPE',
  'VENDOR',
  'UPDATED_AT',
  'CREATED_AT',
  'BEST_SELLING',
  'PRICE',
  'ID',
  'RELEVANCE',
];
const COLLECTION_KEYS = [
  'TITLE',
  'PRICE',
  'BEST_SELLING',
  'CREATED',
  'ID',
  'MANUAL',
  'COLLECTION_DEFAULT',
  'RELEVANCE',
];

describe('[LIST-02] paging in any order returns each product once', () => {
  test.each(PRODUCT_KEYS)('products by %s, forward, backward and reversed', async (sortKey) => {
    const query = connection('products', 'ProductSortKeys');
    const forward = await walk({ query, sortKey, size: 100 });
    expect(new Set(forward).size).toBe(PRODUCTS);
    expect(forward).toHaveLength(PRODUCTS);
    expect(await walk({ query, sortKey, size: 250, backward: true })).toEqual(forward);
    expect(await walk({ query, sortKey, size: 250, reverse: true })).toEqual([...forward].reverse());
  });

  test.each(COLLECTION_KEYS)('a collection by %s', async (sortKey) => {
    const query = connection(
      'collection(handle: "ornamentplants") { products',
      'ProductCollectionSortKeys',
    ).replace(/\}\s*$/, '} }');
    const forward = await walk({ query, sortKey, size: 7 });
    expect(forward.length).toBeGreaterThan(57);
    expect(new Set(forward).size).toBe(forward.length);
    expect(await walk({ query, sortKey, size: 250, backward: true, reverse: true })).toEqual(
      [...forward].reverse(),
    );
  });

  test.each(['RELEVANCE', 'PRICE'])('a search by %s', async (sortKey) => {
    const query = connection('search', 'SearchSortKeys', ', query: "観葉植物", types: [PRODUCT]').replaceAll(
      'nodes { id }',
      'nodes { ... on Product { id } }',
    );
    const forward = await walk({ query, sortKey, size: 30 });
    expect(new Set(forward).size).toBe(forward.length);
    expect(forward.length).toBeGreaterThan(60);
    expect(await walk({ query, sortKey, size: 200, backward: true })).toEqual(forward);
  });

  test.each([
    ['collections', 'CollectionSortKeys', ['TITLE', 'UPDATED_AT', 'ID', 'RELEVANCE'], 50],
    ['pages', 'PageSortKeys', ['TITLE', 'UPDATED_AT', 'ID', 'RELEVANCE'], 7],
    [
      'articles',
      'ArticleSortKeys',
      ['TITLE', 'BLOG_TITLE', 'AUTHOR', 'UPDATED_AT', 'PUBLISHED_AT', 'ID', 'RELEVANCE'],
      17,
    ],
    ['blogs', 'BlogSortKeys', ['HANDLE', 'TITLE', 'ID', 'RELEVANCE'], 2],
  ])('%s in every order', async (field, type, keys, count) => {
    const query = connection(field, type);
    for (const sortKey of keys) {
      const forward = await walk({ query, sortKey, size: 3 });
      expect(new Set(forward).size, sortKey).toBe(count);
      expect(await walk({ query, sortKey, size: 4, backward: true, reverse: true }), sortKey).toEqual(
        [...forward].reverse(),
      );
    }
  });

  test('prices ascend, reversed they descend', async () => {
    const { data } = await shop.ask<Record<'up' | 'down', ProductConnection>>(`{
      up: products(first: 250, sortKey: PRICE) { nodes { priceRange { minVariantPrice { amount } } } }
      down: products(first: 250, sortKey: PRICE, reverse: true) { nodes { priceRange { minVariantPrice { amount } } } }
    }`);
    type Priced = { priceRange: { minVariantPrice: { amount: string } } };
    const amounts = (nodes: Priced[]) =>
      nodes.map(({ priceRange }) => Number(priceRange.minVariantPrice.amount));
    expect(amounts(data.up.nodes)).toEqual([...amounts(data.up.nodes)].sort((a, b) => a - b));
    expect(amounts(data.down.nodes)).toEqual([...amounts(data.down.nodes)].sort((a, b) => b - a));
  });

  test('paging resumes at its position when an earlier product changes its price', async () => {
    const ask = (after: string | null) =>
      shop.ask(
        'query($after: String) { products(first: 50, sortKey: PRICE, after: $after) { nodes { id variants(first: 1) { nodes { id } } } pageInfo { endCursor } } }',
        { after },
      );
    const first = (await ask(null)).data.products;
    const [moved] = first.nodes;
    const variantId = moved?.variants.nodes[0]?.id.split('/').at(-1);
    const patched = await fetch(`${shop.url}/admin/variants/${variantId}`, {
      method: 'PATCH',
      headers: { 'x-platform-admin-token': shop.adminToken },
      body: JSON.stringify({ price: 9_999_999 }),
    });
    expect(patched.status).toBe(200);
    const second = (await ask(first.pageInfo.endCursor)).data.products;
    const seen = new Set(first.nodes.slice(1).map(({ id }: { id: string }) => id));
    expect(second.nodes).toHaveLength(50);
    expect(second.nodes.filter(({ id }: { id: string }) => seen.has(id))).toEqual([]);
  });

  test.each([
    ['{ products { nodes { id } } }', 'you must provide one of first or last'],
    ['{ products(first: 1, last: 1) { nodes { id } } }', 'providing both first and last is not supported'],
    ['{ products(first: 251) { nodes { id } } }', 'products: first cannot exceed 250, it is 251'],
    ['{ products(first: 1, after: "x") { nodes { id } } }', 'Invalid cursor for current pagination sort.'],
    [
      '{ product(handle: "pachira-mini") { images { nodes { id } } } }',
      'you must provide one of first or last',
    ],
  ])('%s is rejected with a location', async (query, message) => {
    const { errors } = await shop.ask(query);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_REQUEST' } });
    expect(errors?.[0]?.path).toBeDefined();
  });

  test('the sitemap has every product once', async () => {
    const handles: string[] = [];
    for (let page = 1; page < 20; page += 1) {
      const { data } = await shop.ask(
        'query($page: Int!) { sitemap(type: PRODUCT) { pagesCount { count } resources(page: $page) { hasNextPage items { handle } } } }',
        { page },
      );
      expect(data.sitemap.pagesCount.count).toBe(Math.ceil(PRODUCTS / 250));
      handles.push(...data.sitemap.resources.items.map((item: { handle: string }) => item.handle));
      if (!data.sitemap.resources.hasNextPage) break;
    }
    expect(new Set(handles).size).toBe(PRODUCTS);
  });
});
