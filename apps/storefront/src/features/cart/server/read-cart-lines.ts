import { CartLinePageDocument } from '@shop/graphql/documents';
import {
  type CartLinePage,
  type CartPageLine,
  toCartLinePage,
} from '@shop/graphql/to-rules/to-cart-line-page';
import type { Cart } from '@shop/rules/cart/cart';
import { unreadPieces } from '@shop/rules/cart/known-cart';
import { decodeGlobalId } from '@shop/rules/global-id';
import { followCursors } from '#foundation/platform/follow-cursors.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/** More pages of 250 lines than a cart of the platform has. */
const MOST_PAGES = 20;

/**
 * All lines of a cart, also those beyond the ones that are read with it (CART-10); null for a cart that ends meanwhile: part of its lines
 * would look like all of them.
 * @throws PlatformUnreachableError
 */
export async function readCartLines(cart: Cart): Promise<readonly CartPageLine[] | null> {
  if (unreadPieces(cart) <= 0) return cart.lines;
  const cartId = decodeGlobalId(cart.globalId);
  if (!cartId.ok) return null;
  const follow = followCursors(MOST_PAGES);
  const lines: CartPageLine[] = [];
  let after: string | null = null;
  do {
    const page: CartLinePage | null = await queryPlatform(
      CartLinePageDocument,
      { cartId: cartId.value, after },
      toCartLinePage,
    );
    if (page === null) return null;
    lines.push(...page.lines);
    after = follow(page.next);
  } while (after !== null);
  return lines;
}
