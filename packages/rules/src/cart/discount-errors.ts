import type { CartFailureCode } from './cart-errors';

/** The three discount codes; two of them are not in the schema's CartErrorCode (PLAT-02). */
export const DISCOUNT_ERROR_CODES = [
  'MISSING_DISCOUNT_CODE',
  'CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE',
  'DISCOUNT_ALREADY_APPLIED',
] as const;

export type DiscountErrorCode = (typeof DISCOUNT_ERROR_CODES)[number];

/** What each means in our words. */
export const FAILURE_OF_DISCOUNT_ERROR = {
  MISSING_DISCOUNT_CODE: 'discountMissing',
  CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE: 'discountAlreadyUsed',
  DISCOUNT_ALREADY_APPLIED: 'discountAlreadyApplied',
} as const satisfies Record<DiscountErrorCode, CartFailureCode>;

export function isDiscountErrorCode(code: string): code is DiscountErrorCode {
  return (DISCOUNT_ERROR_CODES as readonly string[]).includes(code);
}

/** Whether the cookie `discount_code` (path /) is deleted: for exactly these three (CART-06). */
export function shouldForgetDiscountCode(code: CartFailureCode): boolean {
  return DISCOUNT_ERROR_CODES.some((known) => FAILURE_OF_DISCOUNT_ERROR[known] === code);
}
