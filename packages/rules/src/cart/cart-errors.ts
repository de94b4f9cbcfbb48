import type { Cart } from './cart';
import type { CartExpiry } from './known-cart';

/**
 * All cart failures in the shop's terms (PLAT-02). Each has a message for shoppers. packages/graphql maps the platform's own
 * codes to these (user-errors.ts).
 */
export const CART_FAILURE_CODES = [
  // The id is unknown, expired, lacks its key or belongs to a completed cart.
  'invalidCart',
  // The cart had expired and was recreated with its lines; the value of this write was not stored (TRUTH-02).
  'cartRestored',
  // Another tab has another cart, as after an order; the value of this write was not stored.
  'cartReplaced',
  // No usable answer: the connection failed, or a 5xx. Whether a write was carried out is unknown until the cart is read.
  'unreachable',
  // Certainly not carried out: no network, throttled, 429 or 503. A retry may succeed.
  'unavailable',
  // No answer within the timeout: it may still be carried out later.
  'timedOut',
  // Whether a write was carried out could not be determined: no statement about the cart, and no retry offered.
  'outcomeUnknown',
  // The platform's answer does not match its schema.
  'malformedAnswer',
  // The platform refused the request itself (our query, our token): a bug or a setting; a retry does not help.
  'refused',
  'outOfStock',
  'notEnoughStock',
  // The variant or the line no longer exists.
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
  /** For logs: the platform's message or the path of the malformed part. Never shown. */
  readonly detail: string;
  /** The cart as read after the failure (TRUTH-01). */
  readonly cart?: Cart;
  /** The outcome for an expired cart, if known (TRUTH-02). */
  readonly expiry?: CartExpiry;
}

/** Marker of a cart read that returned no cart (CART-04). */
export const INVALID_CHECKOUT_ID_ERROR = 'InvalidCheckoutIdError';

/** Marker of a discount code that could not be applied because the call failed (CART-06). */
export const INVALID_CART_ID_ERROR = 'InvalidCartIdError';

/** Whether the id must be forgotten. An outage is never a reason (CART-03, CART-04). */
export function isCartGone(code: CartFailureCode): boolean {
  return code === 'invalidCart';
}

/** Whether the same call may succeed shortly after, so that a retry is offered. */
export function isWorthRetrying(code: CartFailureCode): boolean {
  return code === 'unreachable' || code === 'malformedAnswer' || code === 'unavailable';
}

/** Whether the same call fails again: the reason has to go first. */
export function isFinal(code: CartFailureCode): boolean {
  return !isUncertain(code) && !isWorthRetrying(code);
}

/** Whether a write with this failure may have been carried out (TRUTH-01). */
export function isUncertain(code: CartFailureCode): boolean {
  return (
    code === 'unreachable' || code === 'malformedAnswer' || code === 'timedOut' || code === 'outcomeUnknown'
  );
}
