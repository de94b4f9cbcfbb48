import {
  type DeliveryActor,
  joinCartAndDelivery,
  makeDeliveryActor,
} from '@shop/machines/delivery/make-delivery-actor';
import { jstDateAt, msUntilNextJstDate } from '@shop/rules/jst-date';
import { cartActor } from '#features/cart/browser/cart-runtime.ts';
import { pageDeliveryRules } from '#foundation/browser/page-delivery-rules.ts';
import { persistDelivery, readPersistedDelivery } from './persisted-delivery';
import { readInvalidDateProducts } from './read-invalid-date-products';
import { shopNow } from './shop-clock';

/** The delivery form of this page's cart: what the cart holds, and drafts, which outlive a reload (kept-delivery.ts). */
export const deliveryActor: DeliveryActor = startDelivery();

/** Somebody looks at the form: the day may have changed since. */
export function announceDeliveryDay(): void {
  announceDay(deliveryActor);
}

function startDelivery(): DeliveryActor {
  const storage = () => window.sessionStorage;
  const { cartId } = cartActor.getSnapshot().context;
  const actor = makeDeliveryActor(
    {
      readInvalidDateProducts: async (handles, signal) => {
        const answer = await readInvalidDateProducts(handles, signal);
        // The shop's clock was set by it: the day comes before the answer.
        announceDay(actor);
        return answer;
      },
      // With the table of the islands: only when a postal code was typed.
      findAddress: async (postalCode, signal) =>
        (await import('./find-address')).findAddress(postalCode, signal),
    },
    { today: jstDateAt(shopNow()), rules: pageDeliveryRules(), ...readPersistedDelivery(storage, cartId) },
  );
  actor.subscribe(({ context }) => persistDelivery(storage, cartActor.getSnapshot().context.cartId, context));
  actor.start();
  joinCartAndDelivery(cartActor, actor);

  const watchMidnight = () => {
    announceDay(actor);
    window.setTimeout(watchMidnight, msUntilNextJstDate(shopNow()));
  };
  window.setTimeout(watchMidnight, msUntilNextJstDate(shopNow()));
  // A page that slept over midnight had no timer.
  document.addEventListener('visibilitychange', () => announceDay(actor));
  window.addEventListener('pageshow', () => announceDay(actor));
  return actor;
}

function announceDay(actor: DeliveryActor): void {
  const today = jstDateAt(shopNow());
  if (today !== actor.getSnapshot().context.today) actor.send({ type: 'day.change', today });
}
