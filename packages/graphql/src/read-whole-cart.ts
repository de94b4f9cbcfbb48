import type { CartFailure } from '@shop/rules/cart/cart-errors';
import { err, ok, type Result } from '@shop/rules/result';
import type {
  CartDetailFragment,
  CartLinePageQuery,
  CartLinePageQueryVariables,
} from './__generated__/cart/graphql';
import type { OperationFailure, OperationResult } from './operation-result';

/** More pages of 250 lines than a cart of the platform has. */
const MAX_PAGES = 4;

/** Asks for a page of a cart's lines. */
export type AskForLines = (
  variables: CartLinePageQueryVariables,
) => Promise<OperationResult<CartLinePageQuery>>;

/**
 * A cart of the platform with all of its lines, also those beyond the first page (CART-10): part of them would look like all.
 * @param failureOf the failure of a read
 */
export async function readWholeCart(
  cart: CartDetailFragment,
  ask: AskForLines,
  failureOf: (error: OperationFailure) => CartFailure,
): Promise<Result<CartDetailFragment, CartFailure>> {
  const nodes = [...cart.lines.nodes];
  let { pageInfo } = cart.lines;
  for (let page = 0; pageInfo.hasNextPage; page += 1) {
    if (page === MAX_PAGES) return err({ code: 'malformedAnswer', detail: "the cart's lines do not end" });
    const read = await ask({ cartId: cart.id, after: pageInfo.endCursor });
    if (!read.ok) return err(failureOf(read.error));
    if (read.value.cart === null) return err({ code: 'invalidCart', detail: 'the cart ended meanwhile' });
    nodes.push(...read.value.cart.lines.nodes);
    ({ pageInfo } = read.value.cart.lines);
  }
  return ok({ ...cart, lines: { nodes, pageInfo } });
}
