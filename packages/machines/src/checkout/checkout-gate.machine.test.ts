import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { describe, expect, test } from 'vitest';
import { startCart } from '../testing/cart-harness';
import { GIFT, gateOf, opened, PREFERENCES } from '../testing/checkout-gate-harness';
import { addressIn } from '../testing/simulated-platform';
import { CHECKOUT_SLOW_MS, LEAVING_TIMEOUT_MS } from './checkout-gate.machine';
import { SEEN } from './checkout-gate.model';
import { checkoutGateView } from './checkout-gate-view';
import { makeCheckoutGateActor } from './make-checkout-gate-actor';

describe('[GATE-01] the steps to the checkout', () => {
  test('sends attributes, then the note, reads both back, then navigates', async () => {
    const gate = await gateOf();
    gate.request(PREFERENCES);
    await gate.proceed();
    await gate.settle();
    expect(gate.calls()).toEqual(['changeAttributes', 'changeNote', 'readCart']);
    expect(gate.platform.attributes).toEqual([
      { key: ATTRIBUTE_KEYS.deliveryTime, value: '午前中(8時〜12時)' },
      { key: 'UTM_SOURCE', value: 'mail' },
      { key: ATTRIBUTE_KEYS.cartId, value: gate.cart.actor.getSnapshot().context.cartId },
    ]);
    expect(gate.platform.note).toBe('玄関前に');
    expect(gate.emitted).toEqual([opened]);
    expect(gate.view().status).toBe('opening');
  });

  test('[GATE-02] pending edits complete before anything else is sent', async () => {
    const gate = await gateOf();
    const [line] = gate.cart.view().lines;
    if (!line) throw new Error('no line');
    gate.cart.actor.send({ type: 'line.setQuantity', lineId: line.globalId, quantity: 5 });
    await gate.proceed();
    expect(gate.calls()).toEqual(['updateLines']);
    await gate.settle();
    expect(gate.calls()).toEqual(['updateLines', 'changeAttributes', 'readCart']);
    expect(gate.emitted).toEqual([opened]);
  });

  test('[GATE-02] a double click, and the other two buttons, send once', async () => {
    const gate = await gateOf();
    await gate.proceed();
    await gate.proceed();
    await gate.settle();
    await gate.proceed();
    expect(gate.calls()).toEqual(['changeAttributes', 'readCart']);
    expect(gate.emitted).toEqual([opened]);
  });

  test("[FEE-01] a displayed prefecture that differs from the cart's is sent with the attributes", async () => {
    const gate = await gateOf();
    gate.platform.province = null;
    gate.cart.actor.send({ type: 'cart.refresh' });
    await gate.settle();
    gate.platform.log.length = 0;
    await gate.proceed();
    await gate.settle();
    expect(gate.calls()).toEqual(['changeAttributes', 'changeDestination', 'readCart']);
    expect(gate.platform.province).toEqual(addressIn('JP-13'));
    expect(gate.emitted).toEqual([opened]);
  });

  test('unchanged values are not sent again, but read', async () => {
    const gate = await gateOf();
    gate.request(PREFERENCES);
    await gate.proceed();
    await gate.settle();
    gate.actor.send({ type: 'page.return' });
    gate.platform.log.length = 0;
    await gate.proceed();
    await gate.settle();
    expect(gate.calls()).toEqual(['readCart']);
  });

  test('[ATTR-01] a removed preference is cleared', async () => {
    const gate = await gateOf();
    gate.request(PREFERENCES);
    await gate.proceed();
    await gate.settle();
    gate.actor.send({ type: 'page.return' });
    gate.request(NO_PREFERENCES);
    await gate.proceed();
    await gate.settle();
    expect(gate.platform.note).toBe('');
    expect(gate.platform.attributes.map(({ key }) => key)).toEqual(['UTM_SOURCE', 'CART_ID']);
  });
});

test("created for a page, the gate is closed, and opens with the page's data", () => {
  const { actor: cart, platform } = startCart(null);
  const gate = makeCheckoutGateActor({
    cart,
    gateway: platform.gateway,
    visitorData: () => ({ cookies: {}, discountCode: null }),
  }).start();
  expect(checkoutGateView(gate.getSnapshot())).toEqual({ status: 'idle', stop: null, isSlow: false });
  gate.send({ type: 'checkout.proceed', receipt: SEEN });
  expect(checkoutGateView(gate.getSnapshot()).status).toBe('working');
  gate.stop();
});

describe('[GATE-02] during an attempt', () => {
  test('a slow platform is reported to the shopper', async () => {
    const gate = await gateOf();
    await gate.proceed();
    expect(gate.view()).toMatchObject({ status: 'working', isSlow: false });
    gate.clock.increment(CHECKOUT_SLOW_MS);
    expect(gate.view()).toMatchObject({ status: 'working', isSlow: true });
    await gate.settle();
    expect(gate.view().status).toBe('opening');
  });

  test('a preference selected meanwhile is sent too', async () => {
    const gate = await gateOf();
    await gate.proceed();
    gate.request({ ...NO_PREFERENCES, note: 'あとから' });
    await gate.settle();
    expect(gate.platform.note).toBe('あとから');
    expect(gate.emitted).toEqual([opened]);
  });

  test('a gift form opened meanwhile and left empty stops it', async () => {
    const gate = await gateOf();
    await gate.proceed();
    gate.request({ ...NO_PREFERENCES, gift: { ...GIFT, name: '' } });
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'giftIncomplete', field: 'name' });
  });

  test('[GIFT-01] also one opened during verification', async () => {
    const gate = await gateOf();
    await gate.proceed();
    await gate.answer();
    gate.request({ ...NO_PREFERENCES, gift: { ...GIFT, name: '' } });
    await gate.answer();
    const stop = { kind: 'giftIncomplete', field: 'name' };
    expect(gate.view()).toMatchObject({ status: 'stopped', stop });
    expect(gate.emitted).toEqual([{ type: 'checkout.stopped', stop }]);
  });

  test('an edit made meanwhile completes before the checkout opens', async () => {
    const gate = await gateOf();
    await gate.proceed();
    const [line] = gate.cart.view().lines;
    if (!line) throw new Error('no line');
    gate.cart.actor.send({ type: 'line.setQuantity', lineId: line.globalId, quantity: 7 });
    gate.see();
    await gate.settle();
    expect(gate.platform.held(gate.cart.actor.getSnapshot().context.cartId)).toEqual({ 1: 7 });
    expect(gate.emitted).toEqual([opened]);
  });

  test('restoring from the back/forward cache resets it, in any state', async () => {
    const gate = await gateOf();
    await gate.proceed();
    gate.actor.send({ type: 'page.return' });
    expect(gate.view()).toEqual({ status: 'idle', stop: null, isSlow: false });
    await gate.settle();
    expect(gate.emitted).toEqual([]);
  });

  test('a page that does not navigate accepts clicks again', async () => {
    const gate = await gateOf();
    await gate.proceed();
    gate.clock.increment(CHECKOUT_SLOW_MS);
    await gate.settle();
    gate.clock.increment(LEAVING_TIMEOUT_MS);
    expect(gate.view()).toEqual({ status: 'idle', stop: null, isSlow: false });
    // Longer than the wait for a slow platform, and shorter than a shopper watches a button without effect.
    expect(LEAVING_TIMEOUT_MS).toBeGreaterThan(2 * CHECKOUT_SLOW_MS);
    expect(LEAVING_TIMEOUT_MS).toBeLessThanOrEqual(20_000);
  });

  test('a restored page has no earlier message', async () => {
    const gate = await gateOf();
    await gate.proceed();
    await gate.answer('unreachable');
    gate.actor.send({ type: 'page.return' });
    expect(gate.view()).toEqual({ status: 'idle', stop: null, isSlow: false });
  });

  test('a click after a stop restarts: no message, and not slow yet', async () => {
    const gate = await gateOf();
    await gate.proceed();
    gate.clock.increment(CHECKOUT_SLOW_MS);
    await gate.answer('unreachable');
    await gate.proceed();
    expect(gate.view()).toEqual({ status: 'working', stop: null, isSlow: false });
  });

  test('it is busy from the click until navigation, and not when stopped', async () => {
    const gate = await gateOf();
    expect(gate.isBusy()).toBe(false);
    await gate.proceed();
    expect(gate.isBusy()).toBe(true);
    await gate.answer('unreachable');
    expect(gate.isBusy()).toBe(false);
    await gate.proceed();
    await gate.settle();
    expect([gate.view().status, gate.isBusy()]).toEqual(['opening', true]);
  });
});

test('a dismissed message is gone', async () => {
  const gate = await gateOf();
  await gate.proceed();
  await gate.answer('unreachable');
  gate.actor.send({ type: 'stop.dismiss' });
  expect(gate.view()).toEqual({ status: 'idle', stop: null, isSlow: false });
});
