import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PREFECTURES } from '../delivery/prefectures';
import { shippingFeeFor, shippingNoteKind } from '../delivery/shipping-fee';
import { EXAMPLE_FEES } from '../testing/example-delivery-rules';
import { yen } from '../yen';
import { cartTotals } from './cart-total';

const FEES = { ...EXAMPLE_FEES, freePostage: [7, 8] };

const province = fc.constantFrom(...PREFECTURES.map((one) => one.province));
const isRemote = (code: string) => code === 'JP-01' || code === 'JP-47';

test('[SHIP-01] [SHIP-03] the shipping fee is 0, 800 or 2,000 yen: 2,000 exactly to Hokkaido and Okinawa, 0 only where all products are free', () => {
  fc.assert(
    fc.property(province, fc.array(fc.nat({ max: 9 })), fc.array(fc.nat({ max: 9 })), (code, ids, free) => {
      const isFree = ids.every((id) => free.includes(id));
      const expected = ids.length === 0 ? 0 : isRemote(code) ? 2000 : isFree ? 0 : 800;
      expect(
        shippingFeeFor({ ...FEES, freePostage: free }, { zone: code, productIds: ids, subtotal: 1_000_000 }),
      ).toBe(expected);
    }),
  );
});

test('[SHIP-04] a product shows free shipping exactly when it is on the list', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9 }), fc.array(fc.nat({ max: 9 })), (id, free) => {
      expect(shippingNoteKind({ ...FEES, freePostage: free }, id)).toBe(
        free.includes(id) ? 'freePostage' : 'flat',
      );
    }),
  );
});

test('[CART-09] gift cards pay the total in turn, none more than it has, and what is due is the rest', () => {
  const balances = fc.array(fc.nat({ max: 5_000 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.nat({ max: 10_000 }), balances, (amount, left) => {
      const cart = {
        subtotalPrice: yen(amount),
        discountAmount: yen(0),
        checkoutChargeAmount: yen(amount),
        lines: [{ globalProductId: btoa('gid://shopify/Product/1'), quantity: 1 }],
      };
      const cards = left.map((balance, at) => ({ lastCharacters: `000${at}`, balance: yen(balance) }));
      const plain = cartTotals(cart, 'JP-13', FEES);
      const {
        giftCards = [],
        due = plain.total,
        ...rest
      } = cartTotals({ ...cart, giftCards: cards }, 'JP-13', FEES);
      expect(rest).toEqual(plain);
      const paid = giftCards.reduce((sum, one) => sum + one.amount, 0);
      expect(paid).toBe(
        Math.min(
          plain.total,
          left.reduce((sum, one) => sum + one, 0),
        ),
      );
      expect(due).toBe(plain.total - paid);
      for (const { card, amount: part } of giftCards) {
        expect(part).toBeGreaterThan(0);
        expect(part).toBeLessThanOrEqual(card.balance);
      }
      const full = giftCards.slice(0, -1);
      expect(full.every(({ card, amount: part }) => part === card.balance)).toBe(true);
    }),
  );
});

test('[CART-09] the total is subtotal less coupon plus shipping fee, never below the fee, and a coupon line is above zero', () => {
  const subtotal = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(subtotal, fc.nat({ max: 100 }), fc.nat({ max: 100 }), province, (amount, part, cut, code) => {
      const [discount, charge] = [
        Math.floor((amount * part) / 100),
        amount - Math.floor((amount * cut) / 100),
      ];
      const totals = cartTotals(
        {
          subtotalPrice: yen(amount),
          discountAmount: yen(discount),
          checkoutChargeAmount: yen(charge),
          lines: [{ globalProductId: btoa('gid://shopify/Product/1'), quantity: 1 }],
        },
        code,
        FEES,
      );
      const off = totals.coupon ?? 0;
      expect(totals.coupon === null || totals.coupon > 0).toBe(true);
      expect(totals.total).toBe(amount - off + totals.shippingFee);
      expect(totals.total).toBeGreaterThanOrEqual(totals.shippingFee);
      expect(totals.shippingFee).toBe(isRemote(code) ? 2000 : 800);
    }),
  );
});

test.each([
  ['only free-postage products: no fee', [7, 8], 'JP-13', 0],
  ['also of these 2,000 yen to Okinawa', [7, 8], 'JP-47', 2000],
  ['one that is not among them', [7, 1], 'JP-13', 800],
] as const)('[SHIP-03] [CART-09] in the total of a cart: %s', (_sentence, productIds, code, fee) => {
  const lines = productIds.map((id) => ({
    globalProductId: btoa(`gid://shopify/Product/${id}`),
    quantity: 1,
  }));
  const money = { subtotalPrice: yen(3000), discountAmount: yen(0), checkoutChargeAmount: yen(3000) };
  expect(cartTotals({ ...money, lines }, code, FEES)).toEqual({
    subtotal: 3000,
    coupon: null,
    shippingFee: fee,
    total: 3000 + fee,
  });
});

test('[SHIP-03] a product with an invalid id has no free shipping', () => {
  const money = { subtotalPrice: yen(3000), discountAmount: yen(0), checkoutChargeAmount: yen(3000) };
  const lines = [
    { globalProductId: btoa('gid://shopify/Product/7'), quantity: 1 },
    { globalProductId: 'garbage', quantity: 1 },
  ];
  expect(cartTotals({ ...money, lines }, 'JP-13', FEES).shippingFee).toBe(800);
});
