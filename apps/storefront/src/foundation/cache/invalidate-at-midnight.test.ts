import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATA_CACHES } from './cache-manifest';
import { invalidateAtMidnight, tagClock } from './page-cache';
import { MONTH } from './tags';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('[SEASON-01] the home page is re-rendered when a month starts in Japan, and at no other midnight', () => {
  expect(DATA_CACHES.home.tags({ locale: 'ja' })).toContain(MONTH);
  vi.setSystemTime('2026-11-29T14:59:59Z');
  const end = invalidateAtMidnight(() => {});
  const turned = () => tagClock().lastOf([MONTH]);
  vi.advanceTimersByTime(2_000);
  expect(turned(), 'the 30th').toBeNull();
  vi.advanceTimersByTime(86_396_000);
  expect(turned(), 'the last seconds of the month').toBeNull();
  vi.advanceTimersByTime(4_000);
  const first = turned();
  expect(first, 'the 1st').not.toBeNull();
  vi.advanceTimersByTime(86_400_000);
  expect(turned()).toBe(first);
  end();
  expect(vi.getTimerCount()).toBe(0);
});

test('[FOOT-01] [MAIL-05] each midnight in Japan the frame is looked at, with the day before', () => {
  vi.setSystemTime('2026-12-30T14:59:59Z');
  const days: string[] = [];
  const end = invalidateAtMidnight((today, before) => days.push(`${before} ${today}`));
  vi.advanceTimersByTime(2_000);
  vi.advanceTimersByTime(86_400_000);
  end();
  expect(days).toEqual(['2026-12-30 2026-12-31', '2026-12-31 2027-01-01']);
});
