import type { Cart } from '@shop/rules/cart/cart';
import type { CartExpiry } from '@shop/rules/cart/known-cart';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { CART_CHANNEL } from './cart-channel-name';

type Listener = (cartId: Cart['globalId'] | null, expiry: CartExpiry | null) => void;

const ENDINGS = ['ended', 'expired'] as const satisfies readonly CartExpiry[];

/** Announces cart changes to the shop's other tabs (CART-10). */
export interface CartChannel {
  /** @param expiry the outcome for an expired cart */
  announce(cart: Cart | null, expiry?: CartExpiry | null): void;
}

/** @param listener called with the id of another tab's current cart, null for none, and the outcome for an earlier one */
export function openCartChannel(listener: Listener): CartChannel {
  // Missing in a few embedded browsers; there a tab sees the change on focus.
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined };
  const channel = new BroadcastChannel(CART_CHANNEL);
  // The last known state: a tab that reads the cart after an announcement must not announce it again.
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

/** Sent delivery choices, destination and codes are changes too: another tab shows them (ATTR-01, SHIP-02, CART-06). */
function restDigest({ attributes, note, discountCodes, deliveryAddress }: Cart): string {
  return JSON.stringify([
    attributes.map(({ key, value }) => [key, value]),
    note,
    discountCodes.map(({ code, applicable }) => [code, applicable]),
    deliveryAddress === null ? null : [deliveryAddress.province, deliveryAddress.recipient],
  ]);
}
