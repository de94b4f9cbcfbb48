import { expect, test } from 'vitest';
import { API_VERSION, endOfVersion, rightVersion, supportedVersions } from './version-calendar';

test.each([
  ['2026-11-26', ['2026-01', '2026-04', '2026-07', '2026-10']],
  ['2026-12-31', ['2026-01', '2026-04', '2026-07', '2026-10']],
  ['2027-01-01', ['2026-04', '2026-07', '2026-10', '2027-01']],
  ['2026-03-31', ['2025-04', '2025-07', '2025-10', '2026-01']],
])('[STORE-06] on %s the provider supports the versions of four quarters', (today, versions) => {
  expect(supportedVersions(today)).toEqual(versions);
  for (const version of versions) {
    expect(version).toMatch(API_VERSION);
    expect(endOfVersion(version) > today).toBe(true);
  }
});

test('[STORE-06] a version ends a year after its first day', () => {
  expect(endOfVersion('2025-01')).toBe('2026-01-01');
  expect(endOfVersion('2026-10')).toBe('2027-10-01');
});

test.each([
  ['2026-11-26', '2026-04', '2026-04'],
  ['2026-11-26', '2025-10', null],
  ['2027-03-31', '2026-04', '2026-04'],
  ['2027-04-01', '2026-04', null],
  ['2026-02-01', '2026-04', '2026-01'],
])('[STORE-06] on %s the newest of those that are checked up to %s is %s', (today, checked, version) => {
  expect(rightVersion(today, checked)).toBe(version);
});
