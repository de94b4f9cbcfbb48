import { type DeliveryPreferences, NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { DEFAULT_PROVINCE } from '@shop/rules/delivery/prefectures';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CheckoutGateEmitted } from '../checkout/checkout-gate.machine';
import { checkoutGateView } from '../checkout/checkout-gate-view';
import { shownReceipt } from '../checkout/checkout-receipts';
import { provideCheckoutGateActors } from '../checkout/make-checkout-gate-actor';
import { startCart } from './cart-harness';
import { flush } from './simulate-actors';
import { addressIn, SimulatedPlatform } from './simulated-platform';

export const GIFT = {
  name: '緑川 花',
  postalCode: '1500001',
  address: '東京都渋谷区神宮前1-2-3',
  phone: '09000000000',
};
export const PREFERENCES: DeliveryPreferences = {
  ...NO_PREFERENCES,
  deliveryTime: 'morning',
  note: '玄関前に',
};

export type Call = 'flushCart' | 'sendAttributes' | 'sendNote' | 'applyDiscount' | 'readBack';

/** A read cart of one plant and its gate, on a simulated platform; one call of the gate may fail. */
export async function gateOf(
  discountCode: string | null = null,
  timeoutMs = 1000,
  platform = new SimulatedPlatform(),
  broken: Call | null = null,
) {
  platform.province ??= addressIn(DEFAULT_PROVINCE);
  const cart = startCart(platform.seed('c', { 1: 2 }), platform);
  cart.actor.send({ type: 'cart.refresh' });
  await cart.answer();
  platform.log.length = 0;
  const clock = new SimulatedClock();
  const emitted: CheckoutGateEmitted[] = [];
  const visitorData = {
    cookies: { utm_source: 'mail' },
    discountCode,
  };
  const machine = provideCheckoutGateActors({
    cart: cart.actor,
    gateway: platform.gateway,
    visitorData: () => visitorData,
    timeoutMs,
  });
  const bug = fromPromise<never>(() => Promise.reject(new Error('bug')));
  const actor = createActor(broken === null ? machine : machine.provide({ actors: { [broken]: bug } }), {
    clock,
  });
  actor.on('*', (fact) => emitted.push(fact));
  actor.start();
  const seen = () => shownReceipt(cart.actor.getSnapshot(), actor.getSnapshot().context.preferences);
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
    visitorData,
    answer,
    seen,
    view: () => checkoutGateView(actor.getSnapshot()),
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    calls: () => platform.log.map(({ name }) => name),
    proceed: async () => {
      const receipt = seen();
      cart.actor.send({ type: 'problem.dismiss' });
      actor.send({ type: 'checkout.proceed', receipt });
      await flush();
    },
    /** The shopper changed the cart while the gate works, and sees it. */
    see: () => actor.send({ type: 'receipt.change', receipt: seen() }),
    /** The shopper's own choice: what is shown follows it while the gate works. */
    request: (preferences: DeliveryPreferences) => {
      actor.send({ type: 'preferences.change', preferences });
      if (actor.getSnapshot().matches('going')) actor.send({ type: 'receipt.change', receipt: seen() });
    },
    /** Answers every open call. */
    settle: async () => {
      for (let turn = 0; turn < 20; turn++) {
        await flush();
        if (platform.open.length > 0) await answer();
      }
    },
  };
}

export const opened = { type: 'checkout.open', url: 'https://shop.example/checkout' };
