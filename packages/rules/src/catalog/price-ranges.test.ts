import { expect, test } from 'vitest';
import { parseListQuery } from './list-view';
import { isPriceRangeOf, PRICE_RANGES } from './price-ranges';

const viewOf = (query: string) => parseListQuery(new URLSearchParams(query));

test('[LIST-04] each price range is the one of its URL', () => {
  const chosen = (query: string) => PRICE_RANGES.map((range) => isPriceRangeOf(range, viewOf(query)));
  expect(chosen('price=-3000')).toEqual([true, false, false, false]);
  expect(chosen('price=3000-5000')).toEqual([false, true, false, false]);
  expect(chosen('price=10000-')).toEqual([false, false, false, true]);
  expect(chosen('')).toEqual([false, false, false, false]);
  expect(chosen('price=3000-')).toEqual([false, false, false, false]);
});

test('[LIST-04] the ranges are contiguous', () => {
  expect(PRICE_RANGES.map(({ min }) => min).slice(1)).toEqual(
    PRICE_RANGES.map(({ max }) => max).slice(0, -1),
  );
});
