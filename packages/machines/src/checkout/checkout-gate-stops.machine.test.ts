import { describe, expect, test } from 'vitest';
import { startCart } from '../testing/cart-harness';
import { type Call, GIFT, gateOf, opened, PREFERENCES } from '../testing/checkout-gate-harness';
import { flush } from '../testing/simulate-actors';
import { cartGid, SimulatedPlatform } from '../testing/simulated-platform';
import { SEEN } from './checkout-gate.model';
import { checkoutGateView } from './checkout-gate-view';
import { makeCheckoutGateActor } from './make-checkout-gate-actor';

describe('stops of the gate', () => {
  test('[GIFT-01] an incomplete gift form, with its first missing field, before anything is sent', async () => {
    const gate = await gateOf();
    gate.request({ ...PREFERENCES, gift: { ...GIFT, address: ' ', phone: '' } });
    await gate.proceed();
    const stop = { kind: 'giftIncomplete', field: 'address' };
    expect(gate.view()).toMatchObject({ status: 'stopped', stop });
    expect(gate.emitted).toEqual([{ type: 'checkout.stopped', stop }]);
    expect(gate.calls()).toEqual([]);
  });

  test('[GIFT-01] a click with another missing field names that one', async () => {
    const gate = await gateOf();
    gate.request({ ...PREFERENCES, gift: { ...GIFT, name: '', phone: '' } });
    await gate.proceed();
    gate.request({ ...PREFERENCES, gift: { ...GIFT, phone: '' } });
    await gate.proceed();
    expect(gate.emitted).toEqual([
      { type: 'checkout.stopped', stop: { kind: 'giftIncomplete', field: 'name' } },
      { type: 'checkout.stopped', stop: { kind: 'giftIncomplete', field: 'phone' } },
    ]);
    expect(gate.calls()).toEqual([]);
  });

  test('[GATE-01] a selection after a stop is included in the next attempt', async () => {
    const gate = await gateOf();
    gate.request(PREFERENCES);
    await gate.proceed();
    await gate.answer('unreachable');
    gate.request({ ...PREFERENCES, note: '裏口に' });
    await gate.proceed();
    await gate.settle();
    expect(gate.platform.note).toBe('裏口に');
    expect(gate.emitted.at(-1)).toEqual(opened);
  });

  test.each<[call: Call, kind: 'cart' | 'preferences' | 'discount']>([
    ['flushCart', 'cart'],
    ['sendAttributes', 'preferences'],
    ['sendNote', 'preferences'],
    ['applyDiscount', 'discount'],
    ['readBack', 'cart'],
  ])('[GATE-01] a bug in %s is reported as an outage', async (call, kind) => {
    const gate = await gateOf('APP10', 1000, new SimulatedPlatform(), call);
    gate.platform.knownCodes.add('APP10');
    gate.request(PREFERENCES);
    await gate.proceed();
    await gate.settle();
    const stop = { kind, code: 'unreachable' };
    expect(gate.view()).toMatchObject({ status: 'stopped', stop });
    expect(gate.emitted).toEqual([{ type: 'checkout.stopped', stop }]);
  });

  test('[CART-04] a cart that was never read', async () => {
    const platform = new SimulatedPlatform();
    const { actor: cart } = startCart(platform.seed('c', { 1: 2 }), platform);
    const gate = makeCheckoutGateActor({
      cart,
      gateway: platform.gateway,
      visitorData: () => ({ cookies: {}, discountCode: null }),
    }).start();
    gate.send({ type: 'checkout.proceed', receipt: SEEN });
    await flush();
    expect(checkoutGateView(gate.getSnapshot()).stop).toEqual({ kind: 'cart', code: 'unreachable' });
  });

  test('[GIFT-01] completing it clears the message', async () => {
    const gate = await gateOf();
    gate.request({ ...PREFERENCES, gift: { ...GIFT, phone: '' } });
    await gate.proceed();
    gate.request({ ...PREFERENCES, gift: GIFT });
    expect(gate.view()).toMatchObject({ status: 'idle', stop: null });
  });

  test('[GIFT-01] filling another field does not clear it, and no preference clears another message', async () => {
    const gate = await gateOf();
    gate.request({ ...PREFERENCES, gift: { ...GIFT, name: '', phone: '' } });
    await gate.proceed();
    gate.request({ ...PREFERENCES, gift: { ...GIFT, name: '' } });
    expect(gate.view()).toMatchObject({ status: 'stopped', stop: { kind: 'giftIncomplete', field: 'name' } });
    gate.request(PREFERENCES);
    expect(gate.view().status).toBe('idle');
    await gate.proceed();
    await gate.answer('attributesInvalid');
    gate.request({ ...PREFERENCES, note: '' });
    expect(gate.view()).toMatchObject({ status: 'stopped', stop: { kind: 'preferences' } });
  });

  test('[CART-04] a cart that cannot be read', async () => {
    const gate = await gateOf();
    gate.cart.actor.send({ type: 'cart.adopt', cartId: cartGid('other') });
    await gate.proceed();
    await gate.answer('unreachable');
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'cart', code: 'unreachable' });
  });

  test('an error not of the cart does not refetch it', async () => {
    const gate = await gateOf();
    await gate.proceed();
    await gate.answer('attributesInvalid');
    await gate.settle();
    expect(gate.calls()).toEqual(['changeAttributes']);
  });

  test('[DLV-06] an e-gift needs no address', async () => {
    const gate = await gateOf();
    gate.request({ ...PREFERENCES, eGift: true, gift: { ...GIFT, name: '' } });
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted).toEqual([opened]);
    expect(gate.platform.attributes.map(({ key }) => key)).toEqual(['eGift', 'UTM_SOURCE', 'CART_ID']);
  });

  test('[CART-10] an edit that failed during the attempt', async () => {
    const gate = await gateOf();
    const [line] = gate.cart.view().lines;
    if (!line) throw new Error('no line');
    gate.cart.actor.send({ type: 'line.setQuantity', lineId: line.globalId, quantity: 5 });
    await gate.proceed();
    await gate.answer('quantityTooLarge');
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'cart', code: 'quantityTooLarge' });
  });

  test('an earlier message does not block: the shopper has read it', async () => {
    const gate = await gateOf();
    gate.cart.add(5);
    await gate.answer('merchandiseInvalid');
    expect(gate.cart.view().problem).not.toBeNull();
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted).toEqual([opened]);
  });

  test('[SHIP-02] [GATE-02] a prefecture that the platform rejects stops it once: the shipping fee changes', async () => {
    const gate = await gateOf();
    gate.cart.actor.send({ type: 'destination.choose', province: 'JP-01' });
    await gate.proceed();
    await gate.answer('destinationUnsupported');
    await gate.settle();
    expect(gate.view().stop).toEqual({
      kind: 'changed',
      changes: [
        { kind: 'province', from: 'JP-01', to: 'JP-13' },
        { kind: 'shippingFee', from: 2000, to: 800 },
        { kind: 'total', from: 4000, to: 2800 },
      ],
    });
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted.at(-1)).toEqual(opened);
  });

  test('[CART-12] a sold-out line', async () => {
    const gate = await gateOf();
    await gate.proceed();
    await gate.answer();
    gate.platform.stock.set(1, 0);
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'cart', code: 'outOfStock' });
    expect(gate.seen().lines).toMatchObject([{ quantity: 0 }]);
  });

  test('[CART-12] a line that is known as sold out is looked at once more: it may be back', async () => {
    const gate = await gateOf();
    gate.platform.stock.set(1, 0);
    await gate.proceed();
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'cart', code: 'outOfStock' });
    gate.platform.stock.set(1, 5);
    gate.platform.carts.get(cartGid('c'))?.forEach((line) => {
      line.quantity = 2;
    });
    await gate.proceed();
    await gate.settle();
    expect(gate.view().stop).not.toMatchObject({ kind: 'cart' });
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted.at(-1)).toEqual(opened);
  });

  test('[CART-13] a cart that is gone is deleted', async () => {
    const gate = await gateOf();
    gate.platform.carts.clear();
    await gate.proceed();
    await gate.answer('invalidCart');
    expect(gate.view().stop).toEqual({ kind: 'preferences', code: 'invalidCart' });
    await gate.settle();
    expect(gate.cart.emitted.at(-1)).toEqual({ type: 'cart.forgotten' });
    await gate.proceed();
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'cart', code: 'emptyCart' });
  });

  test.each(['unreachable', 'attributesInvalid'] as const)('attributes that end with %s', async (code) => {
    const gate = await gateOf();
    gate.request(PREFERENCES);
    await gate.proceed();
    await gate.answer(code);
    expect(gate.view()).toMatchObject({ status: 'stopped', stop: { kind: 'preferences', code } });
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted.at(-1)).toEqual(opened);
  });

  test('a note that is too long', async () => {
    const gate = await gateOf();
    gate.request(PREFERENCES);
    await gate.proceed();
    await gate.answer();
    await gate.answer('noteInvalid');
    const stop = { kind: 'preferences', code: 'noteInvalid' };
    expect(gate.view().stop).toEqual(stop);
    expect(gate.emitted).toEqual([{ type: 'checkout.stopped', stop }]);
  });

  test('an outage while it is verified', async () => {
    const gate = await gateOf();
    await gate.proceed();
    await gate.answer();
    await gate.answer('unreachable');
    const stop = { kind: 'cart', code: 'unreachable' };
    expect(gate.view()).toMatchObject({ status: 'stopped', stop });
    expect(gate.emitted).toEqual([{ type: 'checkout.stopped', stop }]);
  });

  test('[GATE-02] attributes missing on verification: sent once more, then reported', async () => {
    const gate = await gateOf();
    await gate.proceed();
    for (let reading = 0; reading < 2; reading++) {
      await gate.answer();
      gate.platform.attributes = [];
      await gate.answer();
    }
    expect(gate.calls()).toEqual(['changeAttributes', 'readCart', 'changeAttributes', 'readCart']);
    expect(gate.view().stop).toEqual({ kind: 'notKept' });
  });

  test('[GATE-02] a click after that has both attempts again', async () => {
    const gate = await gateOf();
    for (let press = 0; press < 2; press++) {
      await gate.proceed();
      for (let reading = 0; reading < 2; reading++) {
        await gate.answer();
        gate.platform.attributes = [];
        await gate.answer();
      }
    }
    expect(gate.calls().filter((name) => name === 'changeAttributes')).toHaveLength(4);
    expect(gate.view().stop).toEqual({ kind: 'notKept' });
  });

  test('edits whose responses time out', async () => {
    const gate = await gateOf(null, 20);
    const [line] = gate.cart.view().lines;
    if (!line) throw new Error('no line');
    gate.cart.actor.send({ type: 'line.setQuantity', lineId: line.globalId, quantity: 5 });
    await gate.proceed();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(gate.view().stop).toEqual({ kind: 'cart', code: 'tooSlow' });
  });
});
