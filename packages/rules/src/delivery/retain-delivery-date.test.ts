import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, jstDate, jstDateAt } from '../jst-date';
import { EXAMPLE_DELIVERY_RULES } from '../testing/example-delivery-rules';
import { dayProblem, retainDeliveryDate } from './delivery-days';

const at = (instant: string, ...skus: string[]) => ({
  today: jstDateAt(Date.parse(instant)),
  lines: skus.map((sku) => ({ sku, productId: 1 })),
  hasInvalidProducts: false,
  rules: EXAMPLE_DELIVERY_RULES,
});
const EVENING = '2026-11-21T23:59:59+09:00';

describe('a selected date', () => {
  test.each([
    ['stays while it can be delivered on', '2026-12-06', at(EVENING), null],
    ['is cleared when midnight passed', '2026-12-01', at('2026-11-22T00:00:00+09:00'), 'tooEarly'],
    ['is still there a second before', '2026-12-01', at(EVENING), null],
    ['is cleared when a line was added', '2026-12-06', at(EVENING, 'fresh5001_set'), 'blockedWeekday'],
    [
      'is cleared when the server names a product of the cart',
      '2026-12-06',
      { ...at(EVENING), hasInvalidProducts: true },
      'invalidProducts',
    ],
    ['is cleared when a holiday took it', '2025-08-12', at('2025-08-01T12:00:00+09:00'), 'blockedRange'],
  ] as const)('[DLV-07] %s', (_sentence, written, circumstances, cleared) => {
    const [year = 0, month = 0, day = 0] = written.split('-').map(Number);
    const chosen = jstDate(year, month, day);
    expect(retainDeliveryDate(chosen, circumstances)).toEqual({
      date: cleared === null ? chosen : null,
      cleared,
    });
  });

  test('[DLV-07] nothing selected, nothing cleared', () => {
    expect(retainDeliveryDate(null, { ...at(EVENING), hasInvalidProducts: true })).toEqual({
      date: null,
      cleared: null,
    });
  });

  test('[DLV-07] a kept date is deliverable, for any selection', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 40 }),
        fc.constantFrom('', 'fresh5', 'fresh2001_set'),
        (days, sku) => {
          const circumstances = at(EVENING, sku);
          const { date, cleared } = retainDeliveryDate(addDays(circumstances.today, days), circumstances);
          expect(date === null).toBe(cleared !== null);
          expect(date === null || dayProblem(date, circumstances) === null).toBe(true);
        },
      ),
    );
  });
});
