import { expect, test } from 'vitest';
import { servedVersion } from './api-version.ts';

test.each([
  [undefined, '2025-01'],
  ['2025-01', '2025-01'],
  ['2024-10', '2025-01'],
  ['2020-01', '2025-01'],
  ['2025-04', null],
  ['2025-02', null],
  ['unstable', null],
  ['', null],
])('[PLAT-01] version %s is answered by %s', (asked, served) => {
  expect(servedVersion(asked)).toBe(served);
});
