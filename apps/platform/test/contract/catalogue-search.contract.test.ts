import { describe, expect, test } from 'vitest';
import type {
  Product,
  ProductConnection,
  SearchResultItemConnection,
} from '../../src/graphql/__generated__/resolvers.ts';
import { type GraphqlAnswer, platformOfFile } from '../support/platform-under-test.ts';

const shop = await platformOfFile();

const handlesOf = (nodes: readonly { handle: string }[]) => nodes.map(({ handle }) => handle);

async function find(query: string): Promise<string[]> {
  const handles: string[] = [];
  for (let after: string | null = null; ; ) {
    const { data }: GraphqlAnswer = await shop.ask(
      `query($query: String!, $after: String) {
        products(first: 250, after: $after, query: $query, sortKey: BEST_SELLING) { nodes { handle } pageInfo { hasNextPage endCursor } }
      }`,
      { query, after },
    );
    handles.push(...handlesOf(data.products.nodes));
    if (!data.products.pageInfo.hasNextPage) return handles;
    after = data.products.pageInfo.endCursor;
  }
}

/** A search that returns only products. */
type FoundProducts = { search: Omit<SearchResultItemConnection, 'nodes'> & { nodes: Product[] } };

async function search(query: string, extra = ''): Promise<{ totalCount: number; titles: string[] }> {
  const { data } = await shop.ask(
    `query($query: String!) { search(first: 250, query: $query ${extra}) { totalCount nodes { ... on Product { title } ... on Page { title } ... on Article { title } } } }`,
    { query },
  );
  return {
    totalCount: data.search.totalCount,
    titles: data.search.nodes.map(({ title }: { title: string }) => title),
  };
}

describe('[SEARCH-03] a shopper finds a plant in every spelling', () => {
  test('by kana, width, case, Latin and English name', async () => {
    const expected = (await find('モンステラ')).sort();
    expect(expected).toContain('monstera-deliciosa');
    for (const query of [
      'もんすてら',
      'ﾓﾝｽﾃﾗ',
      'Monstera',
      'MONSTERA',
      'ｍｏｎｓｔｅｒａ',
      'monst*',
      'title:モンステラ',
    ]) {
      const found = await find(query);
      expect(found, query).toContain('monstera-deliciosa');
      expect(found, query).toContain('monstera-adansonii');
    }
    expect(await find('deliciosa')).toContain('monstera-deliciosa');
    expect(await find('"Monstera deliciosa"')).toContain('monstera-deliciosa');
  });

  test('by category, producer and tag, in both languages', async () => {
    for (const query of [
      '観葉植物',
      'ornamental',
      '水城グリーンファーム',
      'Mizuki',
      'はじめての植物',
      'op001-1',
    ]) {
      expect(await find(query), query).toContain('pachira-mini');
    }
  });
});

describe('[LIST-04] the search syntax', () => {
  test.each([
    ['tag:SALE', 17],
    ['tag:sale', 17],
    ['-tag:SALE', 271 - 17],
    ['tag_not:SALE', 271 - 17],
    ['NOT tag:SALE', 271 - 17],
    ['product_type:サボテン', 13],
    ['product_type:Cacti', 13],
    ['product_type:サボテン,盆栽', 25],
    ['product_type:サボテン OR product_type:盆栽', 25],
    ['(product_type:サボテン OR product_type:盆栽) AND NOT tag:SALE AND tag:SALE', 0],
    ['available_for_sale:false', 16],
    ['available_for_sale:true', 255],
    ['handle:pachira-mini', 1],
    ['handle:pachira*', 2],
    ['id:7583412945071', 1],
    ['id:>=7583412945071 id:<=7583412945071', 1],
    ['variants.price:<0', 0],
    ['variants.price:>=0', 271],
    ['created_at:>2999', 0],
    ['created_at:<now', 271],
    ['created_at:<now updated_at:<=now', 271],
    ['', 271],
    ['*', 271],
  ])('%j finds %i', async (query, count) => {
    expect(await find(query)).toHaveLength(count);
  });

  test('prices are compared with each variant', async () => {
    const { data } = await shop.ask(
      '{ products(first: 250, query: "variants.price:>=10000 variants.price:<20000") { nodes { variants(first: 50) { nodes { price { amount } } } } } }',
    );
    expect(data.products.nodes.length).toBeGreaterThan(5);
    for (const { variants } of data.products.nodes) {
      const prices = variants.nodes.map(({ price }: { price: { amount: string } }) => Number(price.amount));
      expect(Math.max(...prices)).toBeGreaterThanOrEqual(10_000);
      expect(Math.min(...prices)).toBeLessThan(20_000);
    }
  });

  test('vendors are found by quoted name', async () => {
    expect((await find('vendor:水城グリーンファーム')).length).toBe(
      (await find('vendor:"Mizuki Green Farm"')).length,
    );
    expect(await find('vendor:"塊根工房 砂ノ庭"')).toContain('codex-gracilis');
  });

  test('an unknown field is ignored with a warning for the client', async () => {
    const { data, errors, extensions } = await shop.ask<{ found: ProductConnection }>(
      '{ found: products(first: 1, query: "colour:red tag:SALE") { nodes { tags } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.found.nodes[0]?.tags).toContain('SALE');
    expect(extensions).toMatchObject({
      search: [
        {
          path: ['found'],
          query: 'colour:red tag:SALE',
          warnings: [
            { field: 'colour', message: 'Invalid search field for this query.', code: 'invalid_field' },
          ],
        },
      ],
    });
    expect(await find('NOT colour:red')).toHaveLength(271);
    expect(await find('colour:red OR tag:SALE')).toHaveLength(17);
  });

  test.each([
    '(((',
    '"',
    '\\',
    'OR OR OR',
    '-',
    ':',
    'tag:',
    ') NOT ( -"',
    '𠮷🌱',
    "%_'; drop table product; --",
  ])('the syntax error %j does not fail the search', async (query) => {
    const { errors } = await shop.ask(
      'query($q: String!) { products(first: 1, query: $q) { nodes { id } } search(first: 1, query: $q) { totalCount } predictiveSearch(query: $q) { products { id } queries { text } } }',
      { q: query },
    );
    expect(errors).toBeUndefined();
  });
});

describe('[SEARCH-02] search', () => {
  test('counts all results of all types', async () => {
    const { totalCount, titles } = await search('観葉植物');
    expect(totalCount).toBe(titles.length);
    expect(titles).toContain('はじめての部屋におすすめの観葉植物と選び方');
    expect((await search('観葉植物', ', types: [PRODUCT]')).totalCount).toBeLessThan(totalCount);
    expect((await search('保証', ', types: [PAGE]')).titles[0]).toBe('植物保証について');
    expect(await search('該当なし検索語')).toEqual({ totalCount: 0, titles: [] });
  });

  test('ranks the best match first, sold-out products last', async () => {
    expect((await search('パキラ', ', types: [PRODUCT]')).titles[0]).toMatch(/^パキラ/);
    const { data } = await shop.ask<FoundProducts>(
      '{ search(first: 250, query: "観葉植物", types: [PRODUCT]) { nodes { ... on Product { availableForSale } } } }',
    );
    const available = data.search.nodes.map((node) => node.availableForSale);
    expect(available).toEqual([...available].sort((a, b) => Number(b) - Number(a)));
    expect(available).toContain(false);
    const hidden = await search('観葉植物', ', types: [PRODUCT], unavailableProducts: HIDE');
    expect(hidden.totalCount).toBe(available.filter(Boolean).length);
  });

  test('by price', async () => {
    const { data } = await shop.ask<FoundProducts>(
      '{ search(first: 250, query: "鉢", types: [PRODUCT], sortKey: PRICE) { nodes { ... on Product { priceRange { minVariantPrice { amount } } } } } }',
    );
    const amounts = data.search.nodes.map((node) => Number(node.priceRange.minVariantPrice.amount));
    expect(amounts.length).toBeGreaterThan(10);
    expect(amounts).toEqual([...amounts].sort((a: number, b: number) => a - b));
  });

  test('the last word may be a prefix where the client allows it', async () => {
    expect((await search('monst', ', types: [PRODUCT]')).totalCount).toBe(0);
    expect((await search('monst', ', types: [PRODUCT], prefix: LAST')).totalCount).toBeGreaterThan(2);
  });
});

describe('[PLAT-02] predictive search for other clients', () => {
  test('suggests during typing', async () => {
    const { data } = await shop.ask(
      '{ predictiveSearch(query: "もんす") { products { title } queries { text styledText } collections { title } pages { title } articles { title } } }',
    );
    expect(data.predictiveSearch.products[0]?.title).toMatch(/モンステラ/);
    expect(data.predictiveSearch.queries[0]).toEqual({
      text: 'モンステラ',
      styledText: '<mark>モンス</mark><span>テラ</span>',
    });
    const english = await shop.ask(
      'query @inContext(language: EN) { predictiveSearch(query: "mons", types: [QUERY, PRODUCT]) { products { title } queries { text } collections { title } } }',
    );
    expect(english.data.predictiveSearch.products.length).toBeGreaterThan(2);
    expect(english.data.predictiveSearch.collections).toEqual([]);
  });

  test('completes Latin words from their beginning', async () => {
    const suggested = async (typed: string) => {
      const { data } = await shop.ask(
        `query @inContext(language: EN) { predictiveSearch(query: "${typed}", types: [QUERY]) { queries { text } } }`,
      );
      return data.predictiveSearch.queries.map(({ text }: { text: string }) => text);
    };
    expect(await suggested('monst')).toContain('Monstera deliciosa');
    expect(await suggested('onst')).toEqual([]);
  });

  test('has sold-out products last, or leaves them out', async () => {
    const { data } = await shop.ask<FoundProducts>(
      '{ search(first: 250, query: "植物", types: [PRODUCT]) { nodes { ... on Product { title availableForSale } } } }',
    );
    const title = data.search.nodes.find(({ availableForSale }) => !availableForSale)?.title;
    const found = async (extra: string) => {
      const answer = await shop.ask<FoundProducts>(
        `query($query: String!) { predictiveSearch(query: $query, types: [PRODUCT] ${extra}) { products { title availableForSale } } }`,
        { query: title },
      );
      return answer.data.predictiveSearch.products;
    };
    expect((await found('')).at(-1)).toMatchObject({ title, availableForSale: false });
    const hidden = await found(', unavailableProducts: HIDE');
    expect(hidden.filter(({ availableForSale }: { availableForSale: boolean }) => !availableForSale)).toEqual(
      [],
    );
  });

  test('respects its limit, in total or per type', async () => {
    const count = async (extra: string) => {
      const { data } = await shop.ask(
        `{ predictiveSearch(query: "植物" ${extra}) { products { id } collections { id } queries { text } pages { id } articles { id } } }`,
      );
      return Object.values(data.predictiveSearch).map(({ length }) => length);
    };
    expect((await count('')).reduce((sum, length) => sum + length)).toBe(10);
    expect((await count(', limit: 4')).reduce((sum, length) => sum + length)).toBe(4);
    expect(Math.max(...(await count(', limit: 3, limitScope: EACH')))).toBe(3);
    const { errors } = await shop.ask('{ predictiveSearch(query: "a", limit: 11) { products { id } } }');
    expect(errors?.[0]?.message).toMatch(/limit/);
  });

  test('[SEARCH-01] suggests nothing for an empty query', async () => {
    const { data } = await shop.ask(
      '{ predictiveSearch(query: " ") { products { id } collections { id } queries { text } } }',
    );
    expect(data.predictiveSearch).toEqual({ products: [], collections: [], queries: [] });
  });
});

describe('[LIST-04] filters', () => {
  async function filtered(filters: readonly object[], handle = 'ornamentplants') {
    const { data, errors } = await shop.ask(
      `query($handle: String!, $filters: [ProductFilter!]) { collection(handle: $handle) { products(first: 250, filters: $filters) {
        nodes { handle vendor tags availableForSale }
        filters { id label type presentation values { id label count input } }
      } } }`,
      { handle, filters },
    );
    if (errors) throw new Error(errors[0]?.message);
    return data.collection.products;
  }

  test('of one kind are combined by OR, of different kinds by AND', async () => {
    const vendors = [{ productVendor: '水城グリーンファーム' }, { productVendor: 'うるま南風園' }];
    const either = await filtered(vendors);
    expect(new Set(either.nodes.map(({ vendor }: { vendor: string }) => vendor)).size).toBe(2);
    const both = await filtered([...vendors, { tag: 'はじめての植物' }, { available: true }]);
    expect(both.nodes.length).toBeGreaterThan(0);
    for (const { tags, availableForSale } of both.nodes) {
      expect(tags).toContain('はじめての植物');
      expect(availableForSale).toBe(true);
    }
  });

  test('a price and an option match the same variant', async () => {
    const both = [{ variantOption: { name: 'サイズ', value: '3号' } }, { price: { min: 2_000 } }];
    expect(handlesOf((await filtered([both[0] ?? {}])).nodes)).toContain('pachira-mini');
    // Its 3号 costs 1,280 yen and its 4号 2,480.
    expect(handlesOf((await filtered(both)).nodes)).not.toContain('pachira-mini');
  });

  test('by AI tag over all products', async () => {
    const { nodes } = await filtered(
      [{ productMetafield: { namespace: 'shop', key: 'ai_tag_ids', value: '301' } }],
      'all',
    );
    expect(nodes.length).toBeGreaterThan(10);
    expect(handlesOf(nodes)).toContain('pachira-mini');
  });

  test('have counts independent of the sort order', async () => {
    const countsBy = async (order: string) => {
      const { data } = await shop.ask(`query { collection(handle: "ornamentplants") {
        products(first: 9, ${order}, filters: [{ available: true }]) { filters { id values { id count } } }
      } }`);
      return data.collection.products.filters;
    };
    const cheapFirst = await countsBy('sortKey: PRICE');
    expect(cheapFirst.length).toBeGreaterThan(3);
    expect(await countsBy('sortKey: CREATED, reverse: true')).toEqual(cheapFirst);
  });

  test('each value has the true count of its results', async () => {
    const chosen = [{ productVendor: '水城グリーンファーム' }];
    const { filters } = await filtered(chosen);
    expect(filters.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([
        'filter.v.availability',
        'filter.v.price',
        'filter.p.vendor',
        'filter.p.tag',
        'filter.v.option.サイズ',
        'filter.p.m.shop.ai_tag_ids',
      ]),
    );
    for (const { id, type, values } of filters) {
      if (type !== 'LIST') continue;
      for (const value of values.slice(0, 3)) {
        const others = id === 'filter.p.vendor' ? [] : chosen;
        const { nodes } = await filtered([...others, JSON.parse(String(value.input))]);
        expect(nodes.length, `${value.id}`).toBe(value.count);
      }
    }
  });

  test('of a search', async () => {
    const { data } =
      await shop.ask<FoundProducts>(`{ search(first: 5, query: "観葉植物", types: [PRODUCT], productFilters: [{ available: true }, { price: { max: 2000 } }]) {
      totalCount nodes { ... on Product { availableForSale priceRange { minVariantPrice { amount } } } } productFilters { id values { count } }
    } }`);
    expect(data.search.totalCount).toBeGreaterThan(0);
    for (const node of data.search.nodes) {
      expect(node.availableForSale).toBe(true);
      expect(Number(node.priceRange.minVariantPrice.amount)).toBeLessThanOrEqual(2000);
    }
    expect(data.search.productFilters.length).toBeGreaterThan(3);
  });

  test('unsupported by the platform are named', async () => {
    await expect(filtered([{ category: { id: 'gid://shopify/TaxonomyCategory/x' } }])).rejects.toThrow(
      'ProductFilter.category is not supported by this platform',
    );
    await expect(filtered([{ taxonomyMetafield: { namespace: 'a', key: 'b', value: 'c' } }])).rejects.toThrow(
      'ProductFilter.taxonomyMetafield is not supported by this platform',
    );
  });
});

describe('[PLAT-04] search results carry tracking parameters', () => {
  const FOUND = 'trackingParameters';
  test('in a page of results and in suggestions; no other query does', async () => {
    const { data } = await shop.ask(
      `query Q($term: String!) {
        results: search(query: $term, first: 2, types: [PRODUCT]) {
          edges { node { ... on Product { ${FOUND} collections(first: 1) { nodes { ${FOUND} } } } } } }
        typed: predictiveSearch(query: $term, limit: 2, limitScope: EACH) { products { ${FOUND} } queries { ${FOUND} } }
        product(handle: "pachira-mini") { ${FOUND} } }`,
      { term: 'パキラ' },
    );
    const answer: Readonly<Record<string, unknown>> = data;
    const typed = `_psq=${encodeURIComponent('パキラ')}&_ss=e&_v=1.0`;
    const ofPage = (position: number) => ({
      node: {
        [FOUND]: expect.stringMatching(new RegExp(`^_pos=${position}&_sid=[0-9a-f]{9}&_ss=r$`)),
        collections: { nodes: [{ [FOUND]: null }] },
      },
    });
    expect(answer['results']).toEqual({ edges: [ofPage(1), ofPage(2)] });
    expect(answer['typed']).toMatchObject({
      products: [{ [FOUND]: `_pos=1&${typed}` }, { [FOUND]: `_pos=2&${typed}` }],
      queries: expect.arrayContaining([{ [FOUND]: `_pos=1&${typed}` }]),
    });
    expect(answer['product']).toEqual({ [FOUND]: null });
  });
});
