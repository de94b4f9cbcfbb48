import { prefixPattern } from '#foundation/i18n/locale.ts';
import { CART_LINK_ITEMS } from './cart-link';

const CART_LINK = new RegExp(`^(?:${prefixPattern()})?/cart/${CART_LINK_ITEMS}/?$`);
const HANDOVER = new RegExp(`^(?:${prefixPattern()})?/cart/open/[\\w-]+/?$`);
const CHECKOUT = new RegExp(`^(?:${prefixPattern()})?/cart/checkout/?$`);
const DISCOUNT_LINK = new RegExp(`^(?:${prefixPattern()})?/discount/[^/]+/?$`);

/**
 * Whether opening a URL carries out a request: a cart's items, an agent's cart, the own cart's checkout, a discount code
 * (LINK-01, LINK-02, AGENT-03, GATE-01). Its answer depends on the visitor, and is never cached.
 */
export function carriesRequest(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  return [CART_LINK, HANDOVER, CHECKOUT, DISCOUNT_LINK].some((pattern) => pattern.test(path));
}
