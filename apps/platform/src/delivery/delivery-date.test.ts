import { expect, test } from 'vitest';
import { isDeliverable } from './delivery-date.ts';

test.each([
  ['the tenth day', '2026-12-01', '2026-11-21T23:59:59+09:00', true],
  ['the ninth day, a second later', '2026-12-01', '2026-11-22T00:00:00+09:00', false],
  ['the last day', '2026-12-15', '2026-11-21T00:00:00+09:00', true],
  ['a day after it', '2026-12-16', '2026-11-21T23:59:59+09:00', false],
  ['tomorrow', '2026-11-22', '2026-11-21T12:00:00+09:00', false],
  ['29 February', '2028-02-29', '2028-02-16T12:00:00+09:00', true],
  ['another text, of which nothing is known', '土曜日に', '2026-11-21T12:00:00+09:00', true],
])('[DLV-01] [DLV-07] %s: %s, asked at %s', (_what, date, now, isPossible) => {
  expect(isDeliverable(date, new Date(now))).toBe(isPossible);
});
