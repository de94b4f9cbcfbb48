import { expect, test } from 'vitest';
import { isFresh } from './is-fresh';

const NOW = Date.parse('2026-04-03T12:00:00Z');

test.each([
  null,
  '2026-04-03T11:59:59Z',
  '2026-04-03T12:05:00Z',
  '2026-04-01T11:30:00Z',
  '2026-04-03T20:59:00+09:00',
])('a webhook of %s may be on its way', (triggeredAt) => {
  expect(isFresh(triggeredAt, NOW)).toBe(true);
});

test.each(['2026-04-01T10:00:00Z', '2025-04-03T12:00:00Z', '2026-04-03T13:00:00Z', 'yesterday', ''])(
  'one of %j may not',
  (triggeredAt) => {
    expect(isFresh(triggeredAt, NOW)).toBe(false);
  },
);
