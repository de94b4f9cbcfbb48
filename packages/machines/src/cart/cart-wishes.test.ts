import { describe, expect, test } from 'vitest';
import { cartGid, lineGid, simulatedCart, variantGid } from '../testing/simulated-platform';
import { queueAdd } from './cart-adds';
import { type CartContext, initialCartContext } from './cart-context';
import { wishAdoption, wishDestination, wishLater, wishQuantity, wishRefresh } from './cart-wishes';

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
  const wish = (context: CartContext, quantity: number) => wishQuantity(context, lineGid(1), quantity);

  test('[CART-10] what the platform holds is no wish, unless something on its way will change it', () => {
    expect(wish(ready, 2).wanted).toEqual({});
    expect(wish({ ...ready, sent: { [lineGid(1)]: 5 } }, 2).wanted).toEqual({ [lineGid(1)]: 2 });
    expect(wish(adding(ready, 1), 2).wanted).toEqual({ [lineGid(1)]: 2 });
    expect(wish(adding(ready, 2), 2).wanted).toEqual({});
    expect(wish(adding(adding(ready, 2), 1), 2).wanted).toEqual({ [lineGid(1)]: 2 });
  });

  test('[CART-10] a wish of another line stays', () => {
    expect(wish({ ...ready, wanted: { [lineGid(1)]: 4, [lineGid(2)]: 9 } }, 2).wanted).toEqual({
      [lineGid(2)]: 9,
    });
  });

  test('[CART-10] count the adds of their line in, which then raise it no more', () => {
    const wished = adding(adding({ ...ready, wanted: { [lineGid(1)]: 4, [lineGid(2)]: 4 } }, 1), 2);
    expect(wished.adds.map(({ hasRaisedWish }) => hasRaisedWish)).toEqual([true, true]);
    expect(wish(wished, 8).adds?.map(({ hasRaisedWish }) => hasRaisedWish)).toEqual([false, true]);
  });

  test('[CART-10] a removal is sent at once; other edits wait for more of them', () => {
    expect([wish(ready, 0).isQuiet, wish(ready, -3).isQuiet, wish(ready, 3).isQuiet]).toEqual([
      true,
      true,
      false,
    ]);
    expect(wish({ ...ready, isQuiet: false }, 0).isQuiet).toBe(false);
  });

  test('of a cart that was not read, or that are no number of pieces, are no wish', () => {
    expect(wish(unread, 3)).toEqual({});
    expect(wish(ready, 1.5)).toEqual({});
    expect(wish(ready, Number.NaN)).toEqual({});
  });
});

test('[SHIP-02] a destination that the platform knows already is not sent', () => {
  const told = {
    ...ready,
    cart: { ...cart, deliveryAddress: { globalId: lineGid(1), province: 'JP-47' as const } },
  };
  expect(wishDestination(told, 'JP-47').isDestinationUnsent).toBe(false);
  expect(wishDestination(told, 'JP-01').isDestinationUnsent).toBe(true);
  expect(wishDestination(unread, 'JP-01').isDestinationUnsent).toBe(true);
});

describe('[CART-10] the cart of the cookie', () => {
  test('is read by a refresh, if there is one', () => {
    expect(wishRefresh(ready, undefined)).toEqual({ isRefreshWanted: true });
    expect(wishRefresh(ready, OTHER)).toMatchObject({ cartId: OTHER, cart: null, isRefreshWanted: true });
    expect(wishRefresh(ready, null)).toMatchObject({ cartId: null, cart: null, isRefreshWanted: false });
  });

  test('is read when another tab wrote it, if this one shows a cart', () => {
    expect(wishAdoption(ready, OTHER)).toMatchObject({ cartId: OTHER, isRefreshWanted: true });
    expect(wishAdoption(unread, OTHER)).toMatchObject({ cartId: OTHER, isRefreshWanted: false });
    expect(wishAdoption(ready, null)).toMatchObject({ cartId: null, isRefreshWanted: false });
  });

  test('waits for a call on its way when it is another one', () => {
    const waiting = { ...ready, adoption: { cartId: OTHER } };
    expect(wishLater(waiting, undefined)).toEqual({ adoption: { cartId: OTHER }, isRefreshWanted: true });
    expect(wishLater(waiting, ID)).toEqual({ adoption: { cartId: OTHER }, isRefreshWanted: true });
    expect(wishLater(ready, null)).toEqual({ adoption: { cartId: null }, isRefreshWanted: true });
    expect(wishLater(ready, ID).adoption).toBeNull();
  });
});
