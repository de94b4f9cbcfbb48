import { NEWEST_CHECKED_VERSION } from '@shop/graphql/version-calendar';
import { expect, test } from 'vitest';
import { API_VERSIONS, servedVersion } from './api-schemas.ts';

test('[PLAT-04] every version with a schema on npm is served as itself', () => {
  expect(API_VERSIONS).toEqual(['2024-10', '2025-01', '2025-04', '2025-07', '2025-10', '2026-01', '2026-04']);
  for (const version of API_VERSIONS) expect(servedVersion(version, '2024-10')).toBe(version);
});

test('[STORE-06] the newest of them is the one that the shop takes for checked', () => {
  expect(API_VERSIONS.at(-1)).toBe(NEWEST_CHECKED_VERSION);
});

test.each([
  [undefined, '2024-10'],
  ['2024-07', '2024-10'],
  ['2020-01', '2024-10'],
  ['unstable', 'unstable'],
  ['2025-02', null],
  ['2031-01', null],
  ['20250-1', null],
  ['', null],
])('[PLAT-04] version %s returns %s', (asked, served) => {
  expect(servedVersion(asked, '2024-10')).toBe(served);
});

test.each([
  [undefined, '2026-01'],
  ['2025-01', '2026-01'],
  ['2025-10', '2026-01'],
  ['2026-04', '2026-04'],
  ['2026-07', null],
])('[PLAT-04] when 2026-01 is the oldest supported version, version %s returns %s', (asked, served) => {
  expect(servedVersion(asked, '2026-01')).toBe(served);
});
