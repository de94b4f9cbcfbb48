import { addDays, jstDate } from '@shop/rules/jst-date';
import type { CheckoutGateEmitted } from '../checkout/checkout-gate.machine';
import { joinDeliveryAndGate } from '../checkout/join-delivery-and-gate';
import { makeCheckoutGateActor } from '../checkout/make-checkout-gate-actor';
import { EMPTY_DELIVERY_FORM, type InvalidDateAnswer } from '../delivery/delivery-context';
import { makeDeliveryActor } from '../delivery/make-delivery-actor';
import { startCart } from './cart-harness';
import { flush } from './simulate-actors';
import { addressIn, SimulatedPlatform } from './simulated-platform';

export const TODAY = jstDate(2026, 11, 21);
/** A day that can be chosen. */
export const DATE = addDays(TODAY, 12);

/** A cart page: one plant, its delivery form and its gate, on a simulated platform. */
export async function pageOf() {
  const platform = new SimulatedPlatform();
  platform.province = addressIn('JP-13');
  const cart = startCart(platform.seed('c', { 1: 2 }), platform);
  cart.actor.send({ type: 'cart.refresh' });
  await cart.answer();
  platform.log.length = 0;
  let answerDates = (_answer: InvalidDateAnswer): void => undefined;
  const delivery = makeDeliveryActor(
    {
      readInvalidDateProducts: () =>
        new Promise((resolve) => {
          answerDates = resolve;
        }),
      findAddress: async () => null,
    },
    { today: TODAY, form: EMPTY_DELIVERY_FORM },
  ).start();
  const gate = makeCheckoutGateActor({
    cart: cart.actor,
    gateway: platform.gateway,
    visitorData: () => ({ cookies: {}, discountCode: null }),
  });
  const emitted: CheckoutGateEmitted[] = [];
  gate.on('*', (fact) => emitted.push(fact));
  gate.start();
  const proceed = joinDeliveryAndGate(delivery, gate, cart.actor);
  return {
    platform,
    cart: cart.actor,
    delivery,
    gate,
    emitted,
    calls: () => platform.log.map(({ name }) => name),
    press: proceed,
    proceed: async () => {
      const pressed = proceed();
      await flush();
      return pressed;
    },
    answerAll: async () => {
      for (await flush(); platform.open.length > 0; await flush()) platform.open[0]?.answer();
    },
    answerDates: async (answer: InvalidDateAnswer) => {
      answerDates(answer);
      await flush();
    },
  };
}
