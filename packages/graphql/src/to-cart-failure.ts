import type { CartFailure } from '@shop/rules/cart/cart-errors';
import type { OperationFailure } from './operation-result';

const NO_SUCH_ID = /invalid global id|invalid id/i;

/** A call that did not come through, in the cart's words. An outage is never mistaken for a lost cart (CART-04). */
export function toCartFailure({ layer, isRetryable, detail }: OperationFailure): CartFailure {
  if (layer === 'graphql' && NO_SUCH_ID.test(detail)) {
    return { code: 'invalidCart', detail };
  }
  if (layer === 'validation') {
    return { code: 'malformedAnswer', detail };
  }
  return { code: isRetryable ? 'unreachable' : 'refused', detail };
}
