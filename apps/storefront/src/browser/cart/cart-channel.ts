import type { Cart } from '@shop/rules/cart/cart';
import { cartIdCookie } from '../../cookies/cart-id';

type Listener = (cartId: Cart['globalId'] | null) => void;

/** Tells the shop's other tabs that the cart changed (CART-10). */
export interface CartChannel {
  announce(cart: Cart | null): void;
}

/** @param listener called with the id of the cart that another tab holds now, null for none */
export function openCartChannel(listener: Listener): CartChannel {
  // Missing in a few embedded browsers; there a tab sees the change when it is looked at.
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined };
  const channel = new BroadcastChannel('shop:cart');
  // What is known everywhere already: a tab that reads the cart because it was told must not tell it again.
  let known: string | undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || data === known) return;
    known = data;
    listener(cartIdCookie.parse(data.split(' ')[0] ?? ''));
  });
  return {
    announce: (cart) => {
      const announcement =
        cart === null ? '' : [cart.globalId, ...cart.lines.map(lineDigest), restDigest(cart)].join(' ');
      if (announcement === known) return;
      known = announcement;
      channel.postMessage(announcement);
    },
  };
}

function lineDigest({ globalId, quantity }: Cart['lines'][number]): string {
  return `${globalId}=${quantity}`;
}

/** What was sent of the delivery, where it goes and the codes are news too: another tab shows them (ATTR-01, SHIP-02, CART-06). */
function restDigest({ attributes, note, discountCodes, deliveryAddress }: Cart): string {
  return JSON.stringify([
    attributes.map(({ key, value }) => [key, value]),
    note,
    discountCodes.map(({ code, applicable }) => [code, applicable]),
    deliveryAddress === null ? null : [deliveryAddress.province, deliveryAddress.recipient],
  ]);
}
