import type { DeliveryLine } from '@shop/machines/delivery/delivery-context';
import { type DeliveryActor, makeDeliveryActor } from '@shop/machines/delivery/make-delivery-actor';
import type { Cart } from '@shop/rules/cart/cart';
import { numericId } from '@shop/rules/global-id';
import { jstDateAt, msUntilNextJstDate } from '@shop/rules/jst-date';
import { cartActor } from '../cart/cart-runtime';
import { askAddressWorker } from './ask-address-worker';
import { keepDelivery, readKeptDelivery } from './kept-delivery';
import { readInvalidDateProducts } from './read-invalid-date-products';

/** The delivery form of this page's cart. Its entries outlive a reload (kept-delivery.ts). */
export const deliveryActor: DeliveryActor = startDelivery();

/** Somebody looks at the form: the day may have changed since. */
export function tellDeliveryDay(): void {
  tellDay(deliveryActor);
}

function startDelivery(): DeliveryActor {
  const storage = () => window.sessionStorage;
  const { cartId } = cartActor.getSnapshot().context;
  const actor = makeDeliveryActor(
    { readInvalidDateProducts, findAddress: askAddressWorker },
    { today: jstDateAt(Date.now()), form: readKeptDelivery(storage, cartId) },
  );
  // The recipient's prefecture decides the fee.
  actor.on('province.found', ({ province }) => {
    if (province !== cartActor.getSnapshot().context.province) {
      cartActor.send({ type: 'destination.choose', province });
    }
  });
  actor.subscribe(({ context }) =>
    keepDelivery(storage, cartActor.getSnapshot().context.cartId, context.form),
  );
  actor.start();

  let told: Cart | null = null;
  const tellLines = ({ cart }: { readonly cart: Cart | null }) => {
    if (cart === told) return;
    told = cart;
    actor.send({ type: 'lines.change', lines: (cart?.lines ?? []).map(deliveryLine) });
  };
  tellLines(cartActor.getSnapshot().context);
  cartActor.subscribe(({ context }) => tellLines(context));
  cartActor.on('cart.forgotten', () => actor.send({ type: 'form.reset' }));

  const watchMidnight = () => {
    tellDay(actor);
    window.setTimeout(watchMidnight, msUntilNextJstDate(Date.now()));
  };
  window.setTimeout(watchMidnight, msUntilNextJstDate(Date.now()));
  // A page that slept over midnight had no timer.
  document.addEventListener('visibilitychange', () => tellDay(actor));
  window.addEventListener('pageshow', () => tellDay(actor));
  return actor;
}

function tellDay(actor: DeliveryActor): void {
  const today = jstDateAt(Date.now());
  if (today !== actor.getSnapshot().context.today) actor.send({ type: 'day.change', today });
}

function deliveryLine({ sku, handle, globalProductId }: Cart['lines'][number]): DeliveryLine {
  return { sku, handle, productId: numericId(globalProductId) };
}
