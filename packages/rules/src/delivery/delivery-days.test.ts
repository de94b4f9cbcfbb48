import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  type JstDate,
  jstDate,
  jstDateAt,
  parseJstDate,
  type Weekday,
  weekdayOf,
} from '../jst-date';
import {
  DECEMBER_SKUS,
  EXAMPLE_DELIVERY_RULES,
  MON_TUE_SKUS,
  SUN_TUE_PRODUCT,
} from '../testing/example-delivery-rules';
import {
  type DeliveryCircumstances,
  dayProblem,
  deliveryDays,
  deliveryWindow,
  dispatchTimes,
  firstArrival,
  isInBlockedRange,
} from './delivery-days';
import { blockedWeekdays } from './weekday-blocks';

const line = (sku: string, productId: number | null = 1) => ({ sku, productId });
const cart = (today: string, ...skus: string[]): DeliveryCircumstances => ({
  today: read(today),
  lines: skus.map((sku) => line(sku)),
  hasInvalidProducts: false,
  rules: EXAMPLE_DELIVERY_RULES,
});
const choosable = (circumstances: DeliveryCircumstances) =>
  deliveryDays(circumstances).days.flatMap(({ date, problem }) => (problem === null ? [date] : []));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the window (DLV-01)', () => {
  test.each([
    ['earliest today+10, latest today+24', '2026-11-21', '2026-12-01', '2026-12-15'],
    ['over the end of a year', '2026-12-25', '2027-01-04', '2027-01-18'],
    ['asked on 29 February', '2028-02-29', '2028-03-10', '2028-03-24'],
    ['29 February is its first day', '2028-02-19', '2028-02-29', '2028-03-14'],
    ['29 February is its last day', '2028-02-05', '2028-02-15', '2028-02-29'],
    ['no 29 February in other years', '2027-02-19', '2027-03-01', '2027-03-15'],
  ])('[DLV-01] %s', (_sentence, today, from, to) => {
    expect(deliveryWindow(read(today), EXAMPLE_DELIVERY_RULES.window)).toEqual({ from, to });
    const { days, window, hasAny } = deliveryDays(cart(today));
    expect(window).toEqual({ from, to });
    expect(days).toHaveLength(15);
    expect([days[0]?.date, days[14]?.date]).toEqual([from, to]);
    expect(days.every(({ problem }) => problem === null)).toBe(true);
    expect(hasAny).toBe(true);
  });

  test.each([
    ['today+9 is too early', 9, 'tooEarly'],
    ['today+10 can be chosen', 10, null],
    ['today+24 can be chosen', 24, null],
    ['today+25 is too late', 25, 'tooLate'],
    ['today is too early', 0, 'tooEarly'],
    ['yesterday too', -1, 'tooEarly'],
  ] as const)('[DLV-01] %s', (_sentence, days, problem) => {
    const today = jstDate(2026, 11, 21);
    expect(dayProblem(addDays(today, days), cart('2026-11-21'))).toBe(problem);
  });

  test.each([
    ["at 23:59:59 the window is still the day's", '2026-11-21T23:59:59+09:00', '2026-12-01', '2026-12-15'],
    ['at 00:00:00 it moves on', '2026-11-22T00:00:00+09:00', '2026-12-02', '2026-12-16'],
  ])('[DLV-01] %s', (_sentence, instant, from, to) => {
    expect(deliveryWindow(jstDateAt(Date.parse(instant)), EXAMPLE_DELIVERY_RULES.window)).toEqual({
      from,
      to,
    });
  });
});

describe('blocked ranges', () => {
  test.each([
    ['11 August 2025 is free', '2025-08-11', null],
    ['12 August 2025 is blocked', '2025-08-12', 'blockedRange'],
    ['16 August 2025 is blocked', '2025-08-16', 'blockedRange'],
    ['20 August 2025 is blocked', '2025-08-20', 'blockedRange'],
    ['21 August 2025 is free', '2025-08-21', null],
  ] as const)('[DLV-02] %s, for all', (_sentence, date, problem) => {
    expect(dayProblem(read(date), cart('2025-08-01'))).toBe(problem);
    expect(dayProblem(read(date), cart('2025-08-01', 'any'))).toBe(problem);
  });

  test('[DLV-02] the same days of another year are free', () => {
    expect(choosable(cart('2026-08-01'))).toHaveLength(15);
    expect(dayProblem(jstDate(2024, 8, 16), cart('2024-08-01'))).toBeNull();
  });

  test('[DLV-02] asked on 2 August 2025 only 21 to 26 August are left', () => {
    expect(choosable(cart('2025-08-02'))).toEqual([
      '2025-08-21',
      '2025-08-22',
      '2025-08-23',
      '2025-08-24',
      '2025-08-25',
      '2025-08-26',
    ]);
  });

  test.each(DECEMBER_SKUS)('[DLV-02] 1 to 15 December 2023 are excluded for %s', (sku) => {
    expect(choosable(cart('2023-11-17', sku))).toEqual([
      '2023-11-27',
      '2023-11-28',
      '2023-11-29',
      '2023-11-30',
    ]);
    expect(choosable(cart('2023-12-01', 'other', sku))[0]).toBe('2023-12-16');
    expect(dayProblem(jstDate(2023, 12, 15), cart('2023-12-01', sku))).toBe('blockedRange');
  });

  test.each(['fresh700706_set', 'fresh70070_set', 'fresh700701', 'FRESH700701_SET', ''])(
    '[DLV-02] but not for %j',
    (sku) => {
      expect(choosable(cart('2023-11-25', sku))).toHaveLength(15);
    },
  );

  test('[DLV-02] a shop can add more', () => {
    const newYear = { skus: 'all' as const, from: jstDate(2026, 12, 31), to: jstDate(2027, 1, 3) };
    const rules = { ...EXAMPLE_DELIVERY_RULES, blockedRanges: [newYear] };
    const blocked = deliveryDays({ ...cart('2026-12-20'), rules }).days.filter(
      ({ problem }) => problem === 'blockedRange',
    );
    expect(blocked.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03']);
  });
});

describe('weekdays, 0 being Sunday', () => {
  test.each([
    ['no SKU of the lists: none', [line('fresh1001_set')], []],
    ['an empty cart: none', [], []],
    ['a SKU starting with fresh5: Sun, Mon, Tue', [line('fresh5001_set')], [0, 1, 2]],
    ['the prefix alone is a start', [line('fresh5')], [0, 1, 2]],
    ['one such line is enough', [line('other'), line('fresh59')], [0, 1, 2]],
    ['it must start so', [line('xfresh5001_set')], []],
    ['letters are taken as they are', [line('FRESH5001_set')], []],
    ['fresh5 goes before the list', [line('fresh2001_set'), line('fresh5001_set')], [0, 1, 2]],
    ['a neighbour of the list: none', [line('fresh2004_set')], []],
    ['the whole SKU must be the same', [line('fresh2001')], []],
    ['the product id: Sun, Mon, Tue', [line('', SUN_TUE_PRODUCT)], [0, 1, 2]],
    ['the product id goes before the list', [line('fresh2001_set', SUN_TUE_PRODUCT)], [0, 1, 2]],
    ['the product id in another line', [line('fresh2001_set'), line('', SUN_TUE_PRODUCT)], [0, 1, 2]],
    ['a product id beside it: none', [line('', SUN_TUE_PRODUCT + 1)], []],
    ['no product id: none', [line('', null)], []],
  ])('[DLV-03] %s', (_sentence, lines, weekdays) => {
    expect(blockedWeekdays(lines, EXAMPLE_DELIVERY_RULES.weekdayBlocks)).toEqual(weekdays);
  });

  test.each(MON_TUE_SKUS)('[DLV-03] %s: Mon and Tue', (sku) => {
    expect(blockedWeekdays([line('other'), line(sku)], EXAMPLE_DELIVERY_RULES.weekdayBlocks)).toEqual([1, 2]);
  });

  test.each([
    ['2026-12-05', 'Saturday', null],
    ['2026-12-06', 'Sunday', 'blockedWeekday'],
    ['2026-12-07', 'Monday', 'blockedWeekday'],
    ['2026-12-08', 'Tuesday', 'blockedWeekday'],
    ['2026-12-09', 'Wednesday', null],
  ] as const)('[DLV-03] with a fresh5 SKU %s, a %s', (date, _weekday, problem) => {
    expect(dayProblem(read(date), cart('2026-11-21', 'fresh5001_set'))).toBe(problem);
  });
});

describe('custom rules of a store', () => {
  const block = { skus: [], skuPrefixes: [], productIds: [] };
  const rules = {
    window: { earliestDays: 3, latestDays: 9 },
    blockedRanges: [],
    weekdayBlocks: [
      { ...block, weekdays: [6] as const, productIds: [7] },
      { ...block, weekdays: [0] as const, skus: 'all' as const },
    ],
  };

  test("[DLV-01] [DLV-03] window and weekdays are the store's, and no built-in rule is left", () => {
    const asked = { ...cart('2026-11-21', 'fresh5001_set'), rules };
    expect(choosable(asked)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-30',
    ]);
    expect(dayProblem(read('2026-11-23'), asked)).toBe('tooEarly');
    expect(dayProblem(read('2026-12-01'), asked)).toBe('tooLate');
  });

  test('[DLV-03] every block that applies to a cart holds; a general one applies to every cart', () => {
    expect(blockedWeekdays([line('a', 7)], rules.weekdayBlocks)).toEqual([0, 6]);
    expect(blockedWeekdays([line('a', 8)], rules.weekdayBlocks)).toEqual([0]);
    expect(blockedWeekdays([], rules.weekdayBlocks)).toEqual([0]);
  });
});

describe('a shop that dispatches on Tuesdays and Fridays (DLV-10)', () => {
  const rules = {
    window: { earliestDays: 3, latestDays: 21 },
    blockedRanges: [],
    weekdayBlocks: [],
    dispatch: { weekdays: [2, 5] as const, leadDays: 1, transitDays: 2 },
  };

  test.each([
    ['2026-11-29', 'Sunday', '2026-12-03'],
    ['2026-11-30', 'Monday', '2026-12-03'],
    ['2026-12-01', 'Tuesday: too late for the same day', '2026-12-06'],
    ['2026-12-03', 'Thursday', '2026-12-06'],
    ['2026-12-04', 'Friday', '2026-12-10'],
    ['2026-12-29', 'over the end of a year', '2027-01-03'],
  ])('[DLV-10] ordered on %s, a %s, it arrives on %s at the earliest', (today, _sentence, first) => {
    const days = choosable({ ...cart(today, 'be-blend-1'), rules });
    expect(days[0]).toBe(first);
    expect(days.at(-1)).toBe(addDays(read(today), 21));
  });

  test('[DLV-10] the days before are blocked with their reason, and no later day is removed', () => {
    const { days } = deliveryDays({ ...cart('2026-12-04'), rules });
    expect(days.map(({ problem }) => problem)).toEqual([
      ...Array.from({ length: 3 }, () => 'beforeDispatch'),
      ...Array.from({ length: 16 }, () => null),
    ]);
  });
});

describe('products without delivery dates', () => {
  test('[DLV-04] every date is blocked, with that reason first', () => {
    const { days, hasAny } = deliveryDays({
      ...cart('2025-08-02', 'fresh5001_set'),
      hasInvalidProducts: true,
    });
    expect(hasAny).toBe(false);
    expect(days).toHaveLength(15);
    expect(days.every(({ problem }) => problem === 'invalidProducts')).toBe(true);
    expect(dayProblem(jstDate(2020, 1, 1), { ...cart('2026-11-21'), hasInvalidProducts: true })).toBe(
      'invalidProducts',
    );
  });
});

const anySku = fc.oneof(
  fc.constantFrom('', 'other', 'fresh5001_set', ...MON_TUE_SKUS, ...DECEMBER_SKUS),
  fc.string(),
);
const anyCart = fc.record({
  // Days around both blocked ranges are frequent.
  instant: fc.oneof(
    fc.integer({ min: Date.UTC(2025, 6, 15), max: Date.UTC(2025, 8, 1) }),
    fc.integer({ min: Date.UTC(2023, 10, 1), max: Date.UTC(2023, 11, 20) }),
    fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) }),
  ),
  lines: fc.array(fc.record({ sku: anySku, productId: fc.option(fc.constantFrom(1, 2, SUN_TUE_PRODUCT)) }), {
    maxLength: 4,
  }),
  hasInvalidProducts: fc.boolean(),
});

describe('a selectable day', () => {
  test.each(['UTC', 'Asia/Tokyo', 'Pacific/Honolulu', 'America/New_York', 'Pacific/Kiritimati'])(
    '[DLV-01] [DLV-02] [DLV-03] is within the window, on no blocked day or range, on a machine in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(anyCart, ({ instant, lines, hasInvalidProducts }) => {
          // Independent of the code under test: computed by Intl with Japan's time zone.
          const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(instant);
          const noonOf = (date: string) => Date.parse(`${date}T12:00:00+09:00`);
          const rules = EXAMPLE_DELIVERY_RULES;
          const circumstances = { today: jstDateAt(instant), lines, hasInvalidProducts, rules };
          for (const date of choosable(circumstances)) {
            const ahead = (noonOf(date) - noonOf(today)) / 86_400_000;
            expect(ahead).toBeGreaterThanOrEqual(10);
            expect(ahead).toBeLessThanOrEqual(24);
            expect(hasInvalidProducts).toBe(false);
            expect(date < '2025-08-12' || date > '2025-08-20').toBe(true);
            if (lines.some(({ sku }) => DECEMBER_SKUS.includes(sku))) {
              expect(date < '2023-12-01' || date > '2023-12-15').toBe(true);
            }
            const weekday = new Date(noonOf(date)).getUTCDay();
            if (
              lines.some(({ sku, productId }) => sku.startsWith('fresh5') || productId === SUN_TUE_PRODUCT)
            ) {
              expect([3, 4, 5, 6]).toContain(weekday);
            } else if (lines.some(({ sku }) => MON_TUE_SKUS.includes(sku))) {
              expect([0, 3, 4, 5, 6]).toContain(weekday);
            }
          }
        }),
      );
    },
  );

  test('[DLV-01] and every selectable day is offered', () => {
    fc.assert(
      fc.property(
        anyCart,
        fc.integer({ min: -5, max: 40 }),
        ({ instant, lines, hasInvalidProducts }, days) => {
          const today = jstDateAt(instant);
          const date = addDays(today, days);
          const isFree =
            !hasInvalidProducts &&
            days >= 10 &&
            days <= 24 &&
            !isInBlockedRange(
              date,
              lines.map(({ sku }) => sku),
              EXAMPLE_DELIVERY_RULES.blockedRanges,
            ) &&
            !blockedWeekdays(lines, EXAMPLE_DELIVERY_RULES.weekdayBlocks).includes(weekdayOf(date));
          expect(
            dayProblem(date, { today, lines, hasInvalidProducts, rules: EXAMPLE_DELIVERY_RULES }) === null,
          ).toBe(isFree);
          const free = choosable({ today, lines, hasInvalidProducts, rules: EXAMPLE_DELIVERY_RULES });
          expect(free.includes(date)).toBe(isFree);
          expect(
            deliveryDays({ today, lines, hasInvalidProducts, rules: EXAMPLE_DELIVERY_RULES }).hasAny,
          ).toBe(free.length > 0);
        },
      ),
    );
  });

  test('[DLV-07] an additional line never unblocks a day', () => {
    fc.assert(
      fc.property(anyCart, anySku, ({ instant, lines, hasInvalidProducts }, sku) => {
        const today = jstDateAt(instant);
        const before = new Set(
          choosable({ today, lines, hasInvalidProducts, rules: EXAMPLE_DELIVERY_RULES }),
        );
        const after = choosable({
          today,
          lines: [...lines, line(sku)],
          hasInvalidProducts,
          rules: EXAMPLE_DELIVERY_RULES,
        });
        expect(after.every((date) => before.has(date))).toBe(true);
      }),
    );
  });
});

function read(text: string): JstDate {
  const parsed = parseJstDate(text);
  if (!parsed.ok) throw new Error(`${text} is no day`);
  return parsed.value;
}

describe('[DLV-10] [SEO-02] what engines are told of a delivery', () => {
  const window = { earliestDays: 3, latestDays: 21 };

  test('is the window of a shop that dispatches on any day', () => {
    expect(dispatchTimes({ window })).toEqual({ handling: { from: 3, to: 21 }, transit: 0 });
  });

  test('is the range of first arrivals, whatever the weekday of the order', () => {
    const dispatches = fc.record({
      weekdays: fc.uniqueArray(fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6), { minLength: 1 }),
      leadDays: fc.integer({ min: 0, max: 10 }),
      transitDays: fc.integer({ min: 0, max: 10 }),
    });
    fc.assert(
      fc.property(dispatches, (dispatch) => {
        const today = jstDate(2026, 11, 22);
        const arrivals = Array.from({ length: 7 }, (_, day) => {
          const ordered = addDays(today, day);
          return Array.from({ length: 40 }, (_day, days) => days).find(
            (days) => addDays(ordered, days) === firstArrival(ordered, dispatch),
          );
        }).map(Number);
        const { handling, transit } = dispatchTimes({ window: { ...window, earliestDays: 0 }, dispatch });
        expect([handling.from + transit, handling.to + transit]).toEqual([
          Math.min(...arrivals),
          Math.max(...arrivals),
        ]);
        expect(transit).toBe(dispatch.transitDays);
      }),
    );
  });

  test('is never before the window begins', () => {
    const dispatch = { weekdays: [2, 5] as const, leadDays: 1, transitDays: 2 };
    expect(dispatchTimes({ window, dispatch }).handling).toEqual({ from: 1, to: 4 });
    expect(dispatchTimes({ window: { ...window, earliestDays: 6 }, dispatch }).handling.from).toBe(4);
  });
});
