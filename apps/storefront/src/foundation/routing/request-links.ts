import { prefixPattern } from '#foundation/i18n/locale.ts';
import { CART_LINK_ITEMS } from './cart-link';

// Next compares paths case-insensitively.
const LINKS = [`cart/${CART_LINK_ITEMS}`, 'cart/open/[\\w-]+', 'cart/checkout', 'discount/[^/]+'].map(
  (link) => new RegExp(`^(?:${prefixPattern()})?/${link}/?$`, 'i'),
);

/**
 * Whether opening a URL carries out a request: a cart's items, an agent's cart, the own cart's checkout, a discount code
 * (LINK-01, LINK-02, AGENT-03, GATE-01). Its answer depends on the visitor, and is never cached.
 */
export function carriesRequest(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  return LINKS.some((pattern) => pattern.test(path));
}
