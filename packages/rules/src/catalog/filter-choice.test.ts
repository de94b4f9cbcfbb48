import { describe, expect, test } from 'vitest';
import { yen } from '../yen';
import {
  choiceCount,
  chosenFilters,
  type FilterChoice,
  filterChoiceKey,
  isChosen,
  toggleChoice,
} from './filter-choice';
import { formatListQuery, parseListQuery } from './list-view';
import { PRICE_RANGES } from './price-ranges';

const viewOf = (query: string) => parseListQuery(new URLSearchParams(query));
const price = (min: number | null, max: number | null): FilterChoice => ({
  kind: 'price',
  range: { min: min === null ? null : yen(min), max: max === null ? null : yen(max) },
});
const tag = (parentId: number, childId: number): FilterChoice => ({
  kind: 'tag',
  tag: { parentId, childId },
});
const STOCK: FilterChoice = { kind: 'stock' };

describe('[LIST-04] an active filter', () => {
  test.each([
    ['p=3&sort=new', STOCK, 'sort=new&stock=1'],
    ['p=3&stock=1', STOCK, ''],
    ['sort=new', price(3000, 5000), 'sort=new&price=3000-5000'],
    ['price=3000-5000', price(3000, 5000), ''],
    ['p=2&price=3000-5000', price(10_000, null), 'price=10000-'],
    ['tag=3.301', tag(2, 201), 'tag=2.201_3.301'],
    ['p=2&tag=2.201_3.301', tag(2, 201), 'tag=3.301'],
  ])('?%s with %o becomes ?%s', (query, choice, becomes) => {
    expect(formatListQuery(toggleChoice(viewOf(query), choice))).toBe(becomes);
  });

  test('a view consists of the selected filters, including a price not offered', () => {
    const chosen = chosenFilters(viewOf('sort=new&stock=1&price=1234-&tag=2.201_3.301'));
    expect(chosen.map(filterChoiceKey)).toEqual(['stock=1', 'price=1234-', 'tag=2.201', 'tag=3.301']);
    expect(chosenFilters(viewOf('price=-800')).map(filterChoiceKey)).toEqual(['price=-800']);
    expect(chosenFilters(viewOf('sort=new&p=2'))).toEqual([]);
  });

  test('is selected or not', () => {
    const view = viewOf('price=3000-5000&tag=2.201');
    expect(
      [STOCK, price(3000, 5000), price(null, 3000), tag(2, 201), tag(2, 202)].map((one) =>
        isChosen(view, one),
      ),
    ).toEqual([false, true, false, true, false]);
  });

  test('each has the count of its kind', () => {
    const facets = { inStock: 28, prices: [1, 2, null, 4], tags: { '201': 17 } };
    expect(choiceCount(facets, STOCK)).toBe(28);
    expect(PRICE_RANGES.map((range) => choiceCount(facets, { kind: 'price', range }))).toEqual([
      1,
      2,
      null,
      4,
    ]);
    expect(choiceCount(facets, price(1, 2))).toBeNull();
    expect(choiceCount(facets, tag(2, 201))).toBe(17);
    expect(choiceCount(facets, tag(2, 202))).toBe(0);
    expect(choiceCount({ ...facets, tags: null }, tag(2, 202))).toBeNull();
  });
});
