import { jstDate } from '@shop/rules/jst-date';
import { expect, test, vi } from 'vitest';
import { hasLayoutChanged, layoutOfDay } from './layout-of-day';

vi.mock('#foundation/brand/shop-brand.ts', () => ({
  shopBrand: () => ({
    campaigns: [
      { id: 'autumn', from: jstDate(2026, 9, 1), to: jstDate(2026, 10, 15), winners: 1 },
      { id: 'winter', from: jstDate(2026, 12, 1), to: jstDate(2026, 12, 30), winners: 1 },
    ],
  }),
}));

test('[FOOT-01] [MAIL-05] the frame of a page is another after a year, on the first day of a prize draw and after its last', () => {
  const days = [
    [jstDate(2026, 10, 15), jstDate(2026, 10, 14), false],
    [jstDate(2026, 10, 16), jstDate(2026, 10, 15), true],
    [jstDate(2026, 12, 1), jstDate(2026, 11, 30), true],
    [jstDate(2026, 12, 2), jstDate(2026, 12, 1), false],
    [jstDate(2026, 12, 31), jstDate(2026, 12, 30), true],
    [jstDate(2027, 1, 1), jstDate(2026, 12, 31), true],
    [jstDate(2027, 1, 2), jstDate(2027, 1, 1), false],
  ] as const;
  for (const [today, before, isOther] of days) expect(hasLayoutChanged(today, before), today).toBe(isOther);
  expect(layoutOfDay(jstDate(2026, 12, 31))).toEqual({
    year: 2026,
    campaigns: [],
    isCampaignAhead: false,
  });
});
