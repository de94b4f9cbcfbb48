import { expect, test } from 'vitest';
import { EXAMPLE_DELIVERY_RULES, EXAMPLE_FEES } from '../testing/example-delivery-rules';
import { formatDeliveryRules, parseDeliveryRules } from './delivery-rules-schema';

const WINDOW = { earliestDays: 3, latestDays: 9 };
const read = (value: unknown) => parseDeliveryRules(JSON.stringify(value));

test('[DLV-08] the built-in rules are read again as they were written', () => {
  expect(parseDeliveryRules(formatDeliveryRules(EXAMPLE_DELIVERY_RULES))).toEqual({
    ok: true,
    value: EXAMPLE_DELIVERY_RULES,
  });
});

test('[DLV-08] a window alone is sufficient; weekdays are named, in any order', () => {
  expect(read({ window: WINDOW })).toEqual({
    ok: true,
    value: { window: WINDOW, blockedRanges: [], weekdayBlocks: [] },
  });
  const block = { weekdays: ['tuesday', 'sunday', 'tuesday'], skus: 'all' };
  expect(read({ window: WINDOW, weekdayBlocks: [block] })).toMatchObject({
    value: { weekdayBlocks: [{ weekdays: [0, 2], skus: 'all', skuPrefixes: [], productIds: [] }] },
  });
});

test('[DLV-08] [DLV-10] [SHIP-05] fees, dispatch days and times are parsed, and serialised unchanged', () => {
  const rules = {
    window: WINDOW,
    dispatch: { weekdays: ['friday', 'tuesday'], leadDays: 1, transitDays: 2 },
    fees: { regular: 600, areas: [{ zones: ['JP-01', 'remoteIsland'], fee: 1400 }] },
    times: ['from14to16'],
  };
  const parsed = read(rules);
  expect(parsed).toEqual({
    ok: true,
    value: {
      window: WINDOW,
      blockedRanges: [],
      weekdayBlocks: [],
      dispatch: { weekdays: [2, 5], leadDays: 1, transitDays: 2 },
      fees: { ...rules.fees, freeFrom: null },
      times: ['from14to16'],
    },
  });
  if (parsed.ok) expect(parseDeliveryRules(formatDeliveryRules(parsed.value))).toEqual(parsed);
});

const range = { from: '2026-12-31', to: '2027-01-03', skus: 'all' };
test.each([
  ['no JSON', '{', 'is no JSON'],
  ['a list', '[]', 'the whole: '],
  ['null', 'null', 'the whole: '],
  ['no window', '{}', 'window: '],
  [
    'a text for a number',
    JSON.stringify({ window: { ...WINDOW, earliestDays: '3' } }),
    'window.earliestDays: ',
  ],
  ['half a day', JSON.stringify({ window: { ...WINDOW, latestDays: 9.5 } }), 'window.latestDays: '],
  ['a day in the past', JSON.stringify({ window: { ...WINDOW, earliestDays: -1 } }), 'window.earliestDays: '],
  [
    'a window that ends before it begins',
    JSON.stringify({ window: { earliestDays: 9, latestDays: 3 } }),
    'window.latestDays: must not be before earliestDays',
  ],
  [
    'a day that no calendar has',
    JSON.stringify({ window: WINDOW, blockedRanges: [{ ...range, from: '2027-02-29' }] }),
    'blockedRanges[0].from: must be a day, YYYY-MM-DD',
  ],
  [
    'holidays that end before they begin',
    JSON.stringify({ window: WINDOW, blockedRanges: [range, { ...range, to: '2026-12-30' }] }),
    'blockedRanges[1].to: must not be before from',
  ],
  [
    'holidays of nobody',
    JSON.stringify({ window: WINDOW, blockedRanges: [{ ...range, skus: 'every' }] }),
    'blockedRanges[0].skus: must be "all" or a list of SKUs',
  ],
  [
    'a weekday that is none',
    JSON.stringify({ window: WINDOW, weekdayBlocks: [{ weekdays: ['sunday', 'Montag'] }] }),
    'weekdayBlocks[0].weekdays[1]: ',
  ],
  [
    'a fee in dollars',
    JSON.stringify({ window: WINDOW, fees: { regular: 7.5 } }),
    'fees.regular: must be whole yen',
  ],
  ['fees without the regular one', JSON.stringify({ window: WINDOW, fees: {} }), 'fees.regular: '],
  [
    'an area that is none',
    JSON.stringify({ window: WINDOW, fees: { regular: 1, areas: [{ zones: ['JP-48'], fee: 1 }] } }),
    'fees.areas[0].zones[0]: must be a prefecture',
  ],
  [
    'a place with two fees',
    JSON.stringify({
      window: WINDOW,
      fees: {
        regular: 1,
        areas: [
          { zones: ['JP-01'], fee: 1 },
          { zones: ['JP-01'], fee: 2 },
        ],
      },
    }),
    'fees.areas: must name each place once',
  ],
  [
    'dispatch on no day',
    JSON.stringify({ window: WINDOW, dispatch: { weekdays: [], leadDays: 1, transitDays: 2 } }),
    'dispatch.weekdays: ',
  ],
  ['a time that is none', JSON.stringify({ window: WINDOW, times: ['noon'] }), 'times[0]: '],
  ['a name that is not known', JSON.stringify({ window: WINDOW, weekdayBlock: [] }), 'the whole: '],
])('[DLV-08] %s is rejected, and the field is named', (_, text, problem) => {
  const rules = parseDeliveryRules(text);
  expect(rules).toMatchObject({ ok: false });
  expect(rules.ok ? '' : rules.error.slice(0, problem.length)).toBe(problem);
});

test('[SHIP-03] [SHIP-05] fees name the products that are free of postage, by number', () => {
  const rules = { ...EXAMPLE_DELIVERY_RULES, fees: { ...EXAMPLE_FEES, freePostage: [7, 8] } };
  expect(parseDeliveryRules(formatDeliveryRules(rules))).toEqual({ ok: true, value: rules });
  const wrong = JSON.stringify({ window: rules.window, fees: { regular: 800, freePostage: ['7'] } });
  expect(parseDeliveryRules(wrong)).toEqual({
    ok: false,
    error: 'fees.freePostage[0]: must be a product number',
  });
});
