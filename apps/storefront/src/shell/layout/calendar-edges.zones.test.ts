import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import { rulesOfLine } from '@shop/rules/delivery/rules-of-line';
import { jstDateAt } from '@shop/rules/jst-date';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayText, monthText } from '#features/delivery/screen/delivery-text.ts';
import { dayWords, deliveryDaysText } from '#features/product/screen/variant-delivery-rules.ts';
import { invalidateAtMidnight } from '#foundation/cache/page-cache.ts';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { hasLayoutChanged, layoutOfDay } from './layout-of-day';

const promised = (instant: string, locale: 'ja' | 'en') => {
  const today = jstDateAt(Date.parse(instant));
  const rules = rulesOfLine({ sku: 'plain', productId: 1 }, BUILT_DELIVERY_RULES, today);
  return deliveryDaysText(rules, today, messages(locale), dayWords(messages(locale)));
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** A separate file, as it changes the time zone of its process. */
describe.each(['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
  'a shop on a machine in %s',
  (zone) => {
    test('[DLV-09] says the days of a delivery across a year and on a leap day', () => {
      vi.stubEnv('TZ', zone);
      expect(promised('2027-12-31T23:59:59+09:00', 'ja')).toBe('1月10日(月)〜1月24日(月)にお届け');
      expect(promised('2027-12-31T15:00:00Z', 'en')).toBe(
        'Arrives Tue\u00a011\u00a0January to Tue\u00a025\u00a0January',
      );
      expect(promised('2028-02-19T00:00:00+09:00', 'ja')).toBe('2月29日(火)〜3月14日(火)にお届け');
      expect(promised('2028-02-05T00:00:00+09:00', 'en')).toBe(
        'Arrives Tue\u00a015\u00a0February to Tue\u00a029\u00a0February',
      );
    });

    test('[CART-08] [ROUTE-10] says a chosen day, a month of the calendar and a date of news as they are in Japan', () => {
      vi.stubEnv('TZ', zone);
      const m = messages('ja');
      const leapDay = jstDateAt(Date.parse('2028-02-28T15:00:00Z'));
      expect([dayText(leapDay, m), monthText(2028, 1, m)]).toEqual(['2028年2月29日(火)', '2028年1月']);
      expect(formatDate('2027-12-31T15:00:00Z', 'ja')).toBe('2028年1月1日');
      expect(formatDate('2027-12-31T14:59:59Z', 'en')).toBe('31 December 2027');
    });

    test('[FOOT-01] the year beside the rights follows midnight in Japan, at the end of leap years too', async () => {
      vi.stubEnv('TZ', zone);
      for (const year of [2027, 2028]) {
        vi.useFakeTimers({ now: Date.parse(`${year}-12-30T12:00:00+09:00`) });
        const years: number[] = [];
        const stop = invalidateAtMidnight((today, before) => {
          if (hasLayoutChanged(today, before)) years.push(layoutOfDay(today).year);
        });
        await vi.advanceTimersByTimeAsync(36 * 3_600_000 - 1);
        expect(years.filter((one) => one !== year)).toEqual([]);
        await vi.advanceTimersByTimeAsync(1);
        expect(years.filter((one) => one !== year)).toEqual([year + 1]);
        stop();
        vi.useRealTimers();
      }
    });
  },
);
