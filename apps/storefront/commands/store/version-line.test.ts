import { expect, test } from 'vitest';
import { versionLine } from './version-line';

test.each([
  [
    '2025-01',
    '2026-11-26',
    'API version 2025-01 ended on 2026-01-01: a hosted store answers with 2026-01, the oldest that it supports; PLATFORM_API_VERSION=2026-04 is right, until 2027-04-01',
  ],
  ['2026-04', '2026-11-26', 'API version 2026-04 ends on 2027-04-01; it is the right one'],
  [
    '2026-01',
    '2026-11-26',
    'API version 2026-01 ends on 2027-01-01; PLATFORM_API_VERSION=2026-04 is right, until 2027-04-01',
  ],
  [
    '2027-04',
    '2026-11-26',
    'API version 2027-04 is not there yet: a hosted store answers with 404; PLATFORM_API_VERSION=2026-04 is right, until 2027-04-01',
  ],
  [
    '2026-04',
    '2027-04-01',
    'API version 2026-04 ended on 2027-04-01: a hosted store answers with 2026-07, the oldest that it supports; no supported version is one that this code is checked against: run npm run schema:versions, then npm run schema:check',
  ],
])('[STORE-06] of version %s it is said on %s: %s', (version, today, line) => {
  expect(versionLine(version, today)).toBe(line);
});
