import type { Cart } from '@shop/rules/cart/cart';
import { preferencesOfCart } from '@shop/rules/cart/delivery-preferences';
import { numericId } from '@shop/rules/global-id';
import type { CartContext } from '../cart/cart-context';
import type { CartActor } from '../cart/make-cart-actor';
import type { DeliveryLine } from './delivery-context';
import type { DeliveryActor } from './make-delivery-actor';

/**
 * Joins the delivery form of a page to its cart: the form is told which lines there are and what the cart holds of preferences,
 * whichever tab sent them, each time the cart is read; when the cart became an order, or is gone, nothing is chosen any
 * more.
 */
export function joinCartAndDelivery(cart: CartActor, delivery: DeliveryActor): void {
  let announced: Cart | null = null;
  const announce = (now: Cart | null, wasRebuilt: boolean) => {
    if (now === announced) return;
    const isAnother =
      announced !== null && now !== null && now.globalId !== announced.globalId && !wasRebuilt;
    announced = now ?? announced;
    delivery.send({ type: 'lines.change', lines: (now?.lines ?? []).map(deliveryLine) });
    if (now !== null)
      delivery.send({ type: 'preferences.load', preferences: preferencesOfCart(now), isAnother });
  };
  cart.on('cart.forgotten', () => delivery.send({ type: 'form.reset' }));
  cart.subscribe(({ context }) => announce(context.cart, isRebuilt(context)));
  const { context } = cart.getSnapshot();
  announce(context.cart, isRebuilt(context));
}

/** It took the place of one that expired; after an order it is another one. */
function isRebuilt({ expiry }: CartContext): boolean {
  return expiry !== null && expiry !== 'ended';
}

function deliveryLine({ sku, handle, globalProductId }: Cart['lines'][number]): DeliveryLine {
  return { sku, handle, productId: numericId(globalProductId) };
}
