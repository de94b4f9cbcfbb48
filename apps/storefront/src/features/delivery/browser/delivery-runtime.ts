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
import { shopNow, withShopClock } from './shop-clock';

/** The delivery form of this page's cart: the cart's values, and drafts, which survive a reload (persisted-delivery.ts). */
export const deliveryActor: DeliveryActor = startDelivery();

/** Called when a shopper views the form: the day may have changed. */
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
        // The answer set the shop's clock: the day is announced before the result.
        announceDay(actor);
        return answer;
      },
      // Includes the island table: loaded only when a postal code was entered.
      findAddress: async (postalCode, signal) =>
        (await import('./find-address')).findAddress(postalCode, signal),
    },
    { today: jstDateAt(shopNow()), rules: pageDeliveryRules(), ...readPersistedDelivery(storage, cartId) },
  );
  actor.subscribe(({ context }) => persistDelivery(storage, cartActor.getSnapshot().context.cartId, context));
  actor.start();
  joinCartAndDelivery(cartActor, actor);

  const look = () => withShopClock(() => announceDay(actor));
  const watchMidnight = () => {
    look();
    window.setTimeout(watchMidnight, msUntilNextJstDate(shopNow()));
  };
  window.setTimeout(watchMidnight, msUntilNextJstDate(shopNow()));
  // A page suspended over midnight had no timer.
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return actor;
}

function announceDay(actor: DeliveryActor): void {
  const today = jstDateAt(shopNow());
  if (today !== actor.getSnapshot().context.today) actor.send({ type: 'day.change', today });
}
