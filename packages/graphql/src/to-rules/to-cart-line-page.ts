import type { CartLine } from '@shop/rules/cart/cart';
import type { Result } from '@shop/rules/result';
import type { CartLinePageQuery } from '../__generated__/documents/graphql';
import {
  catalogueNumber,
  flag,
  globalId,
  integer,
  list,
  type MalformedAnswer,
  optional,
  readAnswer,
  text,
} from './answer';

/** What is read of lines beyond those of the cart itself (CART-10). */
export type CartPageLine = Pick<CartLine, 'globalId' | 'merchandiseGlobalId' | 'variantId' | 'quantity'>;

/** A page of a cart's lines. */
export interface CartLinePage {
  readonly lines: readonly CartPageLine[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

/** The answer of CartLinePage; null for a cart that does not exist any more. */
export function toCartLinePage(wire: CartLinePageQuery): Result<CartLinePage | null, MalformedAnswer> {
  return readAnswer('answer', wire, (answer) =>
    optional(answer.at('cart'), (cart) => {
      const lines = cart.at('lines');
      const page = lines.at('pageInfo');
      return {
        lines: list(lines.at('nodes'), (line) => ({
          globalId: globalId(line.at('id')),
          merchandiseGlobalId: globalId(line.at('merchandise').at('id')),
          variantId: catalogueNumber(line.at('merchandise').at('id')),
          quantity: integer(line.at('quantity')),
        })),
        next: flag(page.at('hasNextPage')) ? optional(page.at('endCursor'), text) : null,
      };
    }),
  );
}
