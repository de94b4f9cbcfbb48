import { describe, expect, test } from 'vitest';
import { cartGid, lineGid, simulatedCart, variantGid } from '../testing/simulated-platform';
import { queueAdd } from './cart-adds';
import { type CartContext, initialCartContext } from './cart-context';
import {
  requestAdoption,
  requestDestination,
  requestLater,
  requestQuantity,
  requestRefresh,
} from './cart-requests';

const ID = cartGid('c');
const OTHER = cartGid('other');
const line = (id: number) => ({ id, variant: id, quantity: 2, stock: 100, isCut: false });
const cart = simulatedCart(ID, [line(1), line(2)]);
const display = { handle: '', title: '', variantTitle: '', vendor: '', imageUrl: '', price: cart.totalPrice };
const unread = initialCartContext({ cartId: ID, province: 'JP-13' });
const ready: CartContext = { ...unread, cart };
const adding = (context: CartContext, variant: number, quantity = 1): CartContext => ({
  ...context,
  ...queueAdd(context, {
    requestId: String(context.adds.length),
    line: { merchandiseGlobalId: variantGid(variant), quantity },
    display,
  }),
});

describe('quantities', () => {
  const request = (context: CartContext, quantity: number) => requestQuantity(context, lineGid(1), quantity);

  test('[CART-10] what the platform holds is no request, unless something on its way will change it', () => {
    expect(request(ready, 2).requested).toEqual({});
    expect(request({ ...ready, sent: { [lineGid(1)]: 5 } }, 2).requested).toEqual({ [lineGid(1)]: 2 });
    expect(request(adding(ready, 1), 2).requested).toEqual({ [lineGid(1)]: 2 });
    expect(request(adding(ready, 2), 2).requested).toEqual({});
    expect(request(adding(adding(ready, 2), 1), 2).requested).toEqual({ [lineGid(1)]: 2 });
  });

  test('[CART-10] a request of another line stays', () => {
    expect(request({ ...ready, requested: { [lineGid(1)]: 4, [lineGid(2)]: 9 } }, 2).requested).toEqual({
      [lineGid(2)]: 9,
    });
  });

  test('[CART-10] count the adds of their line in, which then raise it no more', () => {
    const requested = adding(adding({ ...ready, requested: { [lineGid(1)]: 4, [lineGid(2)]: 4 } }, 1), 2);
    expect(requested.adds.map(({ hasRaisedRequest }) => hasRaisedRequest)).toEqual([true, true]);
    expect(request(requested, 8).adds?.map(({ hasRaisedRequest }) => hasRaisedRequest)).toEqual([
      false,
      true,
    ]);
  });

  test('[CART-10] a removal is sent at once; other edits wait for more of them', () => {
    expect([
      request(ready, 0).isDebounced,
      request(ready, -3).isDebounced,
      request(ready, 3).isDebounced,
    ]).toEqual([true, true, false]);
    expect(request({ ...ready, isDebounced: false }, 0).isDebounced).toBe(false);
  });

  test('of a cart that was not read, or that are no number of pieces, are no request', () => {
    expect(request(unread, 3)).toEqual({});
    expect(request(ready, 1.5)).toEqual({});
    expect(request(ready, Number.NaN)).toEqual({});
  });
});

test('[SHIP-02] a destination that the platform knows already is not sent', () => {
  const reported = {
    ...ready,
    cart: { ...cart, deliveryAddress: { globalId: lineGid(1), province: 'JP-47' as const } },
  };
  expect(requestDestination(reported, 'JP-47').isDestinationUnsent).toBe(false);
  expect(requestDestination(reported, 'JP-01').isDestinationUnsent).toBe(true);
  expect(requestDestination(unread, 'JP-01').isDestinationUnsent).toBe(true);
});

describe('[CART-10] the cart of the cookie', () => {
  test('is read by a refresh, if there is one', () => {
    expect(requestRefresh(ready, undefined)).toEqual({ isRefreshRequested: true });
    expect(requestRefresh(ready, OTHER)).toMatchObject({
      cartId: OTHER,
      cart: null,
      isRefreshRequested: true,
    });
    expect(requestRefresh(ready, null)).toMatchObject({
      cartId: null,
      cart: null,
      isRefreshRequested: false,
    });
  });

  test('is read when another tab wrote it, if this one shows a cart', () => {
    expect(requestAdoption(ready, OTHER)).toMatchObject({ cartId: OTHER, isRefreshRequested: true });
    expect(requestAdoption(unread, OTHER)).toMatchObject({ cartId: OTHER, isRefreshRequested: false });
    expect(requestAdoption(ready, null)).toMatchObject({ cartId: null, isRefreshRequested: false });
  });

  test('waits for a call on its way when it is another one', () => {
    const waiting = { ...ready, adoption: { cartId: OTHER } };
    expect(requestLater(waiting, undefined)).toEqual({
      adoption: { cartId: OTHER },
      isRefreshRequested: true,
    });
    expect(requestLater(waiting, ID)).toEqual({ adoption: { cartId: OTHER }, isRefreshRequested: true });
    expect(requestLater(ready, null)).toEqual({ adoption: { cartId: null }, isRefreshRequested: true });
    expect(requestLater(ready, ID).adoption).toBeNull();
  });
});
