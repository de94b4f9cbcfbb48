import { describe, expect, test } from 'vitest';
import { cartGid, lineGid, simulatedCart, variantGid } from '../testing/simulated-platform';
import { type CartContext, initialCartContext, type PendingAdd } from './cart-context';
import { markSent, nextStep, removals, updates } from './cart-jobs';

const ID = cartGid('c');
const line = (id: number) => ({ id, variant: id, quantity: 2, stock: 100, isCut: false });
const cart = simulatedCart(ID, [line(1), line(2), line(3)]);
const display = { handle: '', title: '', variantTitle: '', vendor: '', imageUrl: '', price: cart.totalPrice };
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

describe('what the cart does next', () => {
  /** Everything there is to do at once; each row takes away what was the most urgent. */
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

describe('what a call takes along', () => {
  test('requested quantities of lines that are there; those of 0 are removals', () => {
    const context = { ...ready, requested: { [lineGid(1)]: 0, [lineGid(2)]: 5, [lineGid(9)]: 4 } };
    expect(removals(context)).toEqual([lineGid(1)]);
    expect(updates(context)).toEqual([{ lineId: lineGid(2), quantity: 5 }]);
  });

  test('nothing of a cart that was not read', () => {
    const context = { ...unread, requested: { [lineGid(1)]: 0, [lineGid(2)]: 5 } };
    expect([removals(context), updates(context)]).toEqual([[], []]);
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
  ] as const)('[CART-10] %s leaves what it does not take for later', (job, expected) => {
    const { adds = [], isRefreshRequested, ...change } = markSent(busy, job);
    expect({
      requests: adds.flatMap(({ requestId, isSent }) => (isSent ? [requestId] : [])),
      ...change,
    }).toEqual({ ...expected, sentProvince: expected.isDestinationUnsent ? null : 'JP-13' });
    expect(isRefreshRequested).toBe(false);
    expect(markSent({ ...busy, isDestinationUnsent: false }, job).isDestinationUnsent).toBe(false);
  });
});
