import { formatListQuery, type ListView, parseListQuery } from '@shop/rules/catalog/list-view';
import { describe, expect, test } from 'vitest';
import { appliedFilters, filterGroups } from './filter-groups';
import { filterOptions } from './filter-options';

const facets = { inStock: 28, prices: [1, 0, 3, null], tags: { '201': 4, '301': 0 } };
const viewOf = (query: string) => parseListQuery(new URLSearchParams(query));
const href = (next: ListView) => formatListQuery(next);
const offered = (query: string, counts: Parameters<typeof filterOptions>[2] = facets) =>
  filterOptions(filterGroups('ja'), viewOf(query), counts, href);
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
    expect(counts).toMatchObject({
      在庫のある商品だけを表示: 28,
      '〜3,000円': 1,
      '3,000〜5,000円': 0,
      '5,000〜10,000円': 3,
      '10,000円〜': null,
      日陰に強い: 4,
      日なたを好む: 0,
    });
  });

  test('a selected price is removed by the same link, another one replaces it', () => {
    const [, chosen, , other] = optionsOf('p=2&price=-3000');
    expect(chosen).toMatchObject({ label: '〜3,000円', chosen: true, href: '' });
    expect(other).toMatchObject({ label: '5,000〜10,000円', chosen: false, href: 'price=5000-10000' });
  });

  test('a tag group without results is hidden, unless one of it is selected', () => {
    const titles = (query: string) => offered(query).map(({ title }) => title);
    expect(titles('')).toEqual(['さらに絞り込む', '価格', '日当たり']);
    expect(titles('tag=3.301')).toEqual(['さらに絞り込む', '価格', '日当たり', '育てやすさ']);
  });

  test('a list without tagged products, and an empty one, has no tag filters', () => {
    const titles = offered('', { inStock: 3, prices: [], tags: {} }).map(({ title }) => title);
    expect(titles).toEqual(['さらに絞り込む', '価格']);
  });

  test('where the platform does not count tags all of them are shown', () => {
    expect(offered('', { inStock: null, prices: [], tags: null })).toHaveLength(6);
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
