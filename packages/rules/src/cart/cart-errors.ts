import type { Cart } from './cart';
import type { CartExpiry } from './known-cart';

/**
 * Everything that can go wrong with a cart, in our words (PLAT-02). Each has a message for shoppers; the platform's
 * own codes are turned into these in packages/graphql (user-errors.ts).
 */
export const CART_FAILURE_CODES = [
  // The id is unknown, expired, lacks its key or belongs to a completed cart (invalid cart id).
  'invalidCart',
  // The cart had expired and was made anew with its lines; what was to be kept with it was not (TRUTH-02).
  'cartRestored',
  // No usable answer: the connection was lost, or a 5xx. Of a write it says nothing for certain until the cart was read.
  'unreachable',
  // It was surely not carried out: no network, throttled, 429 or 503. Trying again may help.
  'unavailable',
  // No answer in time: it may still be carried out later.
  'timedOut',
  // Whether a write was carried out could not be found out: nothing must be said of the cart, and no retry offered.
  'outcomeUnknown',
  // The platform answered, but not in the shape its schema promises.
  'malformedAnswer',
  // It refused the request itself (our query, our token): a bug or a setting, trying again does not help.
  'refused',
  'outOfStock',
  'notEnoughStock',
  // The variant is gone, or the line is.
  'merchandiseInvalid',
  'quantityTooSmall',
  'quantityTooLarge',
  'quantityIncrement',
  'tooManyLines',
  'noteInvalid',
  'attributesInvalid',
  'addressInvalid',
  'addressIncomplete',
  'destinationUnsupported',
  'deliveryInvalid',
  'paymentInvalid',
  'emptyCart',
  'discountMissing',
  'discountAlreadyUsed',
  'discountAlreadyApplied',
  'rejected',
] as const;

export type CartFailureCode = (typeof CART_FAILURE_CODES)[number];

/** A failed cart call. */
export interface CartFailure {
  readonly code: CartFailureCode;
  /** For logs: the platform's words or the path of what was malformed. Never shown. */
  readonly detail: string;
  /** The cart as it was read after the failure (TRUTH-01). */
  readonly cart?: Cart;
  /** What became of a cart that is gone, where that is known (TRUTH-02). */
  readonly expiry?: CartExpiry;
}

/** Marker of a cart read that gave no cart (CART-04). */
export const INVALID_CHECKOUT_ID_ERROR = 'InvalidCheckoutIdError';

/** Marker of a discount code that could not be applied because the call failed (CART-06). */
export const INVALID_CART_ID_ERROR = 'InvalidCartIdError';

/** Whether the id must be forgotten. An outage never is a reason (CART-03, CART-04). */
export function isCartGone(code: CartFailureCode): boolean {
  return code === 'invalidCart';
}

/** Whether the same call may succeed a moment later, so that a retry is offered. */
export function isWorthRetrying(code: CartFailureCode): boolean {
  return code === 'unreachable' || code === 'malformedAnswer' || code === 'unavailable';
}

/** Whether a write that failed so may have been carried out all the same (TRUTH-01). */
export function isUncertain(code: CartFailureCode): boolean {
  return (
    code === 'unreachable' || code === 'malformedAnswer' || code === 'timedOut' || code === 'outcomeUnknown'
  );
}
