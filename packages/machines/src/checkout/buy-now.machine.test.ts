import type { CartAnswer, CartOutcome, CartToCreate } from '@shop/rules/cart/cart-gateway';
import { err, ok } from '@shop/rules/result';
import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { flush } from '../testing/simulate-actors';
import { cartGid, simulatedCart, variantGid } from '../testing/simulated-platform';
import type { BuyNowEmitted } from './buy-now.machine';
import { compareBuyNow } from './buy-now-stop';
import { makeBuyNowActor } from './make-buy-now-actor';

const LINE = { merchandiseGlobalId: variantGid(1), quantity: 2 };
const OTHER = { merchandiseGlobalId: variantGid(2), quantity: 1 };
const CREATION_FIELDS = { discountCodes: ['WELCOME'], attributes: [], province: 'JP-13' } as const;
const CHECKOUT = simulatedCart(cartGid('now'), []).webUrl;

function made(changes: Partial<CartAnswer['cart']> = {}, answer: Partial<CartAnswer> = {}): CartOutcome {
  const held = [{ id: 1, variant: 1, quantity: 2, stock: 9, isCut: false }];
  return ok({
    cart: { ...simulatedCart(cartGid('now'), held), ...changes },
    warnings: [],
    discountFailure: null,
    ...answer,
  });
}

function start() {
  const calls: { input: CartToCreate; signal: AbortSignal | undefined }[] = [];
  const open: ((outcome: CartOutcome | Error) => void)[] = [];
  const emitted: BuyNowEmitted[] = [];
  const createCart = (input: CartToCreate, signal?: AbortSignal) => {
    calls.push({ input, signal });
    return new Promise<CartOutcome>((resolve, reject) =>
      open.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))),
    );
  };
  const actor = makeBuyNowActor({ createCart }, () => CREATION_FIELDS);
  actor.on('*', (fact) => emitted.push(fact));
  actor.start();
  return {
    calls,
    emitted,
    send: actor.send.bind(actor),
    press: (line = LINE) => actor.send({ type: 'buy.press', line, price: yen(1000) }),
    answer: async (outcome: CartOutcome | Error = made()) => {
      open.pop()?.(outcome);
      await flush();
    },
    state: () => actor.getSnapshot().value,
    stop: () => actor.getSnapshot().context.stop,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    context: () => actor.getSnapshot().context,
  };
}

describe('[BUY-01] buy now', () => {
  test('creates a cart of one line with the pending coupon, clears the count, opens the checkout', async () => {
    const harness = start();
    harness.press();
    expect(harness.calls.map(({ input }) => input)).toEqual([{ line: LINE, ...CREATION_FIELDS }]);
    expect(harness.emitted).toEqual([]);
    await harness.answer();
    expect(harness.state()).toBe('leaving');
    expect(harness.emitted).toEqual([{ type: 'count.clear' }, { type: 'checkout.open', url: CHECKOUT }]);
  });

  test('a double click sends one request, before and after the response', async () => {
    const harness = start();
    harness.press();
    harness.press();
    await harness.answer();
    harness.press();
    expect(harness.calls).toHaveLength(1);
    expect(harness.emitted).toHaveLength(2);
  });

  test('a click on another product replaces the first, whose request is aborted', async () => {
    const harness = start();
    harness.press();
    harness.press(OTHER);
    expect(harness.calls.map(({ input }) => input.line)).toEqual([LINE, OTHER]);
    expect(harness.calls[0]?.signal?.aborted).toBe(true);
    harness.press({ ...OTHER, quantity: 2 });
    expect(harness.calls).toHaveLength(3);
  });

  test('after Back from the checkout it accepts clicks again', async () => {
    const harness = start();
    harness.press();
    await harness.answer();
    harness.send({ type: 'page.return' });
    expect(harness.state()).toBe('idle');
    harness.press();
    expect(harness.calls).toHaveLength(2);
  });

  test('another product is bought while the checkout opens', async () => {
    const harness = start();
    harness.press();
    await harness.answer();
    harness.press(OTHER);
    expect(harness.state()).toBe('creating');
    expect(harness.calls.map(({ input }) => input.line)).toEqual([LINE, OTHER]);
  });

  test('the same quantity of another plant is another purchase', async () => {
    const harness = start();
    harness.press();
    harness.press({ ...OTHER, quantity: LINE.quantity });
    expect(harness.calls).toHaveLength(2);
  });
});

describe('[BUY-01] stops of buy now', () => {
  const cut = simulatedCart(cartGid('now'), [{ id: 1, variant: 1, quantity: 1, stock: 1, isCut: false }]);
  const marked = simulatedCart(cartGid('now'), [{ id: 1, variant: 1, quantity: 2, stock: 2, isCut: true }]);
  const soldOut = simulatedCart(cartGid('now'), [{ id: 1, variant: 1, quantity: 2, stock: 0, isCut: false }]);
  const empty = simulatedCart(cartGid('now'), [{ id: 1, variant: 1, quantity: 0, stock: 9, isCut: false }]);

  test.each<[name: string, outcome: CartOutcome | Error, stop: string]>([
    ['no answer', err({ code: 'unreachable', detail: '' }), 'unreachable'],
    ['an answer that is none', err({ code: 'malformedAnswer', detail: '' }), 'malformedAnswer'],
    ['a refusal', err({ code: 'merchandiseInvalid', detail: '' }), 'merchandiseInvalid'],
    ['a bug', new Error('bug'), 'unreachable'],
    ['[CART-12] sold out: no line', made({ lines: [] }), 'outOfStock'],
    ['[CART-12] sold out: a line of nothing', made({ lines: empty.lines }), 'outOfStock'],
    ['[CART-12] sold out: the line says so', made({ lines: soldOut.lines }), 'outOfStock'],
    ['[CART-12] fewer pieces than asked for', made({ lines: cut.lines }), 'notEnoughStock'],
    ['[CART-12] the platform warns of them', made({ lines: marked.lines }), 'notEnoughStock'],
  ])(
    '%s: nothing is cleared, no checkout opens, and the next click retries',
    async (_name, outcome, stop) => {
      const harness = start();
      harness.press();
      await harness.answer(outcome);
      expect(harness.state()).toBe('stopped');
      expect(harness.stop()).toBe(stop);
      expect(harness.emitted).toEqual([]);
      harness.press();
      expect(harness.calls).toHaveLength(2);
      expect(harness.stop()).toBeNull();
      await harness.answer();
      expect(harness.state()).toBe('leaving');
    },
  );

  test.each([
    [
      '[CART-06] a refused coupon',
      made({}, { discountFailure: 'discountAlreadyUsed' }),
      'discountAlreadyUsed',
    ],
    [
      'a coupon that takes nothing off',
      made({ discountCodes: [{ code: 'WELCOME', applicable: false }] }),
      'discountNotApplicable',
    ],
  ])('%s is reported first; the next click continues with the same cart', async (_name, outcome, stop) => {
    const harness = start();
    harness.press();
    await harness.answer(outcome);
    expect(harness.stop()).toBe(stop);
    expect(harness.emitted.map(({ type }) => type)).not.toContain('checkout.open');
    harness.press();
    expect(harness.state()).toBe('leaving');
    expect(harness.stop()).toBeNull();
    expect(harness.calls).toHaveLength(1);
    expect(harness.emitted.slice(-2)).toEqual([
      { type: 'count.clear' },
      { type: 'checkout.open', url: CHECKOUT },
    ]);
  });

  test("[CART-06] a rejected coupon is reported to the cookie's owner", async () => {
    const harness = start();
    harness.press();
    await harness.answer(made({}, { discountFailure: 'discountMissing' }));
    expect(harness.emitted).toEqual([{ type: 'discount.refused', code: 'discountMissing' }]);
  });

  test('an applicable coupon does not stop it', async () => {
    const harness = start();
    harness.press();
    await harness.answer(made({ discountCodes: [{ code: 'WELCOME', applicable: true }] }));
    expect(harness.state()).toBe('leaving');
  });

  test('stopped by a coupon, another line creates another cart', async () => {
    const harness = start();
    harness.press();
    await harness.answer(made({}, { discountFailure: 'discountMissing' }));
    harness.press(OTHER);
    expect(harness.calls.map(({ input }) => input.line)).toEqual([LINE, OTHER]);
  });

  test('the message can be dismissed', async () => {
    const harness = start();
    harness.press();
    await harness.answer(err({ code: 'unreachable', detail: '' }));
    harness.send({ type: 'stop.dismiss' });
    expect(harness.state()).toBe('idle');
    expect(harness.stop()).toBeNull();
  });
});

test('[BUY-01] it is busy from the click until navigation, and reset on return', async () => {
  const harness = start();
  expect(harness.isBusy()).toBe(false);
  harness.press();
  expect(harness.isBusy()).toBe(true);
  await harness.answer();
  expect(harness.isBusy()).toBe(true);
  harness.send({ type: 'page.return' });
  expect(harness.isBusy()).toBe(false);
  expect(harness.context()).toEqual({
    line: null,
    price: 0,
    accepted: null,
    told: null,
    stop: null,
    priceChange: null,
    checkoutUrl: null,
  });
});

test('[CART-12] the requested line is checked, independent of other lines', () => {
  const lines = [2, 1].map((variant) => ({
    id: variant,
    variant,
    quantity: variant === 1 ? 2 : 9,
    stock: 9,
    isCut: false,
  }));
  const outcome = made({ lines: simulatedCart(cartGid('now'), lines).lines });
  expect(compareBuyNow(outcome, LINE, yen(1000))).toEqual({
    stop: null,
    checkoutUrl: CHECKOUT,
    priceChange: null,
  });
});

/** The one-line cart at a price. */
function madeAt(price: number, more: Parameters<typeof made>[1] = {}) {
  const plain = made();
  const { lines } = plain.ok ? plain.value.cart : { lines: [] };
  return made({ lines: lines.map((line) => ({ ...line, price: yen(price) })) }, more);
}

test('[BUY-01] [GATE-02] a price different from the displayed one stops it once, and the next click accepts it', async () => {
  const harness = start();
  harness.press();
  await harness.answer(madeAt(2640));
  expect(harness.context()).toMatchObject({ stop: 'priceChanged', priceChange: { from: 1000, to: 2640 } });
  expect(harness.emitted).toEqual([]);
  harness.press();
  expect(harness.state()).toBe('creating');
  await harness.answer(madeAt(2640));
  expect(harness.emitted.at(-1)).toEqual({ type: 'checkout.open', url: CHECKOUT });
});

test('[BUY-01] [GATE-02] a price that changed again after it was told stops the next click, too', async () => {
  const harness = start();
  harness.press();
  await harness.answer(madeAt(2640));
  harness.press();
  await harness.answer(madeAt(3640));
  expect(harness.context()).toMatchObject({ stop: 'priceChanged', priceChange: { from: 2640, to: 3640 } });
  expect(harness.emitted).toEqual([]);
  harness.press();
  await harness.answer(err({ code: 'unreachable', detail: '' }));
  harness.press();
  await harness.answer(madeAt(3640));
  expect(harness.emitted.at(-1), 'what was told is known after a failure').toEqual({
    type: 'checkout.open',
    url: CHECKOUT,
  });
  harness.press(OTHER);
  await harness.answer(madeAt(3640));
  expect(harness.context().accepted, 'of another line').toBeNull();
});

test('[BUY-01] [CART-06] a coupon rejected together with a price change: both are reported', async () => {
  const harness = start();
  harness.press();
  await harness.answer(madeAt(900, { discountFailure: 'discountMissing' }));
  expect(harness.context()).toMatchObject({ stop: 'discountMissing', priceChange: { from: 1000, to: 900 } });
  harness.press();
  await harness.answer(madeAt(900, { discountFailure: 'discountMissing' }));
  expect(harness.state(), 'the coupon stops it once').toBe('leaving');
});

test('[BUY-01] [CART-06] [GATE-02] another stop, or another price, than the one that was told stops the next press', async () => {
  const harness = start();
  harness.press();
  await harness.answer(madeAt(900, { discountFailure: 'discountMissing' }));
  harness.press();
  await harness.answer(madeAt(800, { discountFailure: 'discountMissing' }));
  expect(harness.context()).toMatchObject({ stop: 'discountMissing', priceChange: { from: 900, to: 800 } });
  harness.press();
  await harness.answer(madeAt(800, { discountFailure: 'discountAlreadyApplied' }));
  expect(harness.context()).toMatchObject({ stop: 'discountAlreadyApplied', priceChange: null });
});
