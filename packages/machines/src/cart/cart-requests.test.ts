import { describe, expect, test } from 'vitest';
import { cartGid, lineGid, simulatedCart, variantGid } from '../testing/simulated-platform';
import { queueAdd } from './cart-adds';
import { type CartContext, initialCartContext, type PendingAdd } from './cart-context';
import {
  linesToRemove,
  markSent,
  nextStep,
  quantitiesToSend,
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

  test("[CART-10] the platform's value is no request, unless a pending request will change it", () => {
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

  test('[CART-10] include the adds of their line, which then no longer increase it', () => {
    const requested = adding(adding({ ...ready, requested: { [lineGid(1)]: 4, [lineGid(2)]: 4 } }, 1), 2);
    expect(requested.adds.map(({ hasRaisedRequest }) => hasRaisedRequest)).toEqual([true, true]);
    expect(request(requested, 8).adds?.map(({ hasRaisedRequest }) => hasRaisedRequest)).toEqual([
      false,
      true,
    ]);
  });

  test('[CART-10] a removal is sent at once; other edits are debounced', () => {
    expect([
      request(ready, 0).isDebounced,
      request(ready, -3).isDebounced,
      request(ready, 3).isDebounced,
    ]).toEqual([true, true, false]);
    expect(request({ ...ready, isDebounced: false }, 0).isDebounced).toBe(false);
  });

  test('of a cart that was not read, or that are invalid, are ignored', () => {
    expect(request(unread, 3)).toEqual({});
    expect(request(ready, 1.5)).toEqual({});
    expect(request(ready, Number.NaN)).toEqual({});
  });
});

test('[SHIP-02] a destination that the platform already has is not sent', () => {
  const reported = {
    ...ready,
    cart: { ...cart, deliveryAddress: { globalId: lineGid(1), province: 'JP-47' as const } },
  };
  expect(requestDestination(reported, 'JP-47').isDestinationUnsent).toBe(false);
  expect(requestDestination(reported, 'JP-01').isDestinationUnsent).toBe(true);
  expect(requestDestination(unread, 'JP-01').isDestinationUnsent).toBe(true);
});

describe('[CART-10] the cart of the cookie', () => {
  test('is read by a refresh, if it exists', () => {
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

  test('waits for a pending request when it is another one', () => {
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

describe('cart-jobs', () => {
  const ID = cartGid('c');
  const line = (id: number) => ({ id, variant: id, quantity: 2, stock: 100, isCut: false });
  const cart = simulatedCart(ID, [line(1), line(2), line(3)]);
  const display = {
    handle: '',
    title: '',
    variantTitle: '',
    vendor: '',
    imageUrl: '',
    price: cart.totalPrice,
  };
  const add = (requestId: string, variant: number, quantity = 1): PendingAdd => ({
    requestId,
    line: { merchandiseGlobalId: variantGid(variant), quantity },
    display,
    isSent: false,
    hasRaisedRequest: false,
  });
  const unread = initialCartContext({ cartId: ID, province: 'JP-13' });
  const ready: CartContext = { ...unread, cart };
  const code = { APP10: { code: 'APP10', isRequested: true } };
  const readProblem = { code: 'unreachable', about: { kind: 'read' } } as const;

  describe('the next job of the cart', () => {
    /** All kinds of pending work at once; each row removes the most urgent. */
    const everything: CartContext = {
      ...ready,
      adds: [add('1', 1)],
      requested: { [lineGid(1)]: 0, [lineGid(2)]: 5 },
      codes: code,
      isRefreshRequested: true,
      isDestinationUnsent: true,
      problem: readProblem,
    };
    const quiet = { ...everything, adds: [], requested: {} };

    test.each<[sentence: string, context: CartContext, step: string]>([
      ['adds go first', everything, 'adding'],
      ['then removals', { ...everything, adds: [] }, 'removing'],
      ['then quantities', { ...everything, adds: [], requested: { [lineGid(2)]: 5 } }, 'updating'],
      [
        'once no more edits come',
        { ...everything, adds: [], requested: { [lineGid(2)]: 5 }, isDebounced: false },
        'waiting',
      ],
      ['then codes', quiet, 'changingDiscount'],
      ['then a reading', { ...quiet, codes: {} }, 'reading'],
      ['then the destination', { ...quiet, codes: {}, isRefreshRequested: false }, 'changingDestination'],
      [
        'then it rests: out of reach',
        { ...quiet, codes: {}, isRefreshRequested: false, isDestinationUnsent: false },
        'unreachable',
      ],
      ['or ready', ready, 'ready'],
      ['or not read yet', unread, 'unread'],
      ['codes wait for a cart that was read', { ...unread, codes: code }, 'unread'],
      ['so does the destination', { ...unread, isDestinationUnsent: true }, 'unread'],
      ['[CART-01] without a cart an add makes one', { ...everything, cartId: null, cart: null }, 'creating'],
      [
        '[CART-01] without a cart and an add there is nothing to do',
        { ...quiet, cartId: null, cart: null },
        'none',
      ],
    ])('[CART-10] %s', (_sentence, context, step) => {
      expect(nextStep(context)).toBe(step);
    });
  });

  describe('the content of a request', () => {
    test('requested quantities of existing lines; those of 0 are removals', () => {
      const context = { ...ready, requested: { [lineGid(1)]: 0, [lineGid(2)]: 5, [lineGid(9)]: 4 } };
      expect(linesToRemove(context)).toEqual([lineGid(1)]);
      expect(quantitiesToSend(context)).toEqual([{ lineId: lineGid(2), quantity: 5 }]);
    });

    test('nothing of a cart that was not read', () => {
      const context = { ...unread, requested: { [lineGid(1)]: 0, [lineGid(2)]: 5 } };
      expect([linesToRemove(context), quantitiesToSend(context)]).toEqual([[], []]);
    });

    const busy: CartContext = {
      ...ready,
      adds: [add('1', 7), add('2', 8)],
      requested: { [lineGid(1)]: 0, [lineGid(2)]: 5 },
      sent: { [lineGid(3)]: 1 },
      codes: code,
      isRefreshRequested: true,
      isDestinationUnsent: true,
    };

    test.each([
      ['creating', { requests: ['1'], sent: {}, sentCodes: {}, codes: code, isDestinationUnsent: false }],
      ['adding', { requests: ['1'], sent: {}, sentCodes: {}, codes: code, isDestinationUnsent: true }],
      [
        'removing',
        { requests: [], sent: { [lineGid(1)]: 0 }, sentCodes: {}, codes: code, isDestinationUnsent: true },
      ],
      [
        'updating',
        { requests: [], sent: { [lineGid(2)]: 5 }, sentCodes: {}, codes: code, isDestinationUnsent: true },
      ],
      ['changingDiscount', { requests: [], sent: {}, sentCodes: code, codes: {}, isDestinationUnsent: true }],
      [
        'changingDestination',
        { requests: [], sent: {}, sentCodes: {}, codes: code, isDestinationUnsent: false },
      ],
      ['reading', { requests: [], sent: {}, sentCodes: {}, codes: code, isDestinationUnsent: true }],
    ] as const)('[CART-10] %s leaves the rest pending', (job, expected) => {
      const { adds = [], isRefreshRequested, ...change } = markSent(busy, job);
      expect({
        requests: adds.flatMap(({ requestId, isSent }) => (isSent ? [requestId] : [])),
        ...change,
      }).toEqual({ ...expected, sentProvince: expected.isDestinationUnsent ? null : 'JP-13' });
      expect(isRefreshRequested).toBe(false);
      expect(markSent({ ...busy, isDestinationUnsent: false }, job).isDestinationUnsent).toBe(false);
    });
  });
});
