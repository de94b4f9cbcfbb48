import { expect, test } from 'vitest';
import { requirementCoverage } from './requirement-coverage';

test('sets rows against the tests that name them, and finds ids that no row has', () => {
  const table = '| id | requirement |\n|---|---|\n| CART-01 | a |\n| CART-02 | b |\n| DLV-01 | c |\n';
  const tests = new Map([
    ['a.test.ts', `test('[CART-01] adds', …); test('[CART-01, CART-02] merges', …); const x = rows[0];`],
    ['b.test.ts', `test('[CART-09] is a slip', …)`],
  ]);
  expect(requirementCoverage(table, tests)).toEqual({
    rows: [
      { id: 'CART-01', files: ['a.test.ts', 'a.test.ts'] },
      { id: 'CART-02', files: ['a.test.ts'] },
      { id: 'DLV-01', files: [] },
    ],
    unknown: ['CART-09 in b.test.ts'],
  });
});
