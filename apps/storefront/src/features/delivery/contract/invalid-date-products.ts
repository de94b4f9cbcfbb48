import { CART_LINES_READ } from '@shop/rules/cart/cart';
import { isHandle } from '@shop/rules/is-handle';
// zod/mini: the cart page's code parses answers by this contract, too.
import * as z from 'zod/mini';

/** Maximum handles per request: a cart with more lines asks part by part. */
export const PRODUCT_HANDLES_MAX = CART_LINES_READ;

/** The query of GET /api/invalid-date-products (API-05): `productHandles` repeated. */
export const invalidDateProductsQuery = z.object({
  productHandles: z
    .array(z.string().check(z.refine(isHandle, 'must be a product handle')))
    .check(
      z.minLength(1, 'must be given at least once'),
      z.maxLength(PRODUCT_HANDLES_MAX, `must be given at most ${PRODUCT_HANDLES_MAX} times`),
    ),
});

/** The answer: handles of the products that allow no date. Non-empty means that no date can be chosen. */
export const invalidDateProductsAnswer = z.array(z.string());
