import { expect, test } from 'vitest';
import type { Discount } from '../discount/discount.ts';
import type { Order } from '../order/order.ts';
import { orderPayload } from './webhook-payloads.ts';

const ORDER = {
  number: 1001,
  email: 'hanako@example.jp',
  placedAt: new Date('2027-12-31T15:00:00Z'),
  note: null,
  attributes: [],
  subtotal: 3_840,
  discount: 576,
  discountCode: 'LEAF15',
  shipping: 800,
  shippingDiscount: 800,
  shippingCode: '春の送料無料',
  total: 3_264,
  giftCards: [],
  lines: [],
} as unknown as Order;
const CODE = { kind: 'percentage', code: 'LEAF15', automatic: false } as Discount;
const AUTOMATIC = { kind: 'freeShipping', title: '春の送料無料', automatic: true } as Discount;

test('[ORDER-01] an order is told with its goods before and after discounts, which add up to its total', () => {
  const told = orderPayload(ORDER, [CODE, AUTOMATIC]);
  expect(told).toMatchObject({
    total_line_items_price: '3840',
    subtotal_price: '3264',
    total_discounts: '1376',
    total_price: '3264',
    created_at: '2028-01-01T00:00:00+09:00',
  });
  const [goods, off, fee] = [
    told.total_line_items_price,
    told.total_discounts,
    told.total_shipping_price_set.shop_money.amount,
  ].map(Number);
  expect((goods ?? 0) - (off ?? 0) + (fee ?? 0)).toBe(Number(told.total_price));
});

test('[CART-09] an order is told with the codes that were typed, and an automatic discount is none of them', () => {
  expect(orderPayload(ORDER, [CODE, AUTOMATIC]).discount_codes).toEqual([
    { code: 'LEAF15', amount: '576', type: 'percentage' },
  ]);
  const typed = { ...AUTOMATIC, code: 'SHIPFREE', automatic: false };
  expect(orderPayload(ORDER, [typed]).discount_codes).toEqual([
    { code: 'SHIPFREE', amount: '800', type: 'shipping' },
  ]);
  expect(orderPayload(ORDER, []).discount_codes).toEqual([]);
});
