import type { Cart } from '@shop/rules/cart/cart';
import type { CartExpiry } from '@shop/rules/cart/known-cart';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { CART_CHANNEL } from './cart-channel-name';

type Listener = (cartId: Cart['globalId'] | null, expiry: CartExpiry | null) => void;

const ENDINGS = ['ended', 'expired'] as const satisfies readonly CartExpiry[];

/** Tells the shop's other tabs that the cart changed (CART-10). */
export interface CartChannel {
  /** @param expiry what became of a cart that is gone */
  announce(cart: Cart | null, expiry?: CartExpiry | null): void;
}

/** @param listener called with the id of the cart that another tab holds now, null for none, and what it found out of a former one */
export function openCartChannel(listener: Listener): CartChannel {
  // Missing in a few embedded browsers; there a tab sees the change when it is looked at.
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined };
  const channel = new BroadcastChannel(CART_CHANNEL);
  // What is known everywhere already: a tab that reads the cart because it was told must not tell it again.
  let known: string | undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || data === known) return;
    known = data;
    const [id = '', ending] = data.split(' ');
    listener(cartIdCookie.parse(id), (id === '' && ENDINGS.find((one) => one === ending)) || null);
  });
  return {
    announce: (cart, expiry = null) => {
      const announcement =
        cart === null
          ? ` ${expiry ?? ''}`.trimEnd()
          : [cart.globalId, ...cart.lines.map(lineDigest), restDigest(cart)].join(' ');
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
