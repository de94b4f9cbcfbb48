import { type DeliveryLine, type DeliveryStop, wishesOf } from '@shop/machines/delivery/delivery-context';
import { type DeliveryActor, makeDeliveryActor } from '@shop/machines/delivery/make-delivery-actor';
import type { Cart } from '@shop/rules/cart/cart';
import type { CheckoutWishes } from '@shop/rules/cart/checkout-wishes';
import { numericId } from '@shop/rules/global-id';
import { jstDateAt, msUntilNextJstDate } from '@shop/rules/jst-date';
import { err, ok, type Result } from '@shop/rules/result';
import { cartActor } from '../cart/cart-runtime';
import { findAddress } from './find-address';
import { keepDelivery, readKeptDelivery } from './kept-delivery';
import { readInvalidDateProducts } from './read-invalid-date-products';

/** The delivery form of this page's cart. Its entries outlive a reload (kept-delivery.ts). */
export const deliveryActor: DeliveryActor = startDelivery();

/**
 * What the checkout gate needs: the wishes as they may be sent, or why the shopper cannot go on yet. Waits for the
 * server's answer when a date is wished; rejects never.
 */
export function confirmDelivery(): Promise<Result<CheckoutWishes, DeliveryStop>> {
  return new Promise((resolve) => {
    const done = (outcome: Result<CheckoutWishes, DeliveryStop>) => {
      confirmed.unsubscribe();
      refused.unsubscribe();
      resolve(outcome);
    };
    const confirmed = deliveryActor.on('wishes.confirmed', ({ wishes }) => done(ok(wishes)));
    const refused = deliveryActor.on('wishes.refused', ({ stop }) => done(err(stop)));
    tellDay(deliveryActor);
    deliveryActor.send({ type: 'form.validate' });
  });
}

/** What is wished now, ready or not. */
export function currentWishes(): CheckoutWishes {
  return wishesOf(deliveryActor.getSnapshot().context);
}

function startDelivery(): DeliveryActor {
  const storage = () => window.sessionStorage;
  const { cartId } = cartActor.getSnapshot().context;
  const actor = makeDeliveryActor(
    { readInvalidDateProducts, findAddress },
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
