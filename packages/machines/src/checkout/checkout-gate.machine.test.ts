import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { type DeliveryPreferences, NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { startCart } from '../testing/cart-harness';
import { flush } from '../testing/flush';
import { cartGid, SimulatedPlatform } from '../testing/simulated-platform';
import { unprovidedActors } from '../testing/unprovided-actors';
import {
  CHECKOUT_SLOW_MS,
  type CheckoutGateEmitted,
  checkoutGateMachine,
  LEAVING_TIMEOUT_MS,
} from './checkout-gate.machine';
import { checkoutGateView } from './checkout-gate-view';
import { makeCheckoutGateActor } from './make-checkout-gate-actor';
import { provideCheckoutGateActors } from './provide-checkout-gate-actors';

const GIFT = {
  name: '緑川 花',
  postalCode: '1500001',
  address: '東京都渋谷区神宮前1-2-3',
  phone: '09000000000',
};
const WISHES: DeliveryPreferences = { ...NO_PREFERENCES, deliveryTime: 'morning', note: '玄関前に' };

type Call = 'settleCart' | 'sendAttributes' | 'sendNote' | 'applyDiscount' | 'readBack';

/** A read cart of one plant and its gate, on a simulated platform; one call of the gate may be broken. */
async function gateOf(
  discountCode: string | null = null,
  timeoutMs = 1000,
  platform = new SimulatedPlatform(),
  broken: Call | null = null,
) {
  const cart = startCart(platform.seed('c', { 1: 2 }), platform);
  cart.actor.send({ type: 'cart.refresh' });
  await cart.answer();
  platform.log.length = 0;
  const clock = new SimulatedClock();
  const emitted: CheckoutGateEmitted[] = [];
  const visit = { cookies: { utm_source: 'mail' }, discountCode };
  const machine = provideCheckoutGateActors({
    cart: cart.actor,
    gateway: platform.gateway,
    visit: () => visit,
    timeoutMs,
  });
  const bug = fromPromise<never>(() => Promise.reject(new Error('bug')));
  const actor = createActor(broken === null ? machine : machine.provide({ actors: { [broken]: bug } }), {
    clock,
  });
  actor.on('*', (fact) => emitted.push(fact));
  actor.start();
  const answer: typeof cart.answer = async (...args) => {
    await flush();
    await cart.answer(...args);
    await flush();
  };
  return {
    actor,
    cart,
    platform,
    clock,
    emitted,
    visit,
    answer,
    view: () => checkoutGateView(actor.getSnapshot()),
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    calls: () => platform.log.map(({ name }) => name),
    proceed: async () => {
      actor.send({ type: 'checkout.proceed' });
      await flush();
    },
    request: (preferences: DeliveryPreferences) => actor.send({ type: 'preferences.change', preferences }),
    /** Answers everything that is asked. */
    settle: async () => {
      for (let turn = 0; turn < 20; turn++) {
        await flush();
        if (platform.open.length > 0) await answer();
      }
    },
  };
}

const opened = { type: 'checkout.open', url: 'https://shop.example/checkout' };

describe('[GATE-01] the way to the checkout', () => {
  test('sends attributes, then the note, reads all of it back, then leaves', async () => {
    const gate = await gateOf();
    gate.request(WISHES);
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

  test('[GATE-02] pending edits are answered before anything else is sent', async () => {
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

  test('what the cart holds already is not sent again, but read', async () => {
    const gate = await gateOf();
    gate.request(WISHES);
    await gate.proceed();
    await gate.settle();
    gate.actor.send({ type: 'page.return' });
    gate.platform.log.length = 0;
    await gate.proceed();
    await gate.settle();
    expect(gate.calls()).toEqual(['readCart']);
  });

  test('[ATTR-01] a preference taken back is cleared', async () => {
    const gate = await gateOf();
    gate.request(WISHES);
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

describe('what stops it', () => {
  test('[GIFT-01] a gift form that is not filled, with its first missing field, before anything is sent', async () => {
    const gate = await gateOf();
    gate.request({ ...WISHES, gift: { ...GIFT, address: ' ', phone: '' } });
    await gate.proceed();
    const stop = { kind: 'giftIncomplete', field: 'address' };
    expect(gate.view()).toMatchObject({ status: 'stopped', stop });
    expect(gate.emitted).toEqual([{ type: 'checkout.stopped', stop }]);
    expect(gate.calls()).toEqual([]);
  });

  test('[GIFT-01] pressing again with another field missing tells that one', async () => {
    const gate = await gateOf();
    gate.request({ ...WISHES, gift: { ...GIFT, name: '', phone: '' } });
    await gate.proceed();
    gate.request({ ...WISHES, gift: { ...GIFT, phone: '' } });
    await gate.proceed();
    expect(gate.emitted).toEqual([
      { type: 'checkout.stopped', stop: { kind: 'giftIncomplete', field: 'name' } },
      { type: 'checkout.stopped', stop: { kind: 'giftIncomplete', field: 'phone' } },
    ]);
    expect(gate.calls()).toEqual([]);
  });

  test('[GATE-01] what is chosen after a stop goes along with the next press', async () => {
    const gate = await gateOf();
    gate.request(WISHES);
    await gate.proceed();
    await gate.answer('unreachable');
    gate.request({ ...WISHES, note: '裏口に' });
    await gate.proceed();
    await gate.settle();
    expect(gate.platform.note).toBe('裏口に');
    expect(gate.emitted.at(-1)).toEqual(opened);
  });

  test.each<[call: Call, kind: 'cart' | 'preferences' | 'discount']>([
    ['settleCart', 'cart'],
    ['sendAttributes', 'preferences'],
    ['sendNote', 'preferences'],
    ['applyDiscount', 'discount'],
    ['readBack', 'cart'],
  ])('[GATE-01] a bug in %s is told like an outage', async (call, kind) => {
    const gate = await gateOf('APP10', 1000, new SimulatedPlatform(), call);
    gate.platform.knownCodes.add('APP10');
    gate.request(WISHES);
    await gate.proceed();
    await gate.settle();
    const stop = { kind, code: 'unreachable' };
    expect(gate.view()).toMatchObject({ status: 'stopped', stop });
    expect(gate.emitted).toEqual([{ type: 'checkout.stopped', stop }]);
  });

  test('[CART-04] a cart of which nothing was ever read', async () => {
    const platform = new SimulatedPlatform();
    const { actor: cart } = startCart(platform.seed('c', { 1: 2 }), platform);
    const gate = makeCheckoutGateActor({
      cart,
      gateway: platform.gateway,
      visit: () => ({ cookies: {}, discountCode: null }),
    }).start();
    gate.send({ type: 'checkout.proceed' });
    await flush();
    expect(checkoutGateView(gate.getSnapshot()).stop).toEqual({ kind: 'cart', code: 'unreachable' });
  });

  test('[GIFT-01] filling it puts the message away', async () => {
    const gate = await gateOf();
    gate.request({ ...WISHES, gift: { ...GIFT, phone: '' } });
    await gate.proceed();
    gate.request({ ...WISHES, gift: GIFT });
    expect(gate.view()).toMatchObject({ status: 'idle', stop: null });
  });

  test('[GIFT-01] filling in another field does not put it away, and no preference puts another message away', async () => {
    const gate = await gateOf();
    gate.request({ ...WISHES, gift: { ...GIFT, name: '', phone: '' } });
    await gate.proceed();
    gate.request({ ...WISHES, gift: { ...GIFT, name: '' } });
    expect(gate.view()).toMatchObject({ status: 'stopped', stop: { kind: 'giftIncomplete', field: 'name' } });
    gate.request(WISHES);
    expect(gate.view().status).toBe('idle');
    await gate.proceed();
    await gate.answer('attributesInvalid');
    gate.request({ ...WISHES, note: '' });
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

  test('what the cart is not to blame for does not read it again', async () => {
    const gate = await gateOf();
    await gate.proceed();
    await gate.answer('attributesInvalid');
    await gate.settle();
    expect(gate.calls()).toEqual(['changeAttributes']);
  });

  test('[DLV-06] an e-gift needs no address', async () => {
    const gate = await gateOf();
    gate.request({ ...WISHES, eGift: true, gift: { ...GIFT, name: '' } });
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted).toEqual([opened]);
    expect(gate.platform.attributes.map(({ key }) => key)).toEqual(['eGift', 'UTM_SOURCE', 'CART_ID']);
  });

  test('[CART-10] an edit that failed on the way', async () => {
    const gate = await gateOf();
    const [line] = gate.cart.view().lines;
    if (!line) throw new Error('no line');
    gate.cart.actor.send({ type: 'line.setQuantity', lineId: line.globalId, quantity: 5 });
    await gate.proceed();
    await gate.answer('quantityTooLarge');
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'cart', code: 'quantityTooLarge' });
  });

  test('a message of before stops nobody: the shopper has read it', async () => {
    const gate = await gateOf();
    gate.cart.add(5);
    await gate.answer('merchandiseInvalid');
    expect(gate.cart.view().problem).not.toBeNull();
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted).toEqual([opened]);
  });

  test('[SHIP-02] a prefecture the platform does not take stops nobody: the checkout asks for the address', async () => {
    const gate = await gateOf();
    gate.cart.actor.send({ type: 'destination.choose', province: 'JP-01' });
    await gate.proceed();
    await gate.answer('destinationUnsupported');
    await gate.settle();
    expect(gate.emitted).toEqual([opened]);
  });

  test('[CART-12] a line that is sold out', async () => {
    const gate = await gateOf();
    await gate.proceed();
    await gate.answer();
    gate.platform.stock.set(1, 0);
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'cart', code: 'outOfStock' });
  });

  test('[CART-13] a cart that is gone is forgotten', async () => {
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
    gate.request(WISHES);
    await gate.proceed();
    await gate.answer(code);
    expect(gate.view()).toMatchObject({ status: 'stopped', stop: { kind: 'preferences', code } });
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted.at(-1)).toEqual(opened);
  });

  test('a note that is too long', async () => {
    const gate = await gateOf();
    gate.request(WISHES);
    await gate.proceed();
    await gate.answer();
    await gate.answer('noteInvalid');
    const stop = { kind: 'preferences', code: 'noteInvalid' };
    expect(gate.view().stop).toEqual(stop);
    expect(gate.emitted).toEqual([{ type: 'checkout.stopped', stop }]);
  });

  test('an outage while it is read back', async () => {
    const gate = await gateOf();
    await gate.proceed();
    await gate.answer();
    await gate.answer('unreachable');
    const stop = { kind: 'cart', code: 'unreachable' };
    expect(gate.view()).toMatchObject({ status: 'stopped', stop });
    expect(gate.emitted).toEqual([{ type: 'checkout.stopped', stop }]);
  });

  test('[GATE-02] attributes that are not there when they are read back: sent once more, then told', async () => {
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

  test('[GATE-02] a press after that has both tries again', async () => {
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

  test('edits that are not answered in time', async () => {
    const gate = await gateOf(null, 20);
    const [line] = gate.cart.view().lines;
    if (!line) throw new Error('no line');
    gate.cart.actor.send({ type: 'line.setQuantity', lineId: line.globalId, quantity: 5 });
    await gate.proceed();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(gate.view().stop).toEqual({ kind: 'cart', code: 'tooSlow' });
  });
});

describe('[CART-06] the coupon of the cookie', () => {
  test('is applied last, before the reading', async () => {
    const gate = await gateOf('APP10');
    gate.platform.knownCodes.add('APP10');
    await gate.proceed();
    await gate.settle();
    expect(gate.calls()).toEqual(['changeAttributes', 'changeDiscountCodes', 'readCart']);
    expect(gate.emitted).toEqual([opened]);
  });

  test('that is refused stops it once and says why; the next press goes on without it', async () => {
    const gate = await gateOf('NOPE');
    await gate.proceed();
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'discount', code: 'discountMissing' });
    expect(gate.cart.emitted).toContainEqual({
      type: 'discount.refused',
      code: 'discountMissing',
      discountCodes: ['NOPE'],
    });
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted.at(-1)).toEqual(opened);
  });

  test('that was on its way to the cart when the shopper pressed, and is refused, stops it once too', async () => {
    const gate = await gateOf();
    gate.cart.actor.send({ type: 'discount.apply', code: 'NOPE' });
    await gate.proceed();
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'cart', code: 'discountMissing' });
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted.at(-1)).toEqual(opened);
  });

  test('that an outage kept away is tried again', async () => {
    const gate = await gateOf('APP10');
    gate.platform.knownCodes.add('APP10');
    await gate.proceed();
    await gate.answer();
    await gate.answer('unreachable');
    expect(gate.view().stop).toEqual({ kind: 'discount', code: 'unreachable' });
    await gate.proceed();
    await gate.settle();
    expect(gate.calls().filter((name) => name === 'changeDiscountCodes')).toHaveLength(2);
    expect(gate.emitted.at(-1)).toEqual(opened);
  });

  test('that takes nothing off stops it once', async () => {
    const gate = await gateOf('MIN3000');
    gate.platform.idleCodes.add('MIN3000');
    await gate.proceed();
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'discount', code: 'discountNotApplicable' });
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted.at(-1)).toEqual(opened);
  });
});

describe('[CART-06] a coupon on its way', () => {
  test('[GATE-01] one that comes after the press is tried before the checkout opens', async () => {
    const gate = await gateOf();
    gate.platform.knownCodes.add('APP10');
    await gate.proceed();
    await gate.answer();
    expect(gate.calls()).toEqual(['changeAttributes', 'readCart']);
    gate.visit.discountCode = 'APP10';
    await gate.settle();
    expect(gate.calls()).toEqual(['changeAttributes', 'readCart', 'changeDiscountCodes', 'readCart']);
    expect(gate.platform.discountCodes).toEqual(['APP10']);
    expect(gate.emitted).toEqual([opened]);
  });

  const press = async (gate: Awaited<ReturnType<typeof gateOf>>) => {
    await gate.proceed();
    await gate.settle();
  };
  const tries = (gate: Awaited<ReturnType<typeof gateOf>>) =>
    gate.calls().filter((name) => name === 'changeDiscountCodes').length;

  test.each(['NOPE', 'MIN3000'])(
    '%s stopped it once, and is not tried again though the cart lost it',
    async (code) => {
      const gate = await gateOf(code);
      gate.platform.idleCodes.add('MIN3000');
      await press(gate);
      expect(gate.view().status).toBe('stopped');
      gate.platform.discountCodes = [];
      gate.cart.actor.send({ type: 'cart.refresh' });
      await press(gate);
      expect(tries(gate)).toBe(1);
      expect(gate.emitted.at(-1)).toEqual(opened);
    },
  );

  test('that the platform takes and does not keep holds nobody back', async () => {
    const platform = new SimulatedPlatform();
    const { changeDiscountCodes } = platform.gateway;
    const gateway = {
      ...platform.gateway,
      changeDiscountCodes: (...[input, signal]: Parameters<typeof changeDiscountCodes>) =>
        changeDiscountCodes({ ...input, discountCodes: [] }, signal),
    };
    const gate = await gateOf('APP10', 1000, Object.assign(platform, { gateway }));
    await press(gate);
    expect(tries(gate)).toBe(1);
    expect(gate.emitted).toEqual([opened]);
    gate.actor.send({ type: 'page.return' });
    platform.log.length = 0;
    await press(gate);
    expect(gate.calls()).toEqual(['changeDiscountCodes', 'readCart']);
    expect(gate.emitted).toEqual([opened, opened]);
  });

  test('that the cart loses while something else is sent is put on it again', async () => {
    const gate = await gateOf('APP10');
    gate.platform.knownCodes.add('APP10');
    gate.cart.actor.send({ type: 'discount.apply', code: 'APP10' });
    await gate.answer();
    gate.platform.log.length = 0;
    await gate.proceed();
    gate.platform.discountCodes = [];
    await gate.settle();
    expect(gate.calls()).toEqual(['changeAttributes', 'readCart', 'changeDiscountCodes', 'readCart']);
    expect(gate.platform.discountCodes).toEqual(['APP10']);
  });

  test('whose answer does not come in time stops it', async () => {
    const gate = await gateOf('APP10', 20);
    await gate.proceed();
    await gate.answer();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(gate.view().stop).toEqual({ kind: 'discount', code: 'unreachable' });
  });

  test('[CART-13] to a cart that is gone: there is nothing to buy', async () => {
    const gate = await gateOf('APP10');
    await gate.proceed();
    await gate.answer();
    gate.platform.carts.clear();
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'cart', code: 'emptyCart' });
  });
});

test('made for a page, the gate is closed, and opens with what the page gives it', () => {
  const { actor: cart, platform } = startCart(null);
  const gate = makeCheckoutGateActor({
    cart,
    gateway: platform.gateway,
    visit: () => ({ cookies: {}, discountCode: null }),
  }).start();
  expect(checkoutGateView(gate.getSnapshot())).toEqual({ status: 'idle', stop: null, isSlow: false });
  gate.send({ type: 'checkout.proceed' });
  expect(checkoutGateView(gate.getSnapshot()).status).toBe('working');
  gate.stop();
});

describe('[GATE-02] while it goes on', () => {
  test('a slow platform is told to the shopper', async () => {
    const gate = await gateOf();
    await gate.proceed();
    expect(gate.view()).toMatchObject({ status: 'working', isSlow: false });
    gate.clock.increment(CHECKOUT_SLOW_MS);
    expect(gate.view()).toMatchObject({ status: 'working', isSlow: true });
    await gate.settle();
    expect(gate.view().status).toBe('opening');
  });

  test('what is chosen meanwhile is sent too', async () => {
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

  test('[GIFT-01] so does one that is opened while all is read back', async () => {
    const gate = await gateOf();
    await gate.proceed();
    await gate.answer();
    gate.request({ ...NO_PREFERENCES, gift: { ...GIFT, name: '' } });
    await gate.answer();
    const stop = { kind: 'giftIncomplete', field: 'name' };
    expect(gate.view()).toMatchObject({ status: 'stopped', stop });
    expect(gate.emitted).toEqual([{ type: 'checkout.stopped', stop }]);
  });

  test('an edit made meanwhile is answered before the checkout opens', async () => {
    const gate = await gateOf();
    await gate.proceed();
    const [line] = gate.cart.view().lines;
    if (!line) throw new Error('no line');
    gate.cart.actor.send({ type: 'line.setQuantity', lineId: line.globalId, quantity: 7 });
    await gate.settle();
    expect(gate.platform.held(gate.cart.actor.getSnapshot().context.cartId)).toEqual({ 1: 7 });
    expect(gate.emitted).toEqual([opened]);
  });

  test('coming back by the back/forward cache resets it, whatever it was doing', async () => {
    const gate = await gateOf();
    await gate.proceed();
    gate.actor.send({ type: 'page.return' });
    expect(gate.view()).toEqual({ status: 'idle', stop: null, isSlow: false });
    await gate.settle();
    expect(gate.emitted).toEqual([]);
  });

  test('a page that does not leave takes presses again, as if nothing had been', async () => {
    const gate = await gateOf();
    await gate.proceed();
    gate.clock.increment(CHECKOUT_SLOW_MS);
    await gate.settle();
    gate.clock.increment(LEAVING_TIMEOUT_MS);
    expect(gate.view()).toEqual({ status: 'idle', stop: null, isSlow: false });
  });

  test('a page that comes back has no message of before', async () => {
    const gate = await gateOf();
    await gate.proceed();
    await gate.answer('unreachable');
    gate.actor.send({ type: 'page.return' });
    expect(gate.view()).toEqual({ status: 'idle', stop: null, isSlow: false });
  });

  test('a press after a stop begins anew: no message, and not slow yet', async () => {
    const gate = await gateOf();
    await gate.proceed();
    gate.clock.increment(CHECKOUT_SLOW_MS);
    await gate.answer('unreachable');
    await gate.proceed();
    expect(gate.view()).toEqual({ status: 'working', stop: null, isSlow: false });
  });

  test('it is busy from the press until the page leaves, and not when it was stopped', async () => {
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

test('a message put away is gone', async () => {
  const gate = await gateOf();
  await gate.proceed();
  await gate.answer('unreachable');
  gate.actor.send({ type: 'stop.dismiss' });
  expect(gate.view()).toEqual({ status: 'idle', stop: null, isSlow: false });
});

test('an actor that nobody provided says so', async () => {
  const said = await unprovidedActors(checkoutGateMachine);
  expect(Object.keys(said).sort()).toEqual([
    'applyDiscount',
    'readBack',
    'sendAttributes',
    'sendNote',
    'settleCart',
  ]);
  expect([...new Set(Object.values(said))]).toEqual(['provideCheckoutGateActors was not called']);
});
