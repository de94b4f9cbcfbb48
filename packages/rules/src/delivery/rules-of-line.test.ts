import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, jstDate, type Weekday } from '../jst-date';
import { EXAMPLE_DELIVERY_RULES } from '../testing/example-delivery-rules';
import { deliveryDays } from './delivery-days';
import type { DeliveryRules } from './delivery-rules';
import { deliverySpan, rulesOfLine } from './rules-of-line';

const TODAY = jstDate(2026, 11, 26);
const PLAIN = { sku: 'plain', productId: 1 };
/** 26 November 2026 is a Thursday: the window is from Sunday 6 to Sunday 20 December. */
const span = (rules: DeliveryRules, line = PLAIN) => deliverySpan(rulesOfLine(line, rules, TODAY), TODAY);
const withRanges = (...blockedRanges: DeliveryRules['blockedRanges']): DeliveryRules => ({
  ...EXAMPLE_DELIVERY_RULES,
  blockedRanges,
});
const december = (day: number) => jstDate(2026, 12, day);

describe('[DLV-09] the days between which a line can be delivered', () => {
  test('are those of the window', () => {
    expect(span(EXAMPLE_DELIVERY_RULES)).toEqual({
      from: december(6),
      to: december(20),
      hasHolidays: false,
    });
  });

  test('starts and ends on a deliverable day (DLV-03)', () => {
    // Sunday, Monday and Tuesday are blocked.
    expect(span(EXAMPLE_DELIVERY_RULES, { sku: 'fresh500101', productId: 1 })).toEqual({
      from: december(9),
      to: december(19),
      hasHolidays: false,
    });
    expect(span(EXAMPLE_DELIVERY_RULES, { sku: '', productId: 9001 })?.from).toBe(december(9));
  });

  test('includes holidays inside, and not at its ends (DLV-02)', () => {
    const all = 'all' as const;
    const within = withRanges({ from: december(10), to: december(11), skus: all });
    expect(span(within)).toEqual({ from: december(6), to: december(20), hasHolidays: true });
    const atFirst = withRanges({ from: december(1), to: december(7), skus: all });
    expect(span(atFirst)).toEqual({ from: december(8), to: december(20), hasHolidays: false });
    const atLast = withRanges({ from: december(18), to: december(31), skus: all });
    expect(span(atLast)).toEqual({ from: december(6), to: december(17), hasHolidays: false });
    const ofOthers = withRanges({ from: december(1), to: december(7), skus: ['other'] });
    expect(span(ofOthers)?.from).toBe(december(6));
    expect(span(withRanges({ from: december(1), to: december(31), skus: all }))).toBeNull();
  });

  test('a page is told nothing of other goods, and of no range that is over', () => {
    expect(rulesOfLine(PLAIN, EXAMPLE_DELIVERY_RULES, TODAY)).toEqual({
      window: EXAMPLE_DELIVERY_RULES.window,
      blockedRanges: [],
      weekdayBlocks: [],
    });
    const today = withRanges({ from: TODAY, to: TODAY, skus: 'all' });
    expect(rulesOfLine(PLAIN, today, TODAY).blockedRanges).toHaveLength(1);
    expect(rulesOfLine(PLAIN, today, addDays(TODAY, 1)).blockedRanges).toEqual([]);
  });

  test('a page is told every rule about days, of a new kind too, and nothing of fees and times', () => {
    const rules = { ...EXAMPLE_DELIVERY_RULES, times: [], ofNewKind: ['01-01'] };
    expect(Object.keys(rulesOfLine(PLAIN, rules, TODAY)).toSorted()).toEqual([
      'blockedRanges',
      'ofNewKind',
      'weekdayBlocks',
      'window',
    ]);
  });

  test("is, today and on each later day, the first and last day of the cart's calendar", () => {
    const skus = fc.constantFrom('all' as const, ['plain'], ['other'], []);
    const range = fc.record({
      begin: fc.integer({ min: -30, max: 40 }),
      days: fc.integer({ min: 0, max: 12 }),
      skus,
    });
    const block = fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
      skus,
      skuPrefixes: fc.constantFrom([], ['pl'], ['x']),
      productIds: fc.constantFrom([], [1], [2]),
    });
    fc.assert(
      fc.property(
        fc.array(range, { maxLength: 3 }),
        fc.array(block, { maxLength: 3 }),
        fc.integer({ min: 0, max: 20 }),
        (ranges, blocks, later) => {
          const rules: DeliveryRules = {
            window: EXAMPLE_DELIVERY_RULES.window,
            blockedRanges: ranges.map(({ begin, days, skus: of }) => ({
              from: addDays(TODAY, begin),
              to: addDays(TODAY, begin + days),
              skus: of,
            })),
            weekdayBlocks: blocks.map((one) => ({ ...one, weekdays: one.weekdays as Weekday[] })),
          };
          const today = addDays(TODAY, later);
          const { days } = deliveryDays({ today, lines: [PLAIN], hasInvalidProducts: false, rules });
          const possible = days.filter(({ problem }) => problem === null).map(({ date }) => date);
          const told = deliverySpan(rulesOfLine(PLAIN, rules, TODAY), today);
          expect([told?.from, told?.to]).toEqual([possible[0], possible.at(-1)]);
        },
      ),
    );
  });
});
