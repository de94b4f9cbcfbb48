import { SearchCursorsDocument, SearchProductsDocument } from '@shop/graphql/documents';
import { wireCard } from '@shop/graphql/testing/wire-product';
import { DEFAULT_LIST_VIEW, goToPage } from '@shop/rules/catalog/list-view';
import { beforeEach, describe, expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readSearch } from './read-search';

const { asked, cacheEntries, answer } = commerceUnderTest();

const ORDER = { sortKey: 'RELEVANCE', reverse: false, filters: [] };
const piece = (from: number, to: number, hasNextPage: boolean) => ({
  search: {
    totalCount: 30,
    edges: Array.from({ length: to - from + 1 }, (_, index) => ({
      cursor: `s${from + index}`,
      node: { id: `gid://shopify/Product/${from + index}` },
    })),
    pageInfo: { hasNextPage, endCursor: `s${to}` },
  },
});

beforeEach(() => {
  answer(SearchProductsDocument, {
    search: {
      totalCount: 30,
      nodes: [wireCard({ handle: 'kokedama' }), {}],
      pageInfo: { hasNextPage: true, endCursor: 's24' },
      productFilters: [],
    },
  });
  answer(SearchCursorsDocument, ({ after }) => (after === 's20' ? piece(21, 30, false) : piece(1, 20, true)));
});

describe('[SEARCH-02] what a keyword finds while a process has no index yet', () => {
  test('is one page of products with the number of all, by one call, kept until a list changes', async () => {
    const found = await readSearch('苔玉', DEFAULT_LIST_VIEW, 'ja');
    expect(found.total).toBe(30);
    expect(found.products.map(({ handle }) => handle)).toEqual(['kokedama']);
    expect(found).toMatchObject({ facets: { tags: null }, needs: [], places: [], isProvisional: true });
    expect(asked).toEqual([
      ['SearchProducts', { query: '苔玉', ...ORDER, language: 'JA', first: 24, after: null }],
    ]);
    expect(cacheEntries).toEqual([['search,ja,苔玉,p1', ['lists', 'search']]]);
  });

  test.each([2, 99])(
    'has its page %i after the last cursor of the one before; one beyond the last is the last',
    async (page) => {
      await readSearch('moss', goToPage(DEFAULT_LIST_VIEW, page), 'en');
      const same = { query: 'moss', ...ORDER, language: 'EN' };
      expect(asked).toEqual([
        ['SearchCursors', { ...same, after: null }],
        ['SearchCursors', { ...same, after: 's20' }],
        ['SearchProducts', { ...same, first: 24, after: 's24' }],
      ]);
      expect(cacheEntries).toEqual([[`search,en,moss,p${page}`, ['lists', 'search']]]);
    },
  );

  test('an answer of another shape is none', async () => {
    answer(SearchProductsDocument, { search: { totalCount: '30' } } as never);
    await expect(readSearch('苔玉', DEFAULT_LIST_VIEW, 'ja')).rejects.toThrow(
      'search.totalCount is not a whole number',
    );
    expect(cacheEntries).toEqual([]);
  });
});
