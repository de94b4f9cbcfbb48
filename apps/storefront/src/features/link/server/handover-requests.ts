import type { Cart } from '@shop/rules/cart/cart';
import { preferencesOfCart } from '@shop/rules/cart/delivery-preferences';
import { HANDOVER_REQUESTS, type HandoverRequest } from '#foundation/routing/cart-link.ts';

/** What a cart holds beside its items and codes: it goes along with the whole cart alone (AGENT-03). */
export function handoverRequests(cart: Cart): HandoverRequest[] {
  const { deliveryDate, deliveryTime, eGift, gift, note } = preferencesOfCart(cart);
  const has: Record<HandoverRequest, boolean> = {
    gift: gift !== null,
    prefecture: gift === null && cart.deliveryAddress !== null,
    date: deliveryDate !== null,
    time: deliveryTime !== 'none',
    eGift,
    note: note !== '',
  };
  return HANDOVER_REQUESTS.filter((request) => has[request]);
}
