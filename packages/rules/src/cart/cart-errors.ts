/**
 * Everything that can go wrong with a cart, in our words (§8, PLAT-02). Each has a message for shoppers; the platform's
 * own codes are turned into these in packages/graphql (user-errors.ts).
 */
export const CART_FAILURE_CODES = [
  // The id is unknown, expired, lacks its key or belongs to a completed cart (§4: invalid cart id).
  'invalidCart',
  // No usable answer: network, time-out, 5xx, throttled. The cart may be as it was; trying again may help.
  'unreachable',
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
}

/** Marker of a cart read that gave no cart (§4, CART-04). */
export const INVALID_CHECKOUT_ID_ERROR = 'InvalidCheckoutIdError';

/** Marker of a discount code that could not be applied because the call failed (§4, §8, CART-06). */
export const INVALID_CART_ID_ERROR = 'InvalidCartIdError';

/** Whether the id must be forgotten. An outage never is a reason (CART-03, CART-04). */
export function isCartGone(code: CartFailureCode): boolean {
  return code === 'invalidCart';
}

/** Whether the same call may succeed a moment later, so that a retry is offered. */
export function isWorthRetrying(code: CartFailureCode): boolean {
  return code === 'unreachable' || code === 'malformedAnswer';
}
