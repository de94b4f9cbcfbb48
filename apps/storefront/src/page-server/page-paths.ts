import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { MAIN_LOCALE } from '@shop/rules/language';
import { prefixPattern } from '#foundation/i18n/locale.ts';
import { CART_LINK_ITEMS } from '#foundation/routing/cart-link.ts';
import { pageAddress } from '#foundation/routing/page-address.ts';
import { rewritesToPages } from '#foundation/routing/rewrites.ts';

/** First segments of the pages' paths, without a language; '' of the home page's. */
const FIRST_SEGMENTS: ReadonlySet<string> = new Set([
  '',
  ...CATEGORY_ADDRESSES.handles,
  ...rewritesToPages()
    .filter(({ destination }) => destination.startsWith(`${pageAddress.home(MAIN_LOCALE)}/`))
    .map(({ source }) => source.split('/')[1] ?? ''),
]);

/** Whether a path without a language is of a kind that has pages: `/products/x` whatever x is, and not `/x`. */
export function isPagePath(path: string): boolean {
  return FIRST_SEGMENTS.has(path.split('/')[1] ?? '');
}

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
