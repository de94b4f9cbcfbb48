import { describe, expect, test } from 'vitest';
import { cartGid, lineGid, simulatedCart, variantGid } from '../testing/simulated-platform';
import { addsOfOneCall, lineOfOneCall, outcomeOfRequest, queueAdd, resultOfAdds } from './cart-adds';
import { type CartContext, initialCartContext, type PendingAdd } from './cart-context';
import type { AddResult } from './cart-events';

const ID = cartGid('c');
const line = (id: number, quantity = 2) => ({ id, variant: id, quantity, stock: 100, isCut: false });
const cart = simulatedCart(ID, [line(1), line(2)]);
const display = { handle: '', title: '', variantTitle: '', vendor: '', imageUrl: '', price: cart.totalPrice };
const request = (requestId: string, variant: number, quantity = 1) => ({
  requestId,
  line: { merchandiseGlobalId: variantGid(variant), quantity },
  display,
});
const ready: CartContext = { ...initialCartContext({ cartId: ID, province: 'JP-13' }), cart };
const adding = (context: CartContext, ...args: Parameters<typeof request>): CartContext => ({
  ...context,
  ...queueAdd(context, request(...args)),
});

describe('a queued add', () => {
  test('[CART-10] increases the request of its own line only', () => {
    const requested = { ...ready, requested: { [lineGid(1)]: 5 } };
    expect(adding(requested, 'a', 1, 2)).toMatchObject({
      requested: { [lineGid(1)]: 7 },
      adds: [{ hasRaisedRequest: true }],
    });
    expect(adding(requested, 'a', 2, 2)).toMatchObject({
      requested: { [lineGid(1)]: 5 },
      adds: [{ hasRaisedRequest: false }],
    });
  });

  test('[CART-10] waits for earlier ones, and is idempotent', () => {
    const three = ['a', 'b', 'c'].reduce((context, id) => adding(context, id, 1), ready);
    expect(three.adds.map(({ requestId }) => requestId)).toEqual(['a', 'b', 'c']);
    expect(queueAdd(three, request('b', 2))).toEqual({});
  });

  test.each([0, -1, 1.5, Number.NaN])('[CART-10] of %d items is ignored', (quantity) => {
    expect(queueAdd(ready, request('a', 1, quantity))).toEqual({});
  });

  test('[CART-10] is sent in one request with the others of the oldest merchandise, as one line', () => {
    const { adds } = adding(adding(adding(ready, 'a', 7), 'b', 8), 'c', 7, 3);
    expect(addsOfOneCall(adds).map(({ requestId }) => requestId)).toEqual(['a', 'c']);
    expect(lineOfOneCall(adds)).toEqual({ merchandiseGlobalId: variantGid(7), quantity: 4 });
    expect([addsOfOneCall([]), lineOfOneCall([])]).toEqual([[], null]);
  });
});

describe('[TRUTH-01] each caller gets the result of its own add', () => {
  const sent: readonly PendingAdd[] = [
    { ...request('a', 1, 2), isSent: true, hasRaisedRequest: false },
    { ...request('b', 1, 3), isSent: true, hasRaisedRequest: false },
  ];
  const resultOf = (added: number): AddResult => {
    const answer = {
      cart: simulatedCart(ID, [line(1, 2 + added)]),
      warnings: [],
      discountFailure: null,
      added,
    };
    const result = resultOfAdds({ ...ready, adds: sent }, answer, null);
    if (result === null) throw new Error('no request was sent');
    return result;
  };
  const outcomes = (added: number) => ['a', 'b', 'other'].map((id) => outcomeOfRequest(resultOf(added), id));
  const good = (quantity: number, warning: 'notEnoughStock' | null = null) => ({
    ok: true,
    warning,
    quantity,
    expiry: null,
  });

  test('batched with another: each has its own quantity', () => {
    expect(outcomes(5)).toEqual([good(2), good(3), null]);
  });

  test('when fewer are added the oldest gets them first, and one without any has failed', () => {
    expect(outcomes(4)).toEqual([good(2, 'notEnoughStock'), good(2, 'notEnoughStock'), null]);
    expect(outcomes(2)).toEqual([
      good(2, 'notEnoughStock'),
      { ok: false, code: 'notEnoughStock', inCart: null },
      null,
    ]);
    const failed = { ok: false, code: 'notEnoughStock', inCart: 2 };
    expect(outcomes(0)).toEqual([failed, failed, null]);
  });

  test('without a comparison, one beyond the lines that are read counts as added', () => {
    const many = Array.from({ length: 101 }, (_, index) => line(index + 10, 1));
    const answer = { cart: simulatedCart(ID, many), warnings: [], discountFailure: null };
    expect(resultOfAdds({ ...ready, adds: sent }, answer, null)).toMatchObject({
      type: 'line.added',
      quantity: 5,
    });
    const soldOut = { ...answer, warnings: ['outOfStock'] as const };
    expect(resultOfAdds({ ...ready, adds: sent }, soldOut, null)).toMatchObject({ code: 'outOfStock' });
  });

  test('a surplus is reported with the last', () => {
    expect(outcomes(7)).toEqual([good(2), good(5), null]);
  });
});
