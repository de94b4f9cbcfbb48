import { expect, test } from 'vitest';
import { listCount } from './list-count';

test.each([
  ['ja', 1, 24, 193, '193件中 1〜24件を表示'],
  ['ja', 2, 24, 193, '193件中 25〜48件を表示'],
  ['ja', 9, 1, 193, '193件中 193〜193件を表示'],
  ['en', 3, 9, 57, '49 to 57 of 57'],
  ['ja', 1, 24, 24, '24件の商品'],
  ['en', 1, 1, 1, '1 product'],
  ['en', 1, 0, 0, '0 products'],
] as const)('[LIST-02] [SEARCH-02] in %s page %i with %i of %i: %s', (locale, page, shown, total, said) => {
  expect(listCount({ locale, page, shown, total })).toBe(said);
});
