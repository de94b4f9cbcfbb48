import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { yen } from '../yen';
import {
  changeListView,
  clearFilters,
  DEFAULT_LIST_VIEW,
  filterCount,
  formatListQuery,
  goToPage,
  isFiltered,
  isPlain,
  LIST_SORTS,
  type ListView,
  parseListQuery,
  parseListSegment,
  toListSegment,
} from './list-view';

const read = (query: string) => parseListQuery(new URLSearchParams(query));
const price = fc.option(fc.nat(10_000_000));
const tag = fc.record({
  parentId: fc.integer({ min: 1, max: 9 }),
  childId: fc.integer({ min: 1, max: 999 }),
});

/** Any view that a query can express. */
const anyView: fc.Arbitrary<ListView> = fc
  .record({
    p: fc.oneof(fc.integer({ min: 1, max: 12_000 }), fc.string()),
    sort: fc.oneof(fc.constantFrom(...LIST_SORTS), fc.string()),
    stock: fc.constantFrom('1', '0', ''),
    min: price,
    max: price,
    tags: fc.array(tag, { maxLength: 8 }),
  })
  .map(({ p, sort, stock, min, max, tags }) =>
    parseListQuery(
      new URLSearchParams({
        p: String(p),
        sort,
        stock,
        price: `${min ?? ''}-${max ?? ''}`,
        tag: tags.map(({ parentId, childId }) => `${parentId}.${childId}`).join('_'),
      }),
    ),
  );

describe('the state of a list in its URL', () => {
  test('[LIST-04] all supported parameters', () => {
    expect(read('p=3&sort=price-asc&stock=1&price=1000-3000&tag=3.301_1.102')).toEqual({
      page: 3,
      sort: 'price-asc',
      inStockOnly: true,
      priceMin: 1000,
      priceMax: 3000,
      tags: [
        { parentId: 1, childId: 102 },
        { parentId: 3, childId: 301 },
      ],
    });
  });

  test.each([
    ['p=0'],
    ['p=-1'],
    ['p=abc'],
    ['p=1.5'],
    ['sort=cheapest'],
    ['stock=yes'],
    ['price='],
    ['price=abc'],
    ['price=-'],
    ['price=-5--3'],
    ['tag=3'],
    ['tag=3,301'],
    ['tag=__'],
    ['tag=3a.301'],
    ['tag=3.301b'],
    ['tag=x3.301'],
    ['price=1-2-3'],
    ['unknown=1'],
    [''],
  ])('[LIST-04] invalid input is ignored: %s', (query) => {
    expect(read(query)).toEqual(DEFAULT_LIST_VIEW);
  });

  test('[LIST-04] one bound of a price range may be open, reversed bounds are swapped', () => {
    expect(read('price=1000-')).toMatchObject({ priceMin: 1000, priceMax: null });
    expect(read('price=-3000')).toMatchObject({ priceMin: null, priceMax: 3000 });
    expect(read('price=3000-1000')).toMatchObject({ priceMin: 1000, priceMax: 3000 });
  });

  test('[LIST-04] of more than five tags the first five count, ordered by id', () => {
    expect(read('tag=1.7_1.6_1.5_1.4_1.3_1.2').tags.map(({ childId }) => childId)).toEqual([2, 3, 4, 5, 6]);
    expect(read('tag=1.5_1.5_1.4_1.3_1.2_1.1').tags.map(({ childId }) => childId)).toEqual([1, 2, 3, 4, 5]);
  });

  test('[LIST-04] the canonical query of a view; the default view has none', () => {
    expect(formatListQuery(DEFAULT_LIST_VIEW)).toBe('');
    expect(formatListQuery(read('tag=3.301&stock=1&sort=new&p=2&price=0-900'))).toBe(
      'p=2&sort=new&stock=1&price=-900&tag=3.301',
    );
  });

  test('[LIST-04] the canonical segment of a view', () => {
    expect(toListSegment(DEFAULT_LIST_VIEW)).toBe('p1');
    expect(toListSegment(read('p=2&sort=price-desc&stock=1&price=1000-&tag=3.301_1.102'))).toBe(
      'p2~sort.price-desc~stock.1~price.1000-~tag.1.102_3.301',
    );
  });

  test.each([
    [''],
    ['p0'],
    ['p01'],
    ['P1'],
    ['p1~'],
    ['p1~sort.recommended'],
    ['p1~sort.new~sort.new'],
    ['p1~stock.1~sort.new'],
    ['p1~p.2'],
    ['p1~tag.3.301_1.102'],
    ['p10000'],
    ['p1~price.3000-1000'],
    ['..'],
  ])('a segment that is not canonical has no page: %s', (segment) => {
    expect(parseListSegment(segment)).toBeNull();
  });

  test('[LIST-04] query and segment parse to the same view', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(read(formatListQuery(view))).toEqual(view);
        expect(parseListSegment(toListSegment(view))).toEqual(view);
        expect(toListSegment(view)).toMatch(/^[A-Za-z0-9._~-]+$/);
      }),
    );
  });

  test('[LIST-04] any change of sort or filter resets to page 1', () => {
    const change = fc.oneof(
      fc.record({ sort: fc.constantFrom(...LIST_SORTS) }),
      fc.record({ inStockOnly: fc.boolean() }),
      fc.record({ priceMin: fc.option(fc.nat(9_999_999).map(yen)) }),
      fc.record({ priceMax: fc.option(fc.nat(9_999_999).map(yen)) }),
      fc.record({ tags: fc.array(tag) }),
    );
    fc.assert(
      fc.property(anyView, change, (view, requested) => {
        const changed = changeListView(view, requested);
        expect(changed.page).toBe(1);
        expect(read(formatListQuery(changed))).toEqual(changed);
      }),
    );
  });

  test('[LIST-04] another page keeps sort and filters', () => {
    fc.assert(
      fc.property(anyView, fc.integer({ min: 1, max: 9999 }), (view, page) => {
        expect(goToPage(view, page)).toEqual({ ...view, page });
      }),
    );
  });

  test('sort and page are not filters', () => {
    expect(isFiltered(read('p=2&sort=new'))).toBe(false);
    expect(['stock=1', 'price=1-', 'price=-1', 'tag=1.1'].map((query) => isFiltered(read(query)))).toEqual(
      Array(4).fill(true),
    );
  });
});

describe('[LIST-04] the filters of a list', () => {
  const viewOf = (query: string) => parseListQuery(new URLSearchParams(query));

  test.each([
    ['', 0, true],
    ['p=3', 0, true],
    ['sort=new', 0, false],
    ['stock=1', 1, false],
    ['price=-3000', 1, false],
    ['price=3000-', 1, false],
    ['sort=new&stock=1&price=3000-5000&tag=2.201_3.301', 4, false],
  ])('?%s has %i filters; it is the unfiltered list: %s', (query, count, plain) => {
    expect(filterCount(viewOf(query))).toBe(count);
    expect(isPlain(viewOf(query))).toBe(plain);
  });

  test('cleared, it is its first page in the same order', () => {
    const cleared = clearFilters(viewOf('p=3&sort=new&stock=1&price=3000-5000&tag=2.201'));
    expect(formatListQuery(cleared)).toBe('sort=new');
  });
});
