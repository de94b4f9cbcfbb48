import type { Cart } from '@shop/rules/cart/cart';
import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { cartGid, lineGid, simulatedCart, variantGid } from '../testing/simulated-platform';
import { cartMachine } from './cart.machine';
import { type CartContext, initialCartContext } from './cart-context';
import { cartView, requestedQuantity } from './cart-view';

const ID = cartGid('c');
const line = (id: number, quantity = 2) => ({ id, variant: id, quantity, stock: 100, isCut: false });
const cart: Cart = { ...simulatedCart(ID, [line(1), line(2)]), totalQuantity: 4 };
const unread = initialCartContext({ cartId: ID, province: 'JP-13' });
const ready: CartContext = { ...unread, cart };
const display = {
  handle: 'p',
  title: '',
  variantTitle: '',
  vendor: '',
  imageUrl: '',
  price: cart.totalPrice,
};

function viewOf(change: Partial<CartContext>, rest: 'ready' | 'unread' | 'none' = 'ready') {
  return cartView(cartMachine.resolveState({ value: { resting: rest }, context: { ...ready, ...change } }));
}

describe('the view of a cart', () => {
  test('[CART-08] named vendors, each once, in line order', () => {
    // The last product names none.
    const vendors = ['水城', '木村', '水城', ''];
    const lines = simulatedCart(ID, [line(1), line(2), line(3), line(4)]).lines.map((one, at) => ({
      ...one,
      vendor: vendors[at] ?? '',
    }));
    expect(viewOf({ cart: { ...cart, lines } }).vendors).toEqual(['水城', '木村']);
    const sold = lines.map((one, at) => (at === 1 ? { ...one, quantity: 0 } : one));
    expect(viewOf({ cart: { ...cart, lines: sold } }).vendors, 'nothing is sent of a sold-out line').toEqual([
      '水城',
    ]);
  });

  test('[SHIP-05] there is one fee where no area has another; an unknown one is none', () => {
    const flat = { regular: yen(550), areas: [], freeFrom: null };
    const area = { zones: ['JP-47' as const], fee: yen(2000) };
    expect(viewOf({ cart, fees: flat }).hasOneFee).toBe(true);
    expect(viewOf({ cart, fees: { ...flat, areas: [area] } }).hasOneFee).toBe(false);
    expect(viewOf({ cart, fees: null }).hasOneFee).toBe(false);
  });

  test('[HEAD-01] the count: includes items beyond the read lines; unknown until the first read', () => {
    expect(viewOf({ cart: { ...cart, totalQuantity: 150 } }).count).toBe(150);
    expect(viewOf({ cart: { ...cart, totalQuantity: 150 }, requested: { [lineGid(1)]: 5 } }).count).toBe(153);
    expect(viewOf({ cart: null }, 'unread')).toMatchObject({ count: null, status: 'loading', totals: null });
    expect(viewOf({ cart: null, cartId: null }, 'none')).toMatchObject({ count: 0, status: 'empty' });
  });

  test('[CART-12] of a cart of which everything sold out no sum is shown: it is not free', () => {
    const gone = simulatedCart(ID, [line(1, 0), line(2, 0)]);
    expect(viewOf({ cart: gone })).toMatchObject({ status: 'shown', totals: null, isAllSoldOut: true });
    const left = simulatedCart(ID, [line(1, 0), line(2, 1)]);
    expect(viewOf({ cart: left })).toMatchObject({ totals: { subtotal: 1000 }, isAllSoldOut: false });
    const empty = simulatedCart(ID, []);
    expect(viewOf({ cart: empty })).toMatchObject({ totals: { total: 0 }, isAllSoldOut: false });
  });

  test('[CART-10] the number of items in unread lines is shown, and no other difference', () => {
    const lines = simulatedCart(
      ID,
      Array.from({ length: 100 }, (_, at) => line(at + 1, 1)),
    ).lines;
    expect(viewOf({ cart: { ...cart, lines, totalQuantity: 105 } }).unshownQuantity).toBe(5);
    expect(viewOf({ cart: { ...cart, lines, totalQuantity: 100 } }).unshownQuantity).toBe(0);
    expect(viewOf({ cart: { ...cart, totalQuantity: 105 } }).unshownQuantity).toBe(0);
  });

  test('[CART-10] of lines beyond the hundred only those that stop the checkout are shown', () => {
    const wanted = Array.from({ length: 104 }, (_, at) => line(at + 1, 2));
    const lines = simulatedCart(ID, wanted.slice(0, 52)).lines.concat(
      simulatedCart(ID, wanted.slice(52)).lines,
    );
    const view = viewOf({
      cart: {
        ...cart,
        lines: lines.map((one, at) => (at === 102 ? { ...one, warning: 'outOfStock' } : one)),
        totalQuantity: 208,
      },
    });
    expect(view.lines).toHaveLength(104);
    expect(view.shownLines).toEqual(view.lines.filter((_, at) => at < 100 || at === 102));
    expect([view.unshownQuantity, view.count, view.checkoutUrl]).toEqual([6, 208, null]);
  });

  test('[CART-10] whose last line is pending removal: it is empty at once', () => {
    expect(viewOf({ requested: { [lineGid(1)]: 0, [lineGid(2)]: 0 } })).toMatchObject({
      status: 'empty',
      lines: [],
      count: 0,
    });
  });

  test('[CART-06] without a cart there is no code', () => {
    expect(viewOf({ cart: null, cartId: null }, 'none').coupons).toEqual([]);
  });
});

describe('the view of a line', () => {
  test('[CART-14] it is updating while a different quantity is requested or pending', () => {
    const updating = (change: Partial<CartContext>) =>
      viewOf(change).lines.map(({ isUpdating }) => isUpdating);
    expect(updating({})).toEqual([false, false]);
    expect(updating({ requested: { [lineGid(1)]: 3 } })).toEqual([true, false]);
    expect(updating({ requested: { [lineGid(2)]: 2 }, sent: { [lineGid(2)]: 5 } })).toEqual([false, true]);
  });

  test('[CART-10] an add increases its own line only', () => {
    const adds = [1, 3].map((variant) => ({
      requestId: String(variant),
      line: { merchandiseGlobalId: variantGid(variant), quantity: 4 },
      display,
      isSent: false,
      hasRaisedRequest: false,
    }));
    const view = viewOf({ adds });
    expect(view.lines.map(({ shownQuantity }) => shownQuantity)).toEqual([6, 2]);
    expect(view.pendingLines).toEqual([{ ...display, merchandiseGlobalId: variantGid(3), quantity: 4 }]);
  });

  test('[CART-10] its requested quantity: from the last request and pending adds, none for removed or unknown lines', () => {
    const wanted = (change: Partial<CartContext>) =>
      [lineGid(1), lineGid(2), lineGid(9)].map((lineId) =>
        requestedQuantity(
          cartMachine.resolveState({ value: { resting: 'ready' }, context: { ...ready, ...change } }),
          lineId,
        ),
      );
    const raising = {
      requestId: '1',
      line: { merchandiseGlobalId: variantGid(2), quantity: 3 },
      display,
      isSent: true,
      hasRaisedRequest: false,
    };
    expect(wanted({})).toEqual([2, 2, 0]);
    expect(wanted({ requested: { [lineGid(1)]: 5 }, adds: [raising] })).toEqual([5, 5, 0]);
    expect(wanted({ requested: { [lineGid(1)]: 0 } })).toEqual([0, 2, 0]);
    expect(wanted({ cart: null })).toEqual([0, 0, 0]);
  });

  test.each<[sentence: string, problem: CartContext['problem'], failures: (string | null)[]]>([
    ['none', null, [null, null]],
    [
      'an edit that failed',
      { code: 'rejected', about: { kind: 'lines', requested: {}, lineIds: [lineGid(2)] } },
      [null, 'rejected'],
    ],
    [
      'an add to it that failed',
      { code: 'outOfStock', about: { kind: 'add', merchandiseGlobalId: variantGid(1) } },
      ['outOfStock', null],
    ],
    [
      'an add of something else',
      { code: 'outOfStock', about: { kind: 'add', merchandiseGlobalId: variantGid(7) } },
      [null, null],
    ],
    ['what is no matter of a line', { code: 'unreachable', about: { kind: 'read' } }, [null, null]],
  ])('[CART-10] its message: %s', (_sentence, problem, failures) => {
    expect(viewOf({ problem }).lines.map(({ failure }) => failure)).toEqual(failures);
  });
});

describe('[CART-06] the view of discount codes', () => {
  const held: Cart = {
    ...cart,
    discountCodes: [
      { code: 'APP10', applicable: true },
      { code: 'MIN3000', applicable: false },
    ],
  };
  const codesOf = (change: Partial<CartContext>) => {
    const { coupons } = viewOf({ cart: held, ...change });
    return Object.fromEntries(coupons.map(({ code, state }) => [code, state]));
  };

  test('applicable and inapplicable ones', () => {
    expect(codesOf({})).toEqual({ APP10: 'applied', MIN3000: 'inapplicable' });
  });

  test('one that can never apply is marked', () => {
    const discountCodes = [{ code: 'OLD', applicable: false, refusal: { kind: 'expired' } as const }];
    expect(codesOf({ cart: { ...cart, discountCodes } })).toEqual({ OLD: 'dead' });
  });

  test('one pending removal is hidden at once, before and after sending', () => {
    const gone = { APP10: { code: 'app10', isRequested: false } };
    const expected = { MIN3000: 'inapplicable' };
    expect(codesOf({ codes: gone })).toEqual(expected);
    expect(codesOf({ sentCodes: gone })).toEqual(expected);
  });

  test('one that is retried is pending, without its previous state', () => {
    const again = { MIN3000: { code: 'MIN3000', isRequested: true } };
    const expected = { APP10: 'applied', MIN3000: 'pending' };
    expect(codesOf({ codes: again })).toEqual(expected);
    expect(codesOf({ sentCodes: again })).toEqual(expected);
  });

  test('the last request about a code counts, sent or not', () => {
    const sentCodes = { NEW: { code: 'NEW', isRequested: true } };
    expect(codesOf({ sentCodes, codes: { NEW: { code: 'NEW', isRequested: false } } })).not.toHaveProperty(
      'NEW',
    );
  });
});
