import { codesIn } from '@shop/rules/cart/discount';
import { describe, expect, test, vi } from 'vitest';
import { readyCart, startCart } from '../testing/cart-harness';
import { flush } from '../testing/simulate-actors';
import { cartGid, SimulatedPlatform } from '../testing/simulated-platform';
import { TabPorts } from '../testing/tab-ports';
import { QUANTITY_DEBOUNCE_MS } from './cart.machine';
import { makeCartActor } from './make-cart-actor';

describe('the destination', () => {
  test('[SHIP-01] Tokyo by default; the shipping fee follows the selection at once', async () => {
    const { actor, view, emitted } = await readyCart({ 1: 2 });
    expect(view()).toMatchObject({ province: 'JP-13', totals: { shippingFee: 800, total: 2800 } });
    actor.send({ type: 'destination.choose', province: 'JP-47' });
    expect(view()).toMatchObject({ province: 'JP-47', totals: { shippingFee: 2000, total: 4000 } });
    expect(emitted).toEqual([{ type: 'destination.changed', province: 'JP-47' }]);
  });

  test('[SHIP-02] the selection is sent to the platform, only the last one', async () => {
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

  test('[SHIP-02] a new cart has the earlier selection', async () => {
    const { actor, add, settle, platform } = startCart(null);
    actor.send({ type: 'destination.choose', province: 'JP-01' });
    add(1);
    await settle();
    expect(platform.log).toMatchObject([{ name: 'createCart', input: { province: 'JP-01' } }]);
  });

  test('[SHIP-02] a selection that the platform rejects causes only a message', async () => {
    const { actor, answer, view, platform } = await readyCart({ 1: 2 });
    actor.send({ type: 'destination.choose', province: 'JP-01' });
    await answer('destinationUnsupported');
    expect(view()).toMatchObject({
      status: 'shown',
      province: 'JP-01',
      problem: { code: 'destinationUnsupported', about: { kind: 'destination', province: 'JP-01' } },
    });
    expect(platform.log).toHaveLength(1);
  });
});

test('[SHIP-02] a prefecture reselected while another is pending is sent after it', async () => {
  const { actor, answer, settle, platform, view } = await readyCart({ 1: 2 });
  actor.send({ type: 'destination.choose', province: 'JP-13' });
  await answer();
  actor.send({ type: 'destination.choose', province: 'JP-01' });
  actor.send({ type: 'destination.choose', province: 'JP-13' });
  await answer();
  await settle();
  expect(platform.province?.province).toBe('JP-13');
  expect(view().province).toBe('JP-13');
});

describe('discount codes', () => {
  test('[CART-06] a typed code is sent and applied to the cart', async () => {
    const { actor, answer, platform, view } = await readyCart({ 1: 2 });
    platform.knownCodes.add('APP10');
    actor.send({ type: 'discount.apply', code: 'APP10' });
    expect(view()).toMatchObject({ coupons: [{ code: 'APP10', state: 'pending' }], isUpdating: true });
    await answer();
    expect(platform.log).toMatchObject([
      { name: 'changeDiscountCodes', input: { discountCodes: ['APP10'] } },
    ]);
    expect(view()).toMatchObject({ coupons: [{ code: 'APP10', state: 'applied' }], problem: null });
  });

  test('[CART-06] a rejected code is reported, and named for its cookie', async () => {
    const { actor, answer, view, emitted } = await readyCart({ 1: 2 });
    actor.send({ type: 'discount.apply', code: 'NOPE' });
    await answer();
    expect(view()).toMatchObject({
      coupons: [{ code: 'NOPE', state: 'inapplicable' }],
      problem: { code: 'discountMissing', about: { kind: 'discount' } },
    });
    expect(emitted).toContainEqual({
      type: 'discount.refused',
      code: 'discountMissing',
      discountCodes: ['NOPE'],
    });
  });

  test('[CART-06] an applicable code is not reported with a rejected one', async () => {
    const { actor, answer, platform, emitted } = await readyCart({ 1: 2 });
    platform.knownCodes.add('APP10');
    actor.send({ type: 'discount.apply', code: 'APP10' });
    await answer();
    actor.send({ type: 'discount.apply', code: 'NOPE' });
    await answer();
    expect(emitted.at(-1)).toMatchObject({ type: 'discount.refused', discountCodes: ['NOPE'] });
  });

  test('[CART-06] rejected without a cart: the sent codes are the rejected ones', async () => {
    const { actor, answer, emitted, view } = await readyCart({ 1: 2 });
    actor.send({ type: 'discount.apply', code: 'USED' });
    await answer('discountAlreadyUsed');
    expect(emitted).toEqual([
      { type: 'discount.refused', code: 'discountAlreadyUsed', discountCodes: ['USED'] },
    ]);
    expect(view().problem).toMatchObject({ code: 'discountAlreadyUsed', about: { kind: 'discount' } });
  });

  test('a removed code disappears at once', async () => {
    const { actor, answer, platform, view } = await readyCart({ 1: 2 });
    platform.knownCodes.add('APP10');
    actor.send({ type: 'discount.apply', code: 'APP10' });
    await answer();
    actor.send({ type: 'discount.remove', code: 'app10' });
    expect(view().coupons).toEqual([]);
    await answer();
    expect(platform.discountCodes).toEqual([]);
    expect(view().coupons).toEqual([]);
  });

  test('an outage is reported and leaves the codes unchanged', async () => {
    const { actor, answer, view } = await readyCart({ 1: 2 });
    actor.send({ type: 'discount.apply', code: 'APP10' });
    await answer('unreachable');
    expect(view()).toMatchObject({
      status: 'shown',
      coupons: [],
      problem: { code: 'unreachable', about: { kind: 'discount' } },
    });
  });

  test('a code typed during a request waits for it', async () => {
    const { actor, answer, remove, platform } = await readyCart({ 1: 2, 2: 1 });
    remove(1);
    actor.send({ type: 'discount.apply', code: 'APP10' });
    await answer();
    await answer();
    expect(platform.log.map(({ name }) => name)).toEqual(['removeLines', 'changeDiscountCodes']);
  });

  test('without a cart a code cannot be applied', () => {
    const { actor, platform, view } = startCart(null);
    actor.send({ type: 'discount.apply', code: 'APP10' });
    expect(platform.log).toEqual([]);
    expect(codesIn(view().coupons, 'pending')).toEqual([]);
  });
});

test('a message stays until it is dismissed or another request is made', async () => {
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

test('[CART-06] a coupon rejected with a new cart is reported; the line is added', async () => {
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
    { type: 'line.changed', change: 1 },
    { type: 'line.added' },
  ]);
});

test('[CART-12] an unpublished product is named until the message is dismissed, also in an empty cart', async () => {
  const platform = new SimulatedPlatform();
  const id = platform.seed('c', { 1: 2 });
  const { actor, answer, view } = startCart(id, platform, new TabPorts(id));
  actor.send({ type: 'cart.refresh' });
  await flush();
  await answer();
  platform.carts.set(id, []);
  actor.send({ type: 'cart.refresh' });
  await flush();
  await answer();
  await flush();
  expect(view()).toMatchObject({ status: 'empty', withdrawn: [{ title: '植物 1', variantTitle: '' }] });
  actor.send({ type: 'problem.dismiss' });
  expect(view().withdrawn).toEqual([]);
});

test('[CART-04] during a request a message can be dismissed and a refetch requested', async () => {
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

test('[CART-06] a code removed during a request is removed after it', async () => {
  const { actor, remove, answer, platform, view } = await readyCart({ 1: 2, 2: 1 });
  platform.knownCodes.add('APP10');
  actor.send({ type: 'discount.apply', code: 'APP10' });
  await answer();
  remove(1);
  actor.send({ type: 'discount.remove', code: 'APP10' });
  expect(view().coupons).toEqual([]);
  await answer();
  await answer();
  expect(platform.discountCodes).toEqual([]);
});

test('[GATE-02] edits made during a request are sent right after it on checkout', async () => {
  const { actor, remove, setQuantity, answer, platform } = await readyCart({ 1: 2, 2: 1 });
  remove(1);
  setQuantity(2, 5);
  actor.send({ type: 'edits.flush' });
  await answer();
  expect(platform.log.map(({ name }) => name)).toEqual(['removeLines', 'updateLines']);
});

test('[CART-10] an idle cart is settled, a busy or waiting one is not', async () => {
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

test('[CART-01] when idle it distinguishes no cart, an unread one and a read one', async () => {
  const rest = ({ actor }: Pick<ReturnType<typeof startCart>, 'actor'>) => actor.getSnapshot().value;
  expect(rest(startCart(null))).toEqual({ resting: 'none' });
  expect(rest(startCart(cartGid('c')))).toEqual({ resting: 'unread' });
  expect(rest(await readyCart({ 1: 2 }))).toEqual({ resting: 'ready' });
});

test("created for a page, it has the cookie's cart id, and sends no request before it is asked", () => {
  const platform = new SimulatedPlatform();
  const input = { cartId: platform.seed('c', { 1: 2 }), province: 'JP-27' } as const;
  const actor = makeCartActor(platform.gateway, () => ({ discountCodes: [], attributes: [] }), input).start();
  expect(actor.getSnapshot().context).toMatchObject(input);
  expect(platform.log).toEqual([]);
  actor.stop();
});

test('a bug is logged, and does not stop the machine', async () => {
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
