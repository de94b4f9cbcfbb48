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

describe('an add that is queued', () => {
  test('[CART-10] raises a request about its own line, and no other', () => {
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

  test('[CART-10] waits behind those before it, and is one add however often it is asked for', () => {
    const three = ['a', 'b', 'c'].reduce((context, id) => adding(context, id, 1), ready);
    expect(three.adds.map(({ requestId }) => requestId)).toEqual(['a', 'b', 'c']);
    expect(queueAdd(three, request('b', 2))).toEqual({});
  });

  test.each([0, -1, 1.5, Number.NaN])('[CART-10] of %d pieces is none', (quantity) => {
    expect(queueAdd(ready, request('a', 1, quantity))).toEqual({});
  });

  test('[CART-10] goes in one call with the others of the oldest plant, as one line', () => {
    const { adds } = adding(adding(adding(ready, 'a', 7), 'b', 8), 'c', 7, 3);
    expect(addsOfOneCall(adds).map(({ requestId }) => requestId)).toEqual(['a', 'c']);
    expect(lineOfOneCall(adds)).toEqual({ merchandiseGlobalId: variantGid(7), quantity: 4 });
    expect([addsOfOneCall([]), lineOfOneCall([])]).toEqual([[], null]);
  });
});

describe('[TRUTH-01] whoever pressed gets the result of its own add', () => {
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
    if (result === null) throw new Error('nothing was sent');
    return result;
  };
  const outcomes = (added: number) => ['a', 'b', 'other'].map((id) => outcomeOfRequest(resultOf(added), id));
  const good = (quantity: number, warning: 'notEnoughStock' | null = null) => ({
    ok: true,
    warning,
    quantity,
    expiry: null,
  });

  test('that went in one call with another: each has its own pieces', () => {
    expect(outcomes(5)).toEqual([good(2), good(3), null]);
  });

  test('when fewer came the oldest has them first, and one that got none has failed', () => {
    expect(outcomes(4)).toEqual([good(2, 'notEnoughStock'), good(2, 'notEnoughStock'), null]);
    expect(outcomes(2)).toEqual([
      good(2, 'notEnoughStock'),
      { ok: false, code: 'notEnoughStock', inCart: null },
      null,
    ]);
    const failed = { ok: false, code: 'notEnoughStock', inCart: 2 };
    expect(outcomes(0)).toEqual([failed, failed, null]);
  });

  test('what came beyond all that was asked for is reported with the last', () => {
    expect(outcomes(7)).toEqual([good(2), good(5), null]);
  });
});
