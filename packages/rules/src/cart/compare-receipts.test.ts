import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GlobalId } from '../global-id';
import { jstDate } from '../jst-date';
import { yen } from '../yen';
import { type CheckoutReceipt, compareReceipts, type ReceiptLine } from './compare-receipts';

const id = (name: string) => name as GlobalId;
const line = (name: string, quantity = 2, price = 3_280): ReceiptLine => ({
  merchandiseGlobalId: id(name),
  title: name,
  variantTitle: '',
  quantity,
  price: yen(price),
});
const SEEN: CheckoutReceipt = {
  lines: [line('croton'), line('clusia', 5)],
  sums: { coupon: yen(500), shippingFee: yen(800), total: yen(23_260) },
  codes: [{ code: 'WELCOME500', applicable: true }],
  discountNames: ['welcome500', '春のセール'],
  province: 'JP-13',
  deliveryDate: jstDate(2026, 12, 10),
  choices: { deliveryTime: 'none', eGift: false, gift: '森 花', note: '' },
};
const of = (name: string) => ({ merchandiseGlobalId: id(name), title: name, variantTitle: '' });

describe('[GATE-02] stored values compared with the receipt', () => {
  test.each<[sentence: string, held: Partial<CheckoutReceipt>, changes: object[]]>([
    ['all is as it was', {}, []],
    ['lines in another order', { lines: SEEN.lines.toReversed() }, []],
    ['a line in two parts', { lines: [line('croton', 1), line('clusia', 5), line('croton', 1)] }, []],
    [
      'a price',
      { lines: [line('croton', 2, 5_280), line('clusia', 5)] },
      [{ ...of('croton'), kind: 'price', from: 3_280, to: 5_280 }],
    ],
    [
      'fewer pieces, at another price',
      { lines: [line('croton'), line('clusia', 2, 980)] },
      [
        { ...of('clusia'), kind: 'quantity', from: 5, to: 2 },
        { ...of('clusia'), kind: 'price', from: 3_280, to: 980 },
      ],
    ],
    ['a line is missing', { lines: [line('croton')] }, [{ ...of('clusia'), kind: 'lineGone' }]],
    [
      'a line has no piece any more',
      { lines: [line('croton'), line('clusia', 0)] },
      [{ ...of('clusia'), kind: 'lineGone' }],
    ],
    ['a line came', { lines: [...SEEN.lines, line('ivy', 1)] }, [{ ...of('ivy'), kind: 'lineNew', to: 1 }]],
    [
      'a coupon that expired',
      {
        codes: [{ code: 'welcome500', applicable: false, refusal: { kind: 'expired' } }],
        sums: { coupon: yen(0), shippingFee: yen(800), total: yen(23_760) },
      },
      [
        { kind: 'codeGone', code: 'WELCOME500', refusal: { kind: 'expired' } },
        { kind: 'coupon', from: 500, to: 0 },
        { kind: 'total', from: 23_260, to: 23_760 },
      ],
    ],
    ['a missing coupon', { codes: [] }, [{ kind: 'codeGone', code: 'WELCOME500', refusal: undefined }]],
    [
      'another prefecture and its fee',
      { province: 'JP-01', sums: { coupon: yen(500), shippingFee: yen(2_000), total: yen(24_460) } },
      [
        { kind: 'province', from: 'JP-13', to: 'JP-01' },
        { kind: 'shippingFee', from: 800, to: 2_000 },
        { kind: 'total', from: 23_260, to: 24_460 },
      ],
    ],
    [
      'no day any more',
      { deliveryDate: 'none' },
      [{ kind: 'deliveryDate', from: SEEN.deliveryDate, to: 'none' }],
    ],
    [
      'an automatic discount that ended',
      { discountNames: ['WELCOME500'] },
      [{ kind: 'discountGone', title: '春のセール' }],
    ],
    [
      "another tab's delivery choices",
      { choices: { deliveryTime: 'morning', eGift: true, gift: '', note: '置き配' } },
      [
        { kind: 'deliveryTime', from: 'none', to: 'morning' },
        { kind: 'eGift', from: false, to: true },
        { kind: 'gift', from: '森 花', to: '' },
        { kind: 'note', from: '', to: '置き配' },
      ],
    ],
    [
      'a gift card with less on it',
      { sums: { coupon: yen(500), shippingFee: yen(800), total: yen(23_260), due: yen(20_000) } },
      [{ kind: 'due', from: 23_260, to: 20_000 }],
    ],
    ['what is not known', { sums: null, codes: null, province: null, deliveryDate: null }, []],
  ])('%s', (_sentence, held, changes) => {
    expect(compareReceipts(SEEN, { ...SEEN, ...held })).toEqual(changes);
  });

  test.each<[string, Partial<CheckoutReceipt>]>([
    ['sums', { sums: null }],
    ['codes', { codes: null }],
    ['prefecture', { province: null }],
    ['day', { deliveryDate: null }],
  ])('what was not shown has not changed: %s', (_what, seen) => {
    expect(compareReceipts({ ...SEEN, ...seen }, SEEN)).toEqual([]);
  });

  test('an inapplicable code is not missed', () => {
    const seen = { ...SEEN, codes: [{ code: 'BIG', applicable: false }] };
    expect(compareReceipts(seen, { ...SEEN, codes: [] })).toEqual([]);
  });
});

const receipt = fc.record({
  lines: fc.uniqueArray(
    fc
      .tuple(
        fc.constantFrom('a', 'b', 'c', 'd'),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
      )
      .map(([name, quantity, price]) => line(name, quantity, price)),
    { selector: ({ merchandiseGlobalId }) => merchandiseGlobalId },
  ),
  sums: fc.record({
    coupon: fc.nat({ max: 3 }).map(yen),
    shippingFee: fc.constantFrom(yen(800), yen(2_000)),
    total: fc.nat({ max: 3 }).map(yen),
  }),
  codes: fc.constantFrom([], [{ code: 'A', applicable: true }]),
  province: fc.constantFrom('JP-13' as const, 'JP-01' as const),
  deliveryDate: fc.constantFrom('none' as const, jstDate(2026, 12, 10)),
});

test('[GATE-02] no change is reported exactly when the receipt matches', () => {
  fc.assert(
    fc.property(receipt, receipt, (seen, held) => {
      const text = ({ lines, codes, ...rest }: CheckoutReceipt) =>
        JSON.stringify([
          [...lines].sort((one, other) => (one.merchandiseGlobalId < other.merchandiseGlobalId ? -1 : 1)),
          rest.sums,
          rest.province,
          rest.deliveryDate,
        ]);
      const lostCode = seen.codes.length > held.codes.length;
      const isSame = text(seen) === text(held) && !lostCode;
      expect(compareReceipts(seen, held).length === 0).toBe(isSame);
      expect(compareReceipts(seen, { ...held, ...seen })).toEqual([]);
    }),
  );
});

test('[GATE-02] each change lists the displayed and the stored value', () => {
  fc.assert(
    fc.property(receipt, receipt, (seen, held) => {
      const there = compareReceipts(seen, held).filter(({ kind }) => !/^(?:line|code)/.test(kind));
      const back = compareReceipts(held, seen).filter(({ kind }) => !/^(?:line|code)/.test(kind));
      const key = (change: object) => JSON.stringify(Object.entries(change).sort());
      const reversed = back.map((change) =>
        'from' in change ? { ...change, from: change.to, to: change.from } : change,
      );
      expect(there.map(key).sort()).toEqual(reversed.map(key).sort());
    }),
  );
});
