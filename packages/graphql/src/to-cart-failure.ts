import type { CartFailure } from '@shop/rules/cart/cart-errors';
import type { OperationFailure } from './operation-result';

const NO_SUCH_ID = /invalid global id|invalid id/i;

const CODE_OF = { none: 'unavailable', unknown: 'unreachable', pending: 'timedOut' } as const;

/** A call that did not come through, in the cart's words. An outage is never mistaken for a lost cart (CART-04). */
export function toCartFailure({ layer, isRetryable, detail, execution }: OperationFailure): CartFailure {
  if (layer === 'graphql' && NO_SUCH_ID.test(detail)) {
    return { code: 'invalidCart', detail };
  }
  if (layer === 'validation') {
    return { code: 'malformedAnswer', detail };
  }
  if (!isRetryable) {
    return { code: 'refused', detail };
  }
  return { code: CODE_OF[execution], detail };
}
