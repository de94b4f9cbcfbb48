import { expect, test } from 'vitest';
import { handle } from './edit-products.ts';

test.each([
  ['Monstera-XL', 'monstera-xl'],
  ['ガジュマル-大'.normalize('NFD'), 'ガジュマル-大'],
  ['CAFE\u0301', 'café'],
  ['ＺＺ-plant', 'ｚｚ-plant'],
])(
  '[ROUTE-14] the handle %s is kept as %s: addresses are asked for in small and composed letters',
  (written, kept) => {
    expect(handle.parse(written)).toBe(kept);
  },
);

test.each(['', '-a', 'a b', 'a/b', 'a--b', '\u0301'])('[ROUTE-14] %j is no handle', (written) => {
  expect(handle.safeParse(written).success).toBe(false);
});
