import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { sortLabel } from './filter-options';

test.each([
  ['recommended', 'おすすめ順', 'Recommended'],
  ['best', '人気順', 'Best selling'],
  ['new', '新着順', 'Newest'],
  ['price-asc', '価格の安い順', 'Price: low to high'],
  ['price-desc', '価格の高い順', 'Price: high to low'],
] as const)('[LIST-04] the order %s is called %s', (sort, ja, en) => {
  expect(sortLabel(sort, messages('ja'))).toBe(ja);
  expect(sortLabel(sort, messages('en'))).toBe(en);
});
