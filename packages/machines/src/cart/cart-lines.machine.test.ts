import { describe, expect, test } from 'vitest';
import { readyCart, startCart } from '../testing/cart-harness';
import { cartGid, lineGid, SimulatedPlatform, variantGid } from '../testing/simulated-platform';
import { QUANTITY_DEBOUNCE_MS } from './cart.machine';
import { flushCart } from './make-cart-actor';

describe('adding', () => {
  test('[CART-01] no cart id means no cart, and no request', () => {
    const { view, platform } = startCart(null);
    expect(view()).toMatchObject({ status: 'empty', count: 0, lines: [], totals: null, expiry: null });
    expect(platform.log).toEqual([]);
  });

  test('[CART-01] the first add creates a cart with that line; its id is emitted to be stored', async () => {
    const { add, answer, platform, emitted, view } = startCart(null);
    add(1, 2);
    expect(platform.log.map(({ name }) => name)).toEqual(['createCart']);
    await answer();
    expect(emitted).toEqual([
      { type: 'cart.changed', globalId: cartGid('made-1'), totalQuantity: 2 },
      { type: 'line.changed', line: expect.objectContaining({ variantId: 1, quantity: 2 }), change: 2 },
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

  test('the added line shows at once, before any response', () => {
    const { add, view } = startCart(null);
    add(1, 2);
    expect(view()).toMatchObject({ status: 'shown', count: 2, isUpdating: true });
    expect(view().pendingLines).toMatchObject([{ title: '植物 1', quantity: 2 }]);
  });

  test('one request per add: the cart is read neither before nor after', async () => {
    const platform = new SimulatedPlatform();
    const { add, answer, view } = startCart(platform.seed('c', { 7: 1 }), platform);
    add(1);
    await answer();
    expect(platform.log.map(({ name }) => name)).toEqual(['addLines']);
    expect(view()).toMatchObject({ status: 'shown', count: 2 });
  });

  test('adds during a request wait; those of one merchandise are batched', async () => {
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

  test('[PROD-08] a failed add leaves cart and count unchanged, and reports the reason', async () => {
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

  test('[CART-12] an add of a sold-out variant fails although the platform returns a cart', async () => {
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

  test('[CART-12] an add that the stock reduces to zero fails', async () => {
    const { add, answer, platform, emitted, shown } = await readyCart({ 7: 3 });
    platform.stock.set(7, 3);
    add(7);
    expect(shown()).toEqual({ 7: 4 });
    await answer();
    expect(emitted.at(-1)).toMatchObject({ type: 'line.addFailed', code: 'notEnoughStock' });
    expect(shown()).toEqual({ 7: 3 });
  });

  test('an add of zero items is ignored', () => {
    const { add, platform } = startCart(null);
    add(1, 0);
    add(1, -1);
    add(1, 1.5);
    expect(platform.log).toEqual([]);
  });
});

describe('editing quantities', () => {
  test('[CART-10] 50 rapid clicks are debounced into one request with the last value, shown at once', async () => {
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

  test('[CART-10] edits during a request are sent after it, as one', async () => {
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

  test('[CART-10] at most one request is pending', async () => {
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

  test('[CART-10] several rapid removals all apply', async () => {
    const { remove, settle, platform, shown, id } = await readyCart({ 1: 1, 2: 1, 3: 1 });
    remove(1);
    remove(2);
    expect(shown()).toEqual({ 3: 1 });
    await settle();
    expect(platform.held(id)).toEqual({ 3: 1 });
    expect(shown()).toEqual({ 3: 1 });
  });

  test('[CART-10] a failed edit is rolled back with a message on its line, and the cart is refetched at once', async () => {
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

  test('[CART-10] a failed removal restores its line, with the message on it', async () => {
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

  test('a failed edit does not roll back a newer request', async () => {
    const { setQuantity, clock, answer, settle, platform, id } = await readyCart({ 1: 2 });
    setQuantity(1, 50);
    clock.increment(QUANTITY_DEBOUNCE_MS);
    setQuantity(1, 3);
    await answer('rejected');
    await settle();
    expect(platform.held(id)).toEqual({ 1: 3 });
  });

  test("an edit whose response was lost shows the platform's value", async () => {
    const { setQuantity, clock, answer, settle, shown, id, platform } = await readyCart({ 1: 2 });
    setQuantity(1, 5);
    clock.increment(QUANTITY_DEBOUNCE_MS);
    await answer('unreachable', true);
    await settle();
    expect(platform.held(id)).toEqual({ 1: 5 });
    expect(shown()).toEqual({ 1: 5 });
  });

  test("[CART-12] the displayed quantity is the platform's, with its warning on the line", async () => {
    const { setQuantity, settle, platform, view } = await readyCart({ 1: 3 });
    platform.stock.set(1, 3);
    setQuantity(1, 9);
    await settle();
    expect(view().lines).toMatchObject([{ shownQuantity: 3, warning: 'notEnoughStock', failure: null }]);
  });

  test('[CART-12] a sold-out line stays in the cart with 0, blocks the checkout, and can be removed', async () => {
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

  test('[CART-14] totals keep the last settled value, marked as updating', async () => {
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

  test('[GATE-02] flush sends pending edits without the debounce', async () => {
    const { setQuantity, actor, platform } = await readyCart({ 1: 2 });
    setQuantity(1, 5);
    expect(platform.log).toEqual([]);
    actor.send({ type: 'edits.flush' });
    expect(platform.log.map(({ name }) => name)).toEqual(['updateLines']);
  });

  test('[GATE-02] the settled cart has a response to every edit; a timeout is reported', async () => {
    const { setQuantity, actor, answer, platform, view } = await readyCart({ 1: 2 });
    setQuantity(1, 5);
    const settled = flushCart(actor, 1000);
    await answer();
    expect((await settled)?.context.cart?.lines).toMatchObject([{ quantity: 5 }]);
    expect(view().checkoutUrl).toEqual(expect.any(String));
    setQuantity(1, 6);
    expect(await flushCart(actor, 20)).toBeNull();
    expect(platform.open).toHaveLength(1);
  });

  test('an edit of an unknown line is ignored', async () => {
    const { actor, platform, clock } = await readyCart({ 1: 2 });
    actor.send({ type: 'line.setQuantity', lineId: lineGid(99), quantity: 3 });
    actor.send({ type: 'line.remove', lineId: lineGid(99) });
    clock.increment(1000);
    expect(platform.log).toEqual([]);
  });
});

describe('adding and editing the same merchandise', () => {
  const final = async (requests: (harness: Awaited<ReturnType<typeof readyCart>>) => void) => {
    const harness = await readyCart({ 1: 2 });
    requests(harness);
    const requested = harness.shown();
    await harness.settle();
    expect(harness.platform.held(harness.id)).toEqual(requested);
    expect(harness.shown()).toEqual(requested);
    return requested;
  };

  test('removed, then added: the added quantity stays', async () => {
    expect(
      await final(({ remove, add }) => {
        remove(1);
        add(1);
      }),
    ).toEqual({ 1: 1 });
  });

  test('added, then set: the set quantity counts', async () => {
    expect(
      await final(({ add, setQuantity }) => {
        add(1);
        setQuantity(1, 7);
      }),
    ).toEqual({ 1: 7 });
  });

  test('added twice with a quantity set between', async () => {
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

  test('[PROD-08] when that add fails the set quantity stays', async () => {
    const { setQuantity, add, answer, settle, platform, id } = await readyCart({ 1: 2 });
    setQuantity(1, 7);
    add(1, 2);
    await answer('rejected');
    await settle();
    expect(platform.held(id)).toEqual({ 1: 7 });
  });
});
