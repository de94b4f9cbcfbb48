import { formatListQuery, type ListView, parseListQuery } from '@shop/rules/catalog/list-view';
import { describe, expect, test, vi } from 'vitest';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { appliedFilters, filterGroups } from './filter-groups';
import { filterOptions, offeredGroups } from './filter-options';

vi.mock('#foundation/brand/shop-brand.ts', async (original) => {
  const actual = await original<typeof import('#foundation/brand/shop-brand.ts')>();
  return { ...actual, shopBrand: vi.fn(actual.shopBrand) };
});

const facets = { inStock: 28, prices: [1, 0, 3, null], tags: { '201': 4, '301': 0 } };
const viewOf = (query: string) => parseListQuery(new URLSearchParams(query));
const href = (next: ListView) => formatListQuery(next);
const offered = (query: string, counts: Parameters<typeof filterOptions>[2] = facets) =>
  filterOptions(offeredGroups(filterGroups('ja'), viewOf(query), counts), viewOf(query), counts, href);
const optionsOf = (query: string) => offered(query).flatMap(({ options }) => options);

describe('[LIST-04] filter options of a list', () => {
  test.each([[''], ['p=3&stock=1'], ['p=3&price=3000-5000'], ['p=3&sort=new&stock=1&price=-3000&tag=2.201']])(
    'of ?%s each resets to the first page and keeps the order',
    (query) => {
      for (const { href: address = '' } of optionsOf(query)) {
        const next = viewOf(address);
        expect(next.page).toBe(1);
        expect(next.sort).toBe(viewOf(query).sort);
      }
    },
  );

  test('each shows its result count: stock, prices and tags', () => {
    const counts = Object.fromEntries(optionsOf('').map(({ label, count }) => [label, count]));
    expect(counts).toEqual({
      在庫のある商品だけを表示: 28,
      '〜3,000円': 1,
      '5,000〜10,000円': 3,
      '10,000円〜': null,
      日陰に強い: 4,
    });
  });

  test('a choice that would leave nothing is not offered, unless it is applied: it can be removed', () => {
    const labels = (query: string) => optionsOf(query).map(({ label }) => label);
    expect(labels('')).not.toContain('日なたを好む');
    expect(labels('tag=2.203')).toContain('日なたを好む');
    expect(labels('price=3000-5000')).toContain('3,000〜5,000円');
    expect(offered('', { inStock: 0, prices: [0, 0, 0, 0], tags: {} })).toEqual([]);
  });

  test('the choices of an open form stay, with the counts of its draft', () => {
    const shown = offeredGroups(filterGroups('ja'), viewOf(''), facets);
    const draft = { inStock: 0, prices: [0, 0, 0, null], tags: {} };
    const before = filterOptions(shown, viewOf(''), facets).flatMap(({ options }) => options);
    const after = filterOptions(shown, viewOf('stock=1'), draft).flatMap(({ options }) => options);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(after.map(({ count }) => count)).toEqual([0, 0, 0, null, 0]);
  });

  test('a brand chooses the groups of its lists and their order; all by default', () => {
    const titles = () => filterGroups('ja').map(({ title }) => title);
    expect(titles()).toEqual(['さらに絞り込む', '価格', '日当たり', '育てやすさ', 'サイズ', '置き場所']);
    const { filterFacets, ...brand } = shopBrand();
    vi.mocked(shopBrand).mockReturnValue(brand);
    expect(titles().slice(2)).toEqual(brand.facets?.map(({ name }) => name.ja));
    vi.mocked(shopBrand).mockReset();
  });

  test('a selected price is removed by the same link, another one replaces it', () => {
    const [, chosen, other] = optionsOf('p=2&price=-3000');
    expect(chosen).toMatchObject({ label: '〜3,000円', chosen: true, href: '' });
    expect(other).toMatchObject({ label: '5,000〜10,000円', chosen: false, href: 'price=5000-10000' });
  });

  test('a tag group without results is hidden, unless one of it is selected', () => {
    const titles = (query: string) => offered(query).map(({ title }) => title);
    expect(titles('')).toEqual(['さらに絞り込む', '価格', '日当たり']);
    expect(titles('tag=3.301')).toEqual(['さらに絞り込む', '価格', '日当たり', '育てやすさ']);
  });

  test('a list without tagged products, and an empty one, has no tag filters', () => {
    const titles = offered('', { inStock: 3, prices: [null], tags: {} }).map(({ title }) => title);
    expect(titles).toEqual(['さらに絞り込む', '価格']);
  });

  test('where the platform does not count tags all of them are shown', () => {
    expect(offered('', { inStock: null, prices: [null], tags: null })).toHaveLength(6);
  });

  test('prices of which it is not known whether they leave anything are not offered, but an applied one can be removed', () => {
    const unknown = { inStock: 3, prices: [], tags: {} };
    const labels = (query: string) => offered(query, unknown).flatMap(({ options }) => options);
    expect(labels('').map(({ label }) => label)).toEqual(['在庫のある商品だけを表示']);
    expect(labels('price=3000-5000')).toContainEqual(
      expect.objectContaining({ label: '3,000〜5,000円', count: null, chosen: true, href: '' }),
    );
  });

  test('active filters are listed above the list, each with a link to remove it, and one to clear all', () => {
    const view = viewOf('p=2&sort=new&stock=1&price=1000-2500&tag=2.201');
    expect(appliedFilters(view, 'ja', href)).toEqual({
      filters: [
        { label: '在庫あり', removeLabel: '在庫ありを外す', href: 'sort=new&price=1000-2500&tag=2.201' },
        { label: '1,000〜2,500円', removeLabel: '1,000〜2,500円を外す', href: 'sort=new&stock=1&tag=2.201' },
        { label: '日陰に強い', removeLabel: '日陰に強いを外す', href: 'sort=new&stock=1&price=1000-2500' },
      ],
      clearHref: 'sort=new',
    });
    expect(appliedFilters(view, 'en', href).filters.map(({ removeLabel }) => removeLabel)).toEqual([
      'Remove In stock',
      'Remove 1,000 to 2,500 yen',
      'Remove Shade tolerant',
    ]);
  });
});
