import { CartLinePageDocument } from '@shop/graphql/documents';
import { type CartLinePage, toCartLinePage } from '@shop/graphql/to-rules/to-cart-line-page';
import type { Cart } from '@shop/rules/cart/cart';
import type { CartLinkItem } from '@shop/rules/cart/cart-link';
import { unreadPieces } from '@shop/rules/cart/known-cart';
import { decodeGlobalId } from '@shop/rules/global-id';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/**
 * All items of a cart, also those beyond the lines that are read with it (CART-10), each variant once. A cart that ends meanwhile
 * leaves those already read.
 * @throws PlatformUnreachableError
 */
export async function readCartItems(cart: Cart): Promise<readonly CartLinkItem[]> {
  const items: CartLinkItem[] = [];
  const cartId = decodeGlobalId(cart.globalId);
  let after: string | null = null;
  if (cartId.ok && unreadPieces(cart) > 0) {
    do {
      const page: CartLinePage | null = await queryPlatform(
        CartLinePageDocument,
        { cartId: cartId.value, after },
        toCartLinePage,
      );
      items.push(...(page?.items ?? []));
      after = page?.next ?? null;
    } while (after !== null);
  }
  return merged(items.length === 0 ? cart.lines : items);
}

/** Lines of one variant differ by attributes that a link does not carry. */
function merged(items: readonly CartLinkItem[]): readonly CartLinkItem[] {
  const pieces = new Map<number, number>();
  for (const { variantId, quantity } of items) {
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity);
  }
  return [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }));
}
