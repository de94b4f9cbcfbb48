import type { Cart, LineWarning, Recipient } from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import { err, ok } from '@shop/rules/result';
import { describe, expect, test } from 'vitest';
import { cartGid, lineGid, simulatedCart, variantGid } from '../testing/simulated-platform';
import { applyCartOutcome } from './apply-cart-outcome';
import { type CartContext, initialCartContext, type PendingAdd } from './cart-context';
import { type CartCall, nextStep } from './cart-requests';

const ID = cartGid('c');
const OTHER = cartGid('other');

/** A cart with these quantities by variant; line and variant have the same number. */
function cartOf(quantities: Record<number, number>, warnings: Record<number, LineWarning> = {}): Cart {
  const cart = simulatedCart(
    ID,
    Object.entries(quantities).map(([id, quantity]) => ({
      id: Number(id),
      variant: Number(id),
      quantity,
      stock: 100,
      isCut: false,
    })),
  );
  return {
    ...cart,
    lines: cart.lines.map((line) => ({ ...line, warning: warnings[line.variantId] ?? null })),
  };
}

function add(variant: number, change: Partial<PendingAdd> & { quantity?: number } = {}): PendingAdd {
  const { quantity = 1, ...others } = change;
  return {
    requestId: String(variant),
    line: { merchandiseGlobalId: variantGid(variant), quantity },
    display: {
      handle: '',
      title: '',
      variantTitle: '',
      vendor: '',
      imageUrl: '',
      price: cartOf({}).totalPrice,
    },
    isSent: true,
    hasRaisedRequest: false,
    ...others,
  };
}

const ready: CartContext = {
  ...initialCartContext({ cartId: ID, province: 'JP-13' }),
  cart: cartOf({ 1: 2, 2: 2 }),
};
const answered = (cart: Cart, discountFailure: CartFailureCode | null = null, warnings: LineWarning[] = []) =>
  ok({ cart, warnings, discountFailure });
const failed = (code: CartFailureCode) => err({ code, detail: '' });

describe('an add with a response', () => {
  const outcome = (context: CartContext, cart: Cart, warnings: LineWarning[] = []) =>
    applyCartOutcome(context, 'adding', answered(cart, null, warnings));
  const adding = { ...ready, adds: [add(1, { quantity: 7 }), add(3, { isSent: false })] };

  test.each<[sentence: string, cart: Cart, fact: object]>([
    ['all of it came', cartOf({ 1: 9, 2: 2 }), { type: 'line.added', quantity: 7, warning: null }],
    [
      '[CART-12] less than asked for came',
      cartOf({ 1: 4, 2: 2 }, { 1: 'notEnoughStock' }),
      { type: 'line.added', quantity: 2, warning: 'notEnoughStock' },
    ],
    [
      '[CART-12] nothing more came',
      cartOf({ 1: 2, 2: 2 }, { 1: 'notEnoughStock' }),
      { type: 'line.addFailed', quantity: 7, code: 'notEnoughStock' },
    ],
    [
      'there are fewer because another tab took some',
      cartOf({ 1: 1, 2: 2 }),
      { type: 'line.added', quantity: 7, warning: null },
    ],
  ])('[PROD-08] %s', (_sentence, cart, fact) => {
    expect(outcome(adding, cart).facts.at(-1)).toMatchObject({ merchandiseGlobalId: variantGid(1), ...fact });
  });

  test('[CART-12] merchandise new to the cart may be added with less than requested', () => {
    const { facts } = outcome({ ...ready, adds: [add(3)] }, cartOf({ 1: 2, 3: 1 }, { 3: 'notEnoughStock' }));
    expect(facts.at(-1)).toMatchObject({ type: 'line.added', warning: 'notEnoughStock' });
  });

  test.each<[warnings: LineWarning[], code: string]>([
    [[], 'outOfStock'],
    [['notEnoughStock'], 'notEnoughStock'],
  ])(
    "[CART-12] without its line, with the warnings %j: it failed, and is the cart's error",
    (warnings, code) => {
      const { change, facts } = outcome({ ...ready, adds: [add(3)] }, cartOf({ 1: 2 }), warnings);
      expect(facts.at(-1)).toMatchObject({ type: 'line.addFailed', code });
      expect(change.problem).toEqual({ code, about: { kind: 'add', merchandiseGlobalId: variantGid(3) } });
    },
  );

  test('unsent requests stay pending', () => {
    expect(outcome(adding, cartOf({ 1: 9 })).change.adds).toEqual([add(3, { isSent: false })]);
  });

  test('[CART-04] the platform responded, so a read error is cleared; another message stays', () => {
    const with_ = (about: NonNullable<CartContext['problem']>['about']) =>
      outcome({ ...ready, problem: { code: 'unreachable', about } }, cartOf({ 1: 2 })).change.problem;
    const destination = { kind: 'destination', province: 'JP-01' } as const;
    expect(with_({ kind: 'read' })).toBeNull();
    expect(with_(destination)).toEqual({ code: 'unreachable', about: destination });
  });

  test('[CART-06] a coupon rejected with it is reported, and is not an error of the cart', () => {
    const { change, facts } = applyCartOutcome(
      { ...ready, adds: [add(1)] },
      'creating',
      answered(cartOf({ 1: 3 }), 'discountMissing'),
    );
    expect(change.problem).toBeNull();
    expect(facts[1]).toMatchObject({ type: 'discount.refused', code: 'discountMissing' });
  });
});

describe('[CART-10] requests made during a request', () => {
  const requested = (context: Partial<CartContext>, cart: Cart) =>
    applyCartOutcome({ ...ready, ...context }, 'reading', answered(cart)).change.requested;

  test.each<[sentence: string, request: number, cart: Cart, adds: PendingAdd[], isHeld: boolean]>([
    ['stays', 5, cartOf({ 1: 2 }), [], true],
    ['to remove stays', 0, cartOf({ 1: 2, 2: 2 }), [], true],
    ['to remove a sold-out line, which stands with 0, stays', 0, cartOf({ 1: 0, 2: 2 }), [], true],
    ['about a removed line is void', 5, cartOf({ 2: 2 }), [], false],
    ['that is so by now is none', 5, cartOf({ 1: 5 }), [], false],
    [
      'that is so by now, before an add of it is sent, stays',
      5,
      cartOf({ 1: 5 }),
      [add(1, { isSent: false })],
      true,
    ],
    [
      'also where something else is added first',
      5,
      cartOf({ 1: 5 }),
      [add(2, { isSent: false }), add(1, { isSent: false })],
      true,
    ],
    [
      'that is so by now, whatever else is to be added',
      5,
      cartOf({ 1: 5 }),
      [add(2, { isSent: false })],
      false,
    ],
    ['that is so by now, its add being in', 5, cartOf({ 1: 5 }), [add(1)], false],
  ])('a request %s', (_sentence, request, cart, adds, isHeld) => {
    expect(requested({ requested: { [lineGid(1)]: request }, adds }, cart)).toEqual(
      isHeld ? { [lineGid(1)]: request } : {},
    );
  });
});

describe('a failed request', () => {
  test('[PROD-08] an add: sent ones fail, waiting ones are sent later', () => {
    const { change, facts } = applyCartOutcome(
      { ...ready, adds: [add(1, { quantity: 2 }), add(1, { quantity: 3 }), add(3, { isSent: false })] },
      'adding',
      failed('merchandiseInvalid'),
    );
    expect(facts).toMatchObject([
      { type: 'line.addFailed', merchandiseGlobalId: variantGid(1), quantity: 5, code: 'merchandiseInvalid' },
    ]);
    expect(change.adds).toEqual([add(3, { isSent: false })]);
  });

  test.each(['removing', 'updating'] as const)('[CART-10] %s: its lines show the error', (job) => {
    const { change } = applyCartOutcome({ ...ready, sent: { [lineGid(2)]: 0 } }, job, failed('rejected'));
    expect(change.problem).toEqual({
      code: 'rejected',
      about: { kind: 'lines', lineIds: [lineGid(2)], requested: { [lineGid(2)]: 0 } },
    });
    expect(change.isRefreshRequested).toBe(true);
  });

  test('[PROD-08] the increase by a failed add is reverted on its own line', () => {
    const requested = { [lineGid(1)]: 7, [lineGid(2)]: 7 };
    const requests = (failing: PendingAdd) =>
      applyCartOutcome({ ...ready, requested, adds: [failing] }, 'adding', failed('rejected')).change
        .requested;
    expect(requests(add(2, { quantity: 3, hasRaisedRequest: true }))).toEqual({
      [lineGid(1)]: 7,
      [lineGid(2)]: 4,
    });
    expect(requests(add(2, { quantity: 9, hasRaisedRequest: true }))).toEqual({
      [lineGid(1)]: 7,
      [lineGid(2)]: 0,
    });
    expect(requests(add(2, { quantity: 3 }))).toEqual(requested);
  });

  test('[PROD-08] a request that no longer exists is not recreated by the revert', () => {
    const { change } = applyCartOutcome(
      { ...ready, adds: [add(2, { hasRaisedRequest: true })], requested: { [lineGid(1)]: 7 } },
      'adding',
      failed('rejected'),
    );
    expect(change.requested).toEqual({ [lineGid(1)]: 7 });
  });

  test('[CART-06] of the sent codes only the requested ones are rejected', () => {
    const sentCodes = { A: { code: 'A', isRequested: true }, B: { code: 'B', isRequested: false } };
    const { facts } = applyCartOutcome(
      { ...ready, sentCodes },
      'changingDiscount',
      failed('discountAlreadyUsed'),
    );
    expect(facts).toEqual([{ type: 'discount.refused', code: 'discountAlreadyUsed', discountCodes: ['A'] }]);
  });

  test('[CART-03] the cart is gone: nothing is read, and the adds are sent again', () => {
    const adds = [add(1), add(2, { isSent: false })];
    const { change } = applyCartOutcome(
      { ...ready, adds, isRefreshRequested: true },
      'adding',
      failed('invalidCart'),
    );
    expect(change).toMatchObject({ cartId: null, cart: null, isRefreshRequested: false, expiry: 'expired' });
    expect(change.adds?.map(({ isSent }) => isSent)).toEqual([false, false]);
  });
});

describe('[TRUTH-01] an outcome verified by reading the cart', () => {
  test('not executed: the cart is used as read, and not read again', () => {
    const { change, facts } = applyCartOutcome(
      { ...ready, adds: [add(1, { quantity: 3 })] },
      'adding',
      err({ code: 'unreachable', detail: '', cart: cartOf({ 1: 4, 2: 2 }) }),
    );
    expect(change).toMatchObject({ isRefreshRequested: false, adds: [], problem: { code: 'unreachable' } });
    expect(change.cart?.lines.map(({ quantity }) => quantity)).toEqual([4, 2]);
    expect(facts).toMatchObject([
      { type: 'cart.changed', totalQuantity: 6 },
      { type: 'line.addFailed', quantity: 3, inCart: 4, requests: [{ requestId: '1', quantity: 3 }] },
    ]);
  });

  test('a cart that turns out empty is deleted', () => {
    const { change, facts } = applyCartOutcome(
      { ...ready, adds: [add(1)] },
      'adding',
      err({ code: 'outcomeUnknown', detail: '', cart: cartOf({}) }),
    );
    expect(change).toMatchObject({ cartId: null, cart: null });
    expect(facts).toMatchObject([{ type: 'cart.forgotten' }, { type: 'line.addFailed', inCart: 0 }]);
  });

  test('a request for a line that is gone is dropped', () => {
    const { change } = applyCartOutcome(
      { ...ready, requested: { [lineGid(1)]: 5, [lineGid(2)]: 4 }, sent: { [lineGid(1)]: 5 } },
      'updating',
      err({ code: 'unreachable', detail: '', cart: cartOf({ 1: 2 }) }),
    );
    expect(change.requested).toEqual({});
    expect(change.cart?.lines).toHaveLength(1);
  });

  test.each<[added: number, fact: object]>([
    [7, { type: 'line.added', quantity: 7, warning: null }],
    [9, { type: 'line.added', quantity: 9, warning: null }],
    [2, { type: 'line.added', quantity: 2, warning: 'notEnoughStock' }],
    [0, { type: 'line.addFailed', quantity: 7, code: 'notEnoughStock', inCart: 9 }],
  ])('of 7 items %d were added: that number is reported', (pieces, fact) => {
    const outcome = ok({ cart: cartOf({ 1: 9, 2: 2 }), warnings: [], discountFailure: null, added: pieces });
    const { facts } = applyCartOutcome({ ...ready, adds: [add(1, { quantity: 7 })] }, 'adding', outcome);
    expect(facts.at(-1)).toMatchObject(fact);
  });
});

describe('[TRUTH-01] a message is cleared when its request is fulfilled', () => {
  const problem = (
    about: NonNullable<CartContext['problem']>['about'],
    code: CartFailureCode = 'unreachable',
  ) => ({
    code,
    about,
  });
  const lines = { kind: 'lines', lineIds: [lineGid(1)], requested: { [lineGid(1)]: 5 } } as const;
  const removal = { kind: 'lines', lineIds: [lineGid(1)], requested: { [lineGid(1)]: 0 } } as const;
  const addOf1 = { kind: 'add', merchandiseGlobalId: variantGid(1) } as const;
  const { deliveryAddress: _none, ...elsewhere } = cartOf({ 1: 2 });
  const inTokyo = { ...elsewhere, deliveryAddress: { globalId: lineGid(9), province: 'JP-13' as const } };

  test.each<[sentence: string, problem: CartContext['problem'], cart: Cart, isOver: boolean]>([
    ['the quantity is the wanted one', problem(lines), cartOf({ 1: 5 }), true],
    ['the quantity is another one', problem(lines), cartOf({ 1: 4 }), false],
    ['the line to be removed is missing', problem(removal), cartOf({ 2: 2 }), true],
    ['the line to be removed is there', problem(removal), cartOf({ 1: 2 }), false],
    ['the destination is the chosen one', problem({ kind: 'destination', province: 'JP-13' }), inTokyo, true],
    [
      'the destination is another one than was chosen',
      problem({ kind: 'destination', province: 'JP-01' }),
      inTokyo,
      false,
    ],
    ['an add that failed stays failed', problem(addOf1), cartOf({ 1: 5 }), false],
    [
      'an add of which nothing was known: the cart was read',
      problem(addOf1, 'outcomeUnknown'),
      cartOf({ 1: 5 }),
      true,
    ],
    [
      'a refused code stays refused',
      problem({ kind: 'discount' }, 'discountMissing'),
      cartOf({ 1: 2 }),
      false,
    ],
  ])('%s', (_sentence, before, cart, isOver) => {
    const { change } = applyCartOutcome({ ...ready, problem: before }, 'reading', answered(cart));
    expect(change.problem).toEqual(isOver ? null : before);
  });
});

describe('[TRUTH-02] an expired cart', () => {
  test('is replaced by another one, and reported, with the add too', () => {
    const outcome = ok({
      cart: cartOf({ 1: 3, 2: 2 }),
      warnings: [],
      discountFailure: null,
      added: 1,
      expiry: 'restored' as const,
    });
    const { change, facts } = applyCartOutcome({ ...ready, adds: [add(1)] }, 'adding', outcome);
    expect(change.expiry).toBe('restored');
    expect(facts.at(-1)).toMatchObject({ type: 'line.added', expiry: 'restored' });
  });

  test.each(['expired', 'ended'] as const)('without remaining lines is %s', (expiry) => {
    const { change } = applyCartOutcome(ready, 'reading', err({ code: 'invalidCart', detail: '', expiry }));
    expect(change).toMatchObject({ cartId: null, expiry });
  });
});

describe('[CART-10] the cart was replaced by another tab meanwhile', () => {
  const adopting: CartContext = { ...ready, adoption: { cartId: OTHER }, adds: [add(1)] };

  test('the response is dropped, adds go into the new cart, which is read where one is shown', () => {
    const { change, facts } = applyCartOutcome(adopting, 'adding', answered(cartOf({ 1: 3 })));
    expect(change).toMatchObject({ cartId: OTHER, cart: null, adoption: null, isRefreshRequested: true });
    expect(change.adds?.map(({ isSent }) => isSent)).toEqual([false]);
    expect(facts).toEqual([]);
    expect(
      applyCartOutcome({ ...adopting, cart: null }, 'adding', failed('unreachable')).change
        .isRefreshRequested,
    ).toBe(false);
  });

  test.each(['adding', 'creating'] as const)(
    '[TRUTH-01] an add whose arrival in the new cart is unknown is not sent there again (%s)',
    (job) => {
      const context = job === 'creating' ? { ...adopting, cartId: null, cart: null } : adopting;
      const { change, facts } = applyCartOutcome(
        { ...context, adds: [add(1), add(3, { isSent: false })] },
        job,
        failed('outcomeUnknown'),
      );
      expect(change).toMatchObject({
        cartId: OTHER,
        cart: null,
        adoption: null,
        isRefreshRequested: true,
        adds: [{ isSent: false, line: { merchandiseGlobalId: variantGid(3) } }],
        problem: { code: 'outcomeUnknown', about: { kind: 'add' } },
      });
      expect(facts).toMatchObject([{ type: 'line.addFailed', code: 'outcomeUnknown', inCart: null }]);
    },
  );

  test('by the same one: the outcome applies', () => {
    const { change } = applyCartOutcome(
      { ...ready, adoption: { cartId: ID } },
      'reading',
      failed('unreachable'),
    );
    expect(change).toMatchObject({
      adoption: null,
      problem: { code: 'unreachable', about: { kind: 'read' } },
    });
  });
});

describe('[SHIP-02] the displayed prefecture is the stored one', () => {
  const in_ = (province: 'JP-01' | 'JP-13' | 'JP-47', recipient?: Recipient): Cart => ({
    ...cartOf({ 1: 2 }),
    deliveryAddress: { globalId: lineGid(9), province, ...(recipient && { recipient }) },
  });
  const recipient = { name: '花', postalCode: '9000001', city: '', address: '', phone: '' };
  const shownAfter = (before: Partial<CartContext>, cart: Cart, job: CartCall = 'reading') =>
    applyCartOutcome({ ...ready, ...before }, job, answered(cart)).change.province;

  test('whatever the cookie or another tab selected', () => {
    expect(shownAfter({ province: 'JP-13' }, in_('JP-47'))).toBe('JP-47');
    expect(shownAfter({ cart: in_('JP-13'), province: 'JP-13' }, in_('JP-01'), 'updating')).toBe('JP-01');
  });

  test('except for an unsent selection of this tab', () => {
    expect(shownAfter({ province: 'JP-01', isDestinationUnsent: true }, in_('JP-47'))).toBe('JP-01');
  });

  test('except for a selection of a page that closed before sending: it is sent now', () => {
    const begun = initialCartContext({ cartId: ID, province: 'JP-47', isDestinationUnsent: true });
    const { change } = applyCartOutcome(begun, 'reading', answered(in_('JP-13')));
    expect(change.province).toBe('JP-47');
    expect(nextStep({ ...begun, ...change })).toBe('changingDestination');
  });

  test('a gift address, and a cart without an address, keep the selection', () => {
    expect(shownAfter({ province: 'JP-13' }, in_('JP-47', recipient))).toBe('JP-13');
    expect(shownAfter({ province: 'JP-01' }, cartOf({ 1: 2 }))).toBe('JP-01');
  });

  test('a selection that the platform rejects is reverted, with its message', () => {
    const before = { ...ready, cart: in_('JP-13'), province: 'JP-01' as const };
    const { change } = applyCartOutcome(before, 'changingDestination', failed('destinationUnsupported'));
    const about = { kind: 'destination', province: 'JP-01' };
    expect(change).toMatchObject({ province: 'JP-13', problem: { code: 'destinationUnsupported', about } });
    const read = applyCartOutcome({ ...before, ...change }, 'reading', answered(in_('JP-13')));
    expect(read.change.problem).toMatchObject({ about });
  });

  test('a later selection survives the failure of an earlier one', () => {
    const before = { ...ready, cart: in_('JP-13'), province: 'JP-47' as const, isDestinationUnsent: true };
    const { change } = applyCartOutcome(before, 'changingDestination', failed('destinationUnsupported'));
    expect({ ...before, ...change }.province).toBe('JP-47');
  });
});
