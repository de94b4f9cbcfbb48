import { describe, expect, test, vi } from 'vitest';
import { startCart } from '../testing/cart-harness';
import { cartGid, lineGid, SimulatedPlatform, variantGid } from '../testing/simulated-platform';
import { unprovidedActors } from '../testing/unprovided-actors';
import { cartMachine, QUANTITY_DEBOUNCE_MS } from './cart.machine';
import { makeCartActor } from './make-cart-actor';
import { settleCart } from './settle-cart';

/** A cart that was read: quantity by variant. */
async function readyCart(quantities: Record<number, number>) {
  const platform = new SimulatedPlatform();
  const id = platform.seed('c', quantities);
  const harness = startCart(id, platform);
  harness.actor.send({ type: 'cart.refresh' });
  await harness.answer();
  platform.log.length = 0;
  harness.emitted.length = 0;
  const setQuantity = (variant: number, quantity: number) =>
    harness.actor.send({ type: 'line.setQuantity', lineId: platform.lineOf(id, variant), quantity });
  const remove = (variant: number) =>
    harness.actor.send({ type: 'line.remove', lineId: platform.lineOf(id, variant) });
  return { ...harness, id, setQuantity, remove };
}

describe('adding', () => {
  test('[CART-01] no cart id means no cart, and no call', () => {
    const { view, platform } = startCart(null);
    expect(view()).toMatchObject({ status: 'empty', count: 0, lines: [], totals: null, expiry: null });
    expect(platform.log).toEqual([]);
  });

  test('[CART-01] the first add creates a cart with that line; its id goes out to be stored', async () => {
    const { add, answer, platform, emitted, view } = startCart(null);
    add(1, 2);
    expect(platform.log.map(({ name }) => name)).toEqual(['createCart']);
    await answer();
    expect(emitted).toEqual([
      { type: 'cart.changed', globalId: cartGid('made-1'), totalQuantity: 2 },
      {
        type: 'line.added',
        merchandiseGlobalId: variantGid(1),
        quantity: 2,
        requests: [{ requestId: '1', quantity: 2 }],
        warning: null,
        expiry: null,
      },
    ]);
    expect(view()).toMatchObject({ status: 'shown', count: 2, isUpdating: false });
  });

  test('the added line shows at once, before any answer', () => {
    const { add, view } = startCart(null);
    add(1, 2);
    expect(view()).toMatchObject({ status: 'shown', count: 2, isUpdating: true });
    expect(view().pendingLines).toMatchObject([{ title: '植物 1', quantity: 2 }]);
  });

  test('one call per add: the cart need not be read first, nor again after', async () => {
    const platform = new SimulatedPlatform();
    const { add, answer, view } = startCart(platform.seed('c', { 7: 1 }), platform);
    add(1);
    await answer();
    expect(platform.log.map(({ name }) => name)).toEqual(['addLines']);
    expect(view()).toMatchObject({ status: 'shown', count: 2 });
  });

  test('adds while a call is on its way wait; those of one plant go together', async () => {
    const { add, answer, settle, platform, shown } = startCart(null);
    add(1);
    add(1);
    add(1, 3);
    add(2);
    expect(shown()).toEqual({ 1: 5, 2: 1 });
    expect(platform.open).toHaveLength(1);
    await answer();
    await settle();
    expect(platform.log.map(({ name }) => name)).toEqual(['createCart', 'addLines', 'addLines']);
    expect(platform.held(cartGid('made-1'))).toEqual({ 1: 5, 2: 1 });
    expect(shown()).toEqual({ 1: 5, 2: 1 });
  });

  test('[PROD-08] a failed add leaves cart and count as they were, and says why', async () => {
    const { add, answer, emitted, shown, view } = await readyCart({ 7: 2 });
    add(1);
    await answer('merchandiseInvalid');
    expect(emitted).toEqual([
      {
        type: 'line.addFailed',
        merchandiseGlobalId: variantGid(1),
        quantity: 1,
        requests: [{ requestId: '1', quantity: 1 }],
        code: 'merchandiseInvalid',
        inCart: null,
      },
    ]);
    expect(shown()).toEqual({ 7: 2 });
    expect(view()).toMatchObject({ count: 2, isUpdating: false, problem: { code: 'merchandiseInvalid' } });
  });

  test('[CART-12] an add of something sold out has failed though the platform answered with a cart', async () => {
    const { add, answer, platform, emitted, shown } = await readyCart({ 7: 2 });
    platform.stock.set(1, 0);
    add(1);
    await answer();
    expect(emitted).toContainEqual({
      type: 'line.addFailed',
      merchandiseGlobalId: variantGid(1),
      quantity: 1,
      requests: [{ requestId: '1', quantity: 1 }],
      code: 'outOfStock',
      inCart: 0,
    });
    expect(shown()).toEqual({ 7: 2 });
  });

  test('[CART-12] an add that the stock cuts to nothing more has failed', async () => {
    const { add, answer, platform, emitted, shown } = await readyCart({ 7: 3 });
    platform.stock.set(7, 3);
    add(7);
    expect(shown()).toEqual({ 7: 4 });
    await answer();
    expect(emitted.at(-1)).toMatchObject({ type: 'line.addFailed', code: 'notEnoughStock' });
    expect(shown()).toEqual({ 7: 3 });
  });

  test('an add of no piece is no request', () => {
    const { add, platform } = startCart(null);
    add(1, 0);
    add(1, -1);
    add(1, 1.5);
    expect(platform.log).toEqual([]);
  });
});

describe('editing quantities', () => {
  test('[CART-10] 50 fast clicks are one call with the last value, shown at once', async () => {
    const { setQuantity, clock, platform, settle, shown, id } = await readyCart({ 1: 1 });
    for (let quantity = 2; quantity <= 51; quantity++) {
      setQuantity(1, quantity);
      expect(shown()).toEqual({ 1: quantity });
      clock.increment(40);
    }
    await settle();
    expect(platform.log).toHaveLength(1);
    expect(platform.held(id)).toEqual({ 1: 51 });
    expect(shown()).toEqual({ 1: 51 });
  });

  test('[CART-10] plus and minus that cancel each other send nothing', async () => {
    const { setQuantity, settle, platform } = await readyCart({ 1: 3 });
    setQuantity(1, 4);
    setQuantity(1, 3);
    await settle();
    expect(platform.log).toEqual([]);
  });

  test('[CART-10] edits during a call are sent after it, as one', async () => {
    const { setQuantity, clock, answer, settle, platform, shown, id } = await readyCart({ 1: 1 });
    setQuantity(1, 2);
    clock.increment(QUANTITY_DEBOUNCE_MS);
    expect(platform.open).toHaveLength(1);
    setQuantity(1, 3);
    setQuantity(1, 4);
    expect(shown()).toEqual({ 1: 4 });
    await answer();
    expect(shown()).toEqual({ 1: 4 });
    await settle();
    expect(platform.log).toHaveLength(2);
    expect(platform.held(id)).toEqual({ 1: 4 });
  });

  test('[CART-10] never is more than one call on its way', async () => {
    const { setQuantity, remove, add, clock, platform, settle } = await readyCart({ 1: 1, 2: 1, 3: 1 });
    remove(1);
    setQuantity(2, 5);
    clock.increment(QUANTITY_DEBOUNCE_MS);
    add(4);
    remove(3);
    expect(platform.open).toHaveLength(1);
    await settle();
    expect(platform.open).toHaveLength(0);
  });

  test('[CART-10] several fast removals all stick', async () => {
    const { remove, settle, platform, shown, id } = await readyCart({ 1: 1, 2: 1, 3: 1 });
    remove(1);
    remove(2);
    expect(shown()).toEqual({ 3: 1 });
    await settle();
    expect(platform.held(id)).toEqual({ 3: 1 });
    expect(shown()).toEqual({ 3: 1 });
  });

  test('[CART-10] a failed edit is taken back with a message on its line, and the cart looked at once', async () => {
    const { setQuantity, clock, answer, view, platform } = await readyCart({ 1: 2, 2: 1 });
    setQuantity(1, 5);
    clock.increment(QUANTITY_DEBOUNCE_MS);
    await answer('quantityTooLarge');
    expect(view().lines.map(({ shownQuantity, failure }) => [shownQuantity, failure])).toEqual([
      [2, 'quantityTooLarge'],
      [1, null],
    ]);
    await answer();
    expect(platform.log.map(({ name }) => name)).toEqual(['updateLines', 'readCart']);
    expect(view().lines[0]?.failure).toBe('quantityTooLarge');
  });

  test('[CART-10] a removal that failed brings its line back, with the message on it', async () => {
    const { remove, answer, view, platform } = await readyCart({ 1: 2, 2: 1 });
    remove(1);
    await answer('rejected');
    expect(view().lines).toMatchObject([
      { shownQuantity: 2, failure: 'rejected' },
      { shownQuantity: 1, failure: null },
    ]);
    await answer();
    expect(platform.log.map(({ name }) => name)).toEqual(['removeLines', 'readCart']);
  });

  test('a failed edit does not take back a newer request', async () => {
    const { setQuantity, clock, answer, settle, platform, id } = await readyCart({ 1: 2 });
    setQuantity(1, 50);
    clock.increment(QUANTITY_DEBOUNCE_MS);
    setQuantity(1, 3);
    await answer('rejected');
    await settle();
    expect(platform.held(id)).toEqual({ 1: 3 });
  });

  test('an edit whose answer was lost shows what the platform holds', async () => {
    const { setQuantity, clock, answer, settle, shown, id, platform } = await readyCart({ 1: 2 });
    setQuantity(1, 5);
    clock.increment(QUANTITY_DEBOUNCE_MS);
    await answer('unreachable', true);
    await settle();
    expect(platform.held(id)).toEqual({ 1: 5 });
    expect(shown()).toEqual({ 1: 5 });
  });

  test("[CART-12] the quantity shown is the platform's, with its warning on the line", async () => {
    const { setQuantity, settle, platform, view } = await readyCart({ 1: 3 });
    platform.stock.set(1, 3);
    setQuantity(1, 9);
    await settle();
    expect(view().lines).toMatchObject([{ shownQuantity: 3, warning: 'notEnoughStock', failure: null }]);
  });

  test('[CART-12] a sold-out line stands in the cart with 0, stops the checkout, and can be removed', async () => {
    const { actor, settle, platform, view, remove, id } = await readyCart({ 1: 3, 2: 1 });
    platform.stock.set(1, 0);
    platform.carts.get(id)?.forEach((line) => {
      line.quantity = Math.min(line.quantity, platform.stock.get(line.variant) ?? 100);
    });
    actor.send({ type: 'cart.refresh' });
    await settle();
    expect(view()).toMatchObject({
      checkoutUrl: null,
      lines: [{ shownQuantity: 0, warning: 'outOfStock' }, {}],
    });
    remove(1);
    expect(view().lines).toHaveLength(1);
    await settle();
    expect(platform.held(id)).toEqual({ 2: 1 });
    expect(view().checkoutUrl).not.toBeNull();
  });

  test('[CART-14] money keeps the last settled value, marked as updating', async () => {
    const { setQuantity, settle, view } = await readyCart({ 1: 2 });
    setQuantity(1, 5);
    expect(view()).toMatchObject({
      isUpdating: true,
      totals: { subtotal: 2000, total: 2800 },
      checkoutUrl: null,
    });
    expect(view().lines).toMatchObject([{ isUpdating: true, totalPrice: 2000 }]);
    await settle();
    expect(view()).toMatchObject({ isUpdating: false, totals: { subtotal: 5000, total: 5800 } });
  });

  test('[GATE-02] flush sends waiting edits without waiting for quiet', async () => {
    const { setQuantity, actor, platform } = await readyCart({ 1: 2 });
    setQuantity(1, 5);
    expect(platform.log).toEqual([]);
    actor.send({ type: 'edits.flush' });
    expect(platform.log.map(({ name }) => name)).toEqual(['updateLines']);
  });

  test('[GATE-02] the settled cart has every edit answered; a platform that takes too long is told', async () => {
    const { setQuantity, actor, answer, platform, view } = await readyCart({ 1: 2 });
    setQuantity(1, 5);
    const settled = settleCart(actor, 1000);
    await answer();
    expect((await settled)?.context.cart?.lines).toMatchObject([{ quantity: 5 }]);
    expect(view().checkoutUrl).toEqual(expect.any(String));
    setQuantity(1, 6);
    expect(await settleCart(actor, 20)).toBeNull();
    expect(platform.open).toHaveLength(1);
  });

  test('an edit of a line that is not there is no request', async () => {
    const { actor, platform, clock } = await readyCart({ 1: 2 });
    actor.send({ type: 'line.setQuantity', lineId: lineGid(99), quantity: 3 });
    actor.send({ type: 'line.remove', lineId: lineGid(99) });
    clock.increment(1000);
    expect(platform.log).toEqual([]);
  });
});

describe('adding and editing the same plant', () => {
  const final = async (requests: (harness: Awaited<ReturnType<typeof readyCart>>) => void) => {
    const harness = await readyCart({ 1: 2 });
    requests(harness);
    const requested = harness.shown();
    await harness.settle();
    expect(harness.platform.held(harness.id)).toEqual(requested);
    expect(harness.shown()).toEqual(requested);
    return requested;
  };

  test('removed, then added: what was added stays', async () => {
    expect(
      await final(({ remove, add }) => {
        remove(1);
        add(1);
      }),
    ).toEqual({ 1: 1 });
  });

  test('added, then set: the number that was set counts', async () => {
    expect(
      await final(({ add, setQuantity }) => {
        add(1);
        setQuantity(1, 7);
      }),
    ).toEqual({ 1: 7 });
  });

  test('added twice with a number set between', async () => {
    expect(
      await final(({ add, setQuantity }) => {
        add(1);
        setQuantity(1, 3);
        add(1);
      }),
    ).toEqual({ 1: 4 });
  });

  test('set, then added: the sum', async () => {
    expect(
      await final(({ add, setQuantity }) => {
        setQuantity(1, 7);
        add(1);
      }),
    ).toEqual({ 1: 8 });
  });

  test('[PROD-08] when that add fails the number that was set stays', async () => {
    const { setQuantity, add, answer, settle, platform, id } = await readyCart({ 1: 2 });
    setQuantity(1, 7);
    add(1, 2);
    await answer('rejected');
    await settle();
    expect(platform.held(id)).toEqual({ 1: 7 });
  });
});

describe('the id', () => {
  test('[CART-03] unknown on add: forgotten, and a new cart is made with that line', async () => {
    const { actor, add, answer, settle, emitted, view, platform } = startCart(cartGid('gone'));
    add(1);
    await answer();
    expect(emitted).toEqual([{ type: 'cart.forgotten' }]);
    expect(view().pendingLines).toHaveLength(1);
    await settle();
    expect(platform.log.map(({ name }) => name)).toEqual(['addLines', 'createCart']);
    expect(emitted.slice(1)).toMatchObject([{ type: 'cart.changed' }, { type: 'line.added' }]);
    expect(view()).toMatchObject({ status: 'shown', expiry: 'expired', count: 1 });
    actor.send({ type: 'problem.dismiss' });
    expect(view()).toMatchObject({ status: 'shown', expiry: null });
  });

  test('[CART-03][CART-13] unknown or completed on read: forgotten, and the cart is empty', async () => {
    const { actor, answer, emitted, view } = startCart(cartGid('gone'));
    actor.send({ type: 'cart.refresh' });
    expect(view().status).toBe('loading');
    await answer();
    expect(emitted).toEqual([{ type: 'cart.forgotten' }]);
    expect(view()).toMatchObject({ status: 'empty', count: 0, problem: null, expiry: null });
  });

  test('[CART-13] completed elsewhere while it is shown: cleared', async () => {
    const { actor, answer, platform, id, emitted, view } = await readyCart({ 1: 2 });
    platform.carts.delete(id);
    actor.send({ type: 'cart.refresh' });
    await answer();
    expect(emitted).toEqual([{ type: 'cart.forgotten' }]);
    expect(view()).toMatchObject({ status: 'empty', lines: [] });
  });

  test('[CART-03] unknown on an edit: forgotten, the edit is void', async () => {
    const { setQuantity, settle, platform, id, emitted, view } = await readyCart({ 1: 2 });
    setQuantity(1, 5);
    platform.carts.delete(id);
    await settle();
    expect(emitted).toEqual([{ type: 'cart.forgotten' }]);
    expect(view().status).toBe('empty');
  });

  test('a new cart that cannot be made is a failed add, not a loop', async () => {
    const { add, answer, emitted, platform, view } = startCart(null);
    add(1);
    await answer('invalidCart');
    expect(platform.log).toHaveLength(1);
    expect(emitted).toMatchObject([{ type: 'line.addFailed', code: 'invalidCart' }]);
    expect(view().status).toBe('empty');
  });

  test('[CART-07] the last removal empties the cart and gives the id up', async () => {
    const { remove, answer, emitted, view } = await readyCart({ 1: 2 });
    remove(1);
    await answer();
    expect(emitted).toEqual([{ type: 'cart.forgotten' }]);
    expect(view()).toMatchObject({ status: 'empty', count: 0 });
  });

  test('[CART-07] an add after the last removal was sent goes into the same cart', async () => {
    const { remove, add, settle, emitted, platform, id } = await readyCart({ 1: 2 });
    remove(1);
    add(2);
    await settle();
    expect(platform.log.map(({ name }) => name)).toEqual(['removeLines', 'addLines']);
    expect(platform.held(id)).toEqual({ 2: 1 });
    expect(emitted.some(({ type }) => type === 'cart.forgotten')).toBe(false);
  });
});

describe('an outage', () => {
  test.each(['unreachable', 'malformedAnswer', 'refused'] as const)(
    '[CART-04] %s on read keeps the id and offers retry',
    async (code) => {
      const { actor, answer, platform, emitted, view } = startCart(cartGid('c'));
      platform.seed('c', { 1: 2 });
      actor.send({ type: 'cart.refresh' });
      await answer(code);
      expect(view()).toMatchObject({ status: 'unreachable', problem: { code } });
      expect(emitted).toEqual([]);
      actor.send({ type: 'cart.retry' });
      await answer();
      expect(view()).toMatchObject({ status: 'shown', problem: null, count: 2 });
    },
  );

  test('[CART-04] what was settled last stays on the screen', async () => {
    const { actor, answer, view } = await readyCart({ 1: 2 });
    actor.send({ type: 'cart.refresh' });
    await answer('unreachable');
    expect(view()).toMatchObject({ status: 'unreachable', lines: [{ shownQuantity: 2 }] });
  });

  test('[CART-04] put away, its message leaves what was settled last, without a call', async () => {
    const { actor, answer, view, platform } = await readyCart({ 1: 2 });
    actor.send({ type: 'cart.refresh' });
    await answer('unreachable');
    actor.send({ type: 'problem.dismiss' });
    expect(view()).toMatchObject({ status: 'shown', problem: null, lines: [{ shownQuantity: 2 }] });
    expect(platform.log).toHaveLength(1);
  });

  test('during an add: it failed, the id stays, the next add works', async () => {
    const { add, answer, settle, emitted, shown } = await readyCart({ 1: 2 });
    add(5);
    await answer('unreachable');
    await answer('unreachable');
    expect(emitted).toMatchObject([{ type: 'line.addFailed', code: 'unreachable' }]);
    add(5);
    await settle();
    expect(shown()).toEqual({ 1: 2, 5: 1 });
  });

  test('a retry or a refresh without a cart does nothing', () => {
    const { actor, platform } = startCart(null);
    actor.send({ type: 'cart.retry' });
    actor.send({ type: 'cart.refresh' });
    expect(platform.log).toEqual([]);
  });
});

describe('other tabs', () => {
  test('[CART-10] another tab made a cart: an add here goes into it', async () => {
    const { actor, add, answer, platform } = startCart(null);
    const id = platform.seed('other', { 9: 1 });
    actor.send({ type: 'cart.adopt', cartId: id });
    expect(platform.log).toEqual([]);
    add(1);
    await answer();
    expect(platform.held(id)).toEqual({ 9: 1, 1: 1 });
  });

  test('[CART-10] two tabs made a cart at once: the line goes into the one of the cookie', async () => {
    const { actor, add, answer, settle, platform, emitted, shown } = startCart(null);
    add(1);
    const id = platform.seed('other', { 9: 1 });
    actor.send({ type: 'cart.adopt', cartId: id });
    await answer();
    await settle();
    expect(platform.held(id)).toEqual({ 9: 1, 1: 1 });
    expect(emitted).toMatchObject([{ type: 'cart.changed', globalId: id }, { type: 'line.added' }]);
    expect(shown()).toEqual({ 9: 1, 1: 1 });
  });

  test('[CART-10] a first add that went into the cart another tab made is not made again', async () => {
    const platform = new SimulatedPlatform();
    const id = platform.seed('other', { 9: 1 });
    // What a lock between tabs does: the cart is there by now, so the line is added to it.
    const gateway = {
      ...platform.gateway,
      createCart: ({
        line,
      }: {
        line: { merchandiseGlobalId: ReturnType<typeof variantGid>; quantity: number };
      }) => platform.gateway.addLines({ cartId: id, lines: [line] }),
    };
    const harness = startCart(null, Object.assign(platform, { gateway }));
    harness.add(1);
    harness.actor.send({ type: 'cart.adopt', cartId: id });
    await harness.answer();
    await harness.settle();
    expect(platform.held(id)).toEqual({ 9: 1, 1: 1 });
    expect(harness.shown()).toEqual({ 9: 1, 1: 1 });
  });

  test('[CART-10] another tab changed the cart: a refresh shows it', async () => {
    const { actor, answer, platform, id, shown } = await readyCart({ 1: 2 });
    platform.carts.get(id)?.forEach((line) => {
      line.quantity = 6;
    });
    actor.send({ type: 'cart.refresh', cartId: id });
    await answer();
    expect(shown()).toEqual({ 1: 6 });
  });

  test('[CART-10] another tab emptied the cart: this one shows none', async () => {
    const { actor, view, platform } = await readyCart({ 1: 2 });
    actor.send({ type: 'cart.refresh', cartId: null });
    expect(view().status).toBe('empty');
    expect(platform.log).toEqual([]);
  });

  test('[CART-10] a shown cart that is replaced is read', async () => {
    const { actor, answer, platform, shown } = await readyCart({ 1: 2 });
    actor.send({ type: 'cart.adopt', cartId: platform.seed('other', { 9: 1 }) });
    await answer();
    expect(shown()).toEqual({ 9: 1 });
  });

  test('[CART-10] a refresh during a call reads after it', async () => {
    const { actor, remove, answer, platform, id } = await readyCart({ 1: 2, 2: 1 });
    remove(1);
    actor.send({ type: 'cart.refresh', cartId: id });
    await answer();
    await answer();
    expect(platform.log.map(({ name }) => name)).toEqual(['removeLines', 'readCart']);
  });
});

describe('the destination', () => {
  test('[SHIP-01] Tokyo unless told otherwise; the fee follows the choice at once', async () => {
    const { actor, view, emitted } = await readyCart({ 1: 2 });
    expect(view()).toMatchObject({ province: 'JP-13', totals: { shippingFee: 800, total: 2800 } });
    actor.send({ type: 'destination.choose', province: 'JP-47' });
    expect(view()).toMatchObject({ province: 'JP-47', totals: { shippingFee: 2000, total: 4000 } });
    expect(emitted).toEqual([{ type: 'destination.changed', province: 'JP-47' }]);
  });

  test('[SHIP-02] the choice is sent to the platform, the last one only', async () => {
    const { actor, answer, settle, platform } = await readyCart({ 1: 2 });
    actor.send({ type: 'destination.choose', province: 'JP-01' });
    actor.send({ type: 'destination.choose', province: 'JP-47' });
    actor.send({ type: 'destination.choose', province: 'JP-27' });
    await answer();
    await settle();
    expect(platform.log.map(({ input }) => input)).toMatchObject([
      { province: 'JP-01', addressId: null },
      { province: 'JP-27', addressId: expect.anything() },
    ]);
  });

  test('[SHIP-02] a new cart knows the choice made before', async () => {
    const { actor, add, settle, platform } = startCart(null);
    actor.send({ type: 'destination.choose', province: 'JP-01' });
    add(1);
    await settle();
    expect(platform.log).toMatchObject([{ name: 'createCart', input: { province: 'JP-01' } }]);
  });

  test('[SHIP-02] a choice the platform does not take costs no more than a note', async () => {
    const { actor, answer, view, platform } = await readyCart({ 1: 2 });
    actor.send({ type: 'destination.choose', province: 'JP-01' });
    await answer('destinationUnsupported');
    expect(view()).toMatchObject({
      status: 'shown',
      province: 'JP-01',
      problem: { code: 'destinationUnsupported', about: { kind: 'destination' } },
    });
    expect(platform.log).toHaveLength(1);
  });
});

describe('discount codes', () => {
  test('[CART-06] a typed code is sent and stands on the cart', async () => {
    const { actor, answer, platform, view } = await readyCart({ 1: 2 });
    platform.knownCodes.add('APP10');
    actor.send({ type: 'discount.apply', code: 'APP10' });
    expect(view()).toMatchObject({ pendingCodes: ['APP10'], appliedCodes: [], isUpdating: true });
    await answer();
    expect(platform.log).toMatchObject([
      { name: 'changeDiscountCodes', input: { discountCodes: ['APP10'] } },
    ]);
    expect(view()).toMatchObject({ pendingCodes: [], appliedCodes: ['APP10'], problem: null });
  });

  test('[CART-06] a refused code is told, and named for the cookie', async () => {
    const { actor, answer, view, emitted } = await readyCart({ 1: 2 });
    actor.send({ type: 'discount.apply', code: 'NOPE' });
    await answer();
    expect(view()).toMatchObject({
      inapplicableCodes: ['NOPE'],
      problem: { code: 'discountMissing', about: { kind: 'discount' } },
    });
    expect(emitted).toContainEqual({
      type: 'discount.refused',
      code: 'discountMissing',
      discountCodes: ['NOPE'],
    });
  });

  test('[CART-06] a code that applies is no part of what is refused with it', async () => {
    const { actor, answer, platform, emitted } = await readyCart({ 1: 2 });
    platform.knownCodes.add('APP10');
    actor.send({ type: 'discount.apply', code: 'APP10' });
    await answer();
    actor.send({ type: 'discount.apply', code: 'NOPE' });
    await answer();
    expect(emitted.at(-1)).toMatchObject({ type: 'discount.refused', discountCodes: ['NOPE'] });
  });

  test('[CART-06] refused without a cart: what was sent is what is refused', async () => {
    const { actor, answer, emitted, view } = await readyCart({ 1: 2 });
    actor.send({ type: 'discount.apply', code: 'USED' });
    await answer('discountAlreadyUsed');
    expect(emitted).toEqual([
      { type: 'discount.refused', code: 'discountAlreadyUsed', discountCodes: ['USED'] },
    ]);
    expect(view().problem).toMatchObject({ code: 'discountAlreadyUsed', about: { kind: 'discount' } });
  });

  test('a removed code is gone at once', async () => {
    const { actor, answer, platform, view } = await readyCart({ 1: 2 });
    platform.knownCodes.add('APP10');
    actor.send({ type: 'discount.apply', code: 'APP10' });
    await answer();
    actor.send({ type: 'discount.remove', code: 'app10' });
    expect(view().appliedCodes).toEqual([]);
    await answer();
    expect(platform.discountCodes).toEqual([]);
    expect(view().appliedCodes).toEqual([]);
  });

  test('an outage says so and leaves the codes as they were', async () => {
    const { actor, answer, view } = await readyCart({ 1: 2 });
    actor.send({ type: 'discount.apply', code: 'APP10' });
    await answer('unreachable');
    expect(view()).toMatchObject({
      status: 'shown',
      pendingCodes: [],
      problem: { code: 'unreachable', about: { kind: 'discount' } },
    });
  });

  test('a code typed while a call is on its way waits for it', async () => {
    const { actor, answer, remove, platform } = await readyCart({ 1: 2, 2: 1 });
    remove(1);
    actor.send({ type: 'discount.apply', code: 'APP10' });
    await answer();
    await answer();
    expect(platform.log.map(({ name }) => name)).toEqual(['removeLines', 'changeDiscountCodes']);
  });

  test('without a cart there is nothing to put a code on', () => {
    const { actor, platform, view } = startCart(null);
    actor.send({ type: 'discount.apply', code: 'APP10' });
    expect(platform.log).toEqual([]);
    expect(view().pendingCodes).toEqual([]);
  });
});

test('a message stays until it is dismissed or something else is requested', async () => {
  const { actor, add, answer, view, setQuantity } = await readyCart({ 1: 2 });
  add(5);
  await answer('merchandiseInvalid');
  expect(view().problem).not.toBeNull();
  actor.send({ type: 'problem.dismiss' });
  expect(view().problem).toBeNull();
  add(5);
  await answer('merchandiseInvalid');
  setQuantity(1, 3);
  expect(view().problem).toBeNull();
});

test('[CART-06] a coupon that is refused with a new cart is told; the line is in', async () => {
  const platform = new SimulatedPlatform();
  const create = platform.gateway.createCart;
  const withCoupon = {
    ...platform.gateway,
    createCart: async (...args: Parameters<typeof create>) => {
      const outcome = await create(...args);
      return outcome.ok
        ? { ...outcome, value: { ...outcome.value, discountFailure: 'discountMissing' as const } }
        : outcome;
    },
  };
  const { add, settle, emitted } = startCart(
    null,
    Object.assign(new SimulatedPlatform(), { gateway: withCoupon, open: platform.open }),
  );
  add(1);
  await settle();
  expect(emitted).toMatchObject([
    { type: 'cart.changed' },
    { type: 'discount.refused', code: 'discountMissing' },
    { type: 'line.added' },
  ]);
});

test('[CART-04] a message can be put away and a reading asked for anew while a call is on its way', async () => {
  const { actor, remove, answer, platform, view } = await readyCart({ 1: 2, 2: 1 });
  actor.send({ type: 'destination.choose', province: 'JP-01' });
  await answer('destinationUnsupported');
  actor.send({ type: 'cart.refresh' });
  actor.send({ type: 'problem.dismiss' });
  expect(view().problem).toBeNull();
  await answer();
  platform.log.length = 0;
  remove(1);
  actor.send({ type: 'cart.retry' });
  await answer();
  await answer();
  expect(platform.log.map(({ name }) => name)).toEqual(['removeLines', 'readCart']);
});

test('[CART-06] a code taken away while a call is on its way is taken away after it', async () => {
  const { actor, remove, answer, platform, view } = await readyCart({ 1: 2, 2: 1 });
  platform.knownCodes.add('APP10');
  actor.send({ type: 'discount.apply', code: 'APP10' });
  await answer();
  remove(1);
  actor.send({ type: 'discount.remove', code: 'APP10' });
  expect(view().appliedCodes).toEqual([]);
  await answer();
  await answer();
  expect(platform.discountCodes).toEqual([]);
});

test('[GATE-02] edits made during a call are sent right after it when the checkout is pressed', async () => {
  const { actor, remove, setQuantity, answer, platform } = await readyCart({ 1: 2, 2: 1 });
  remove(1);
  setQuantity(2, 5);
  actor.send({ type: 'edits.flush' });
  await answer();
  expect(platform.log.map(({ name }) => name)).toEqual(['removeLines', 'updateLines']);
});

test('[CART-10] a cart at rest is settled, a busy or waiting one is not', async () => {
  const { actor, setQuantity, answer, clock } = await readyCart({ 1: 2 });
  const isSettled = () => actor.getSnapshot().hasTag('settled');
  expect([isSettled(), startCart(null).actor.getSnapshot().hasTag('settled')]).toEqual([true, true]);
  expect(startCart(cartGid('c')).actor.getSnapshot().hasTag('settled')).toBe(true);
  setQuantity(1, 3);
  expect(isSettled()).toBe(false);
  clock.increment(QUANTITY_DEBOUNCE_MS);
  expect([isSettled(), actor.getSnapshot().hasTag('busy')]).toEqual([false, true]);
  await answer('unreachable');
  await answer('unreachable');
  expect(isSettled()).toBe(true);
});

test('[CART-01] at rest it knows whether there is no cart, one that was not read, or one that was', async () => {
  const rest = ({ actor }: Pick<ReturnType<typeof startCart>, 'actor'>) => actor.getSnapshot().value;
  expect(rest(startCart(null))).toEqual({ resting: 'none' });
  expect(rest(startCart(cartGid('c')))).toEqual({ resting: 'unread' });
  expect(rest(await readyCart({ 1: 2 }))).toEqual({ resting: 'ready' });
});

test('made for a page, it has the cookie’s cart, and makes no call before it is asked', () => {
  const platform = new SimulatedPlatform();
  const input = { cartId: platform.seed('c', { 1: 2 }), province: 'JP-27' } as const;
  const actor = makeCartActor(platform.gateway, () => ({ discountCodes: [], attributes: [] }), input).start();
  expect(actor.getSnapshot().context).toMatchObject(input);
  expect(platform.log).toEqual([]);
  actor.stop();
});

test('a mistake in the code is logged, and never the end of the cart', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const platform = new SimulatedPlatform();
  const gateway = { ...platform.gateway, addLines: () => Promise.reject(new Error('bug')) };
  const harness = startCart(platform.seed('c', {}), Object.assign(platform, { gateway }));
  harness.add(1);
  await harness.settle();
  expect(harness.emitted).toMatchObject([{ type: 'line.addFailed', code: 'outcomeUnknown' }]);
  expect(harness.actor.getSnapshot().status).toBe('active');
  expect(harness.view().isUpdating).toBe(false);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('an actor that nobody provided says so', async () => {
  const said = await unprovidedActors(cartMachine);
  expect(Object.keys(said).sort()).toEqual([
    'addLines',
    'changeDestination',
    'changeDiscountCodes',
    'createCart',
    'readCart',
    'removeLines',
    'updateLines',
  ]);
  expect([...new Set(Object.values(said))]).toEqual(['provideCartActors was not called']);
});
