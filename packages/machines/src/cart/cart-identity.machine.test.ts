import { describe, expect, test } from 'vitest';
import { readyCart, startCart } from '../testing/cart-harness';
import { cartGid, SimulatedPlatform, type variantGid } from '../testing/simulated-platform';

describe('the id', () => {
  test('[CART-03] unknown on add: deleted, and a new cart is created with that line', async () => {
    const { actor, add, answer, settle, emitted, view, platform } = startCart(cartGid('gone'));
    add(1);
    await answer();
    expect(emitted).toEqual([{ type: 'cart.forgotten', expiry: 'expired' }]);
    expect(view().pendingLines).toHaveLength(1);
    await settle();
    expect(platform.log.map(({ name }) => name)).toEqual(['addLines', 'createCart']);
    expect(emitted.slice(1)).toMatchObject([
      { type: 'cart.changed' },
      { type: 'line.changed', change: 1 },
      { type: 'line.added' },
    ]);
    expect(view()).toMatchObject({ status: 'shown', expiry: 'expired', count: 1 });
    actor.send({ type: 'problem.dismiss' });
    expect(view()).toMatchObject({ status: 'shown', expiry: null });
  });

  test('[CART-03][CART-13] unknown or completed on read: deleted, and the cart is empty', async () => {
    const { actor, answer, emitted, view } = startCart(cartGid('gone'));
    actor.send({ type: 'cart.refresh' });
    expect(view().status).toBe('loading');
    await answer();
    expect(emitted).toEqual([{ type: 'cart.forgotten' }]);
    expect(view()).toMatchObject({ status: 'empty', count: 0, problem: null, expiry: null });
  });

  test('[CART-13] completed elsewhere while shown: cleared', async () => {
    const { actor, answer, platform, id, emitted, view } = await readyCart({ 1: 2 });
    platform.carts.delete(id);
    actor.send({ type: 'cart.refresh' });
    await answer();
    expect(emitted).toEqual([{ type: 'cart.forgotten' }]);
    expect(view()).toMatchObject({ status: 'empty', lines: [] });
  });

  test('[CART-03] unknown on an edit: deleted, the edit is dropped', async () => {
    const { setQuantity, settle, platform, id, emitted, view } = await readyCart({ 1: 2 });
    setQuantity(1, 5);
    platform.carts.delete(id);
    await settle();
    expect(emitted).toEqual([{ type: 'cart.forgotten' }]);
    expect(view().status).toBe('empty');
  });

  test('[TRUTH-01] once there is no cart, a look at it ends the doubt about an add to the former one', async () => {
    const { actor, add, answer, view } = startCart(cartGid('c'));
    add(1);
    actor.send({ type: 'cart.adopt', cartId: null });
    await answer('outcomeUnknown');
    // Whoever did not read the cookie does not know that there is none.
    actor.send({ type: 'cart.refresh' });
    expect(view().problem?.code).toBe('outcomeUnknown');
    actor.send({ type: 'cart.refresh', cartId: null });
    expect(view()).toMatchObject({ status: 'empty', problem: null });
  });

  test('[TRUTH-01] without a cart a look at it does not end another failure', async () => {
    const { actor, add, answer, view } = startCart(null);
    add(1);
    await answer('invalidCart');
    actor.send({ type: 'cart.refresh', cartId: null });
    expect(view().problem?.code).toBe('invalidCart');
  });

  test('a new cart that cannot be created is a failed add, not a loop', async () => {
    const { add, answer, emitted, platform, view } = startCart(null);
    add(1);
    await answer('invalidCart');
    expect(platform.log).toHaveLength(1);
    expect(emitted).toMatchObject([{ type: 'line.addFailed', code: 'invalidCart' }]);
    expect(view().status).toBe('empty');
  });

  test('[CART-07] the last removal empties the cart and deletes the id', async () => {
    const { remove, answer, emitted, view } = await readyCart({ 1: 2 });
    remove(1);
    await answer();
    expect(emitted).toMatchObject([{ type: 'cart.forgotten' }, { type: 'line.changed', change: -2 }]);
    expect(view()).toMatchObject({ status: 'empty', count: 0 });
  });

  test('[CART-07] an add after the last removal was sent uses the same cart', async () => {
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

  test('[CART-04] the last settled cart stays visible', async () => {
    const { actor, answer, view } = await readyCart({ 1: 2 });
    actor.send({ type: 'cart.refresh' });
    await answer('unreachable');
    expect(view()).toMatchObject({ status: 'unreachable', lines: [{ shownQuantity: 2 }] });
  });

  test('[CART-04] dismissing its message keeps the last settled cart, without a request', async () => {
    const { actor, answer, view, platform } = await readyCart({ 1: 2 });
    actor.send({ type: 'cart.refresh' });
    await answer('unreachable');
    actor.send({ type: 'problem.dismiss' });
    expect(view()).toMatchObject({ status: 'shown', problem: null, lines: [{ shownQuantity: 2 }] });
    expect(platform.log).toHaveLength(1);
  });

  test('during an add: it fails, the id is kept, the next add works', async () => {
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
  test('[CART-10] [TRUTH-02] a cart that another tab found expired is reported here, and with the next add', async () => {
    const { actor, add, settle, view, emitted } = await readyCart({ 1: 2 });
    actor.send({ type: 'cart.adopt', cartId: null, expiry: 'ended' });
    expect(view()).toMatchObject({ status: 'empty', expiry: 'ended' });
    add(1);
    await settle();
    expect(emitted.at(-1)).toMatchObject({ type: 'line.added', expiry: 'ended' });
  });

  test('[CART-10] [TRUTH-02] also when this arrives during a request', async () => {
    const { actor, remove, answer, settle, view } = await readyCart({ 1: 2, 2: 1 });
    remove(1);
    actor.send({ type: 'cart.adopt', cartId: null, expiry: 'ended' });
    await answer('invalidCart');
    await settle();
    expect(view()).toMatchObject({ status: 'empty', expiry: 'ended' });
  });

  test('[CART-10] another tab created a cart: an add here uses it', async () => {
    const { actor, add, answer, platform } = startCart(null);
    const id = platform.seed('other', { 9: 1 });
    actor.send({ type: 'cart.adopt', cartId: id });
    expect(platform.log).toEqual([]);
    add(1);
    await answer();
    expect(platform.held(id)).toEqual({ 9: 1, 1: 1 });
  });

  test('[CART-10] two tabs created a cart at once: the line is added to the one of the cookie', async () => {
    const { actor, add, answer, settle, platform, emitted, shown } = startCart(null);
    add(1);
    const id = platform.seed('other', { 9: 1 });
    actor.send({ type: 'cart.adopt', cartId: id });
    await answer();
    await settle();
    expect(platform.held(id)).toEqual({ 9: 1, 1: 1 });
    expect(emitted).toMatchObject([
      { type: 'cart.changed', globalId: id },
      { type: 'line.changed', change: 1 },
      { type: 'line.added' },
    ]);
    expect(shown()).toEqual({ 9: 1, 1: 1 });
  });

  test('[CART-10] a first add that went into the cart of another tab is not repeated', async () => {
    const platform = new SimulatedPlatform();
    const id = platform.seed('other', { 9: 1 });
    // With a lock between tabs the cart already exists, so the line is added to it.
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

  test('[CART-10] another tab emptied the cart: this one shows an empty cart', async () => {
    const { actor, view, platform } = await readyCart({ 1: 2 });
    actor.send({ type: 'cart.refresh', cartId: null });
    expect(view().status).toBe('empty');
    expect(platform.log).toEqual([]);
  });

  test('[CART-10] a shown cart that is replaced is refetched', async () => {
    const { actor, answer, platform, shown } = await readyCart({ 1: 2 });
    actor.send({ type: 'cart.adopt', cartId: platform.seed('other', { 9: 1 }) });
    await answer();
    expect(shown()).toEqual({ 9: 1 });
  });

  test('[CART-10] a refresh during a request reads after it', async () => {
    const { actor, remove, answer, platform, id } = await readyCart({ 1: 2, 2: 1 });
    remove(1);
    actor.send({ type: 'cart.refresh', cartId: id });
    await answer();
    await answer();
    expect(platform.log.map(({ name }) => name)).toEqual(['removeLines', 'readCart']);
  });
});
