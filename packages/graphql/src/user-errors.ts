import type { LineWarning } from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import { FAILURE_OF_DISCOUNT_ERROR, isDiscountErrorCode } from '@shop/rules/cart/discount';
import type {
  CartErrorCode,
  CartUserErrorDetailFragment,
  CartWarningCode,
} from './__generated__/cart/graphql';

/** Maps every code of the schema's CartErrorCode to a cart failure (PLAT-02); a missing code does not compile. */
export const FAILURE_OF_CART_ERROR = {
  ADDRESS_FIELD_CONTAINS_EMOJIS: 'addressInvalid',
  ADDRESS_FIELD_CONTAINS_HTML_TAGS: 'addressInvalid',
  ADDRESS_FIELD_CONTAINS_URL: 'addressInvalid',
  ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN: 'addressInvalid',
  ADDRESS_FIELD_IS_REQUIRED: 'addressIncomplete',
  ADDRESS_FIELD_IS_TOO_LONG: 'addressInvalid',
  INVALID: 'rejected',
  INVALID_COMPANY_LOCATION: 'rejected',
  INVALID_DELIVERY_ADDRESS_ID: 'deliveryInvalid',
  INVALID_DELIVERY_GROUP: 'deliveryInvalid',
  INVALID_DELIVERY_OPTION: 'deliveryInvalid',
  INVALID_INCREMENT: 'quantityIncrement',
  INVALID_MERCHANDISE_LINE: 'merchandiseInvalid',
  INVALID_METAFIELDS: 'attributesInvalid',
  INVALID_PAYMENT: 'paymentInvalid',
  INVALID_PAYMENT_EMPTY_CART: 'emptyCart',
  INVALID_ZIP_CODE_FOR_COUNTRY: 'addressInvalid',
  INVALID_ZIP_CODE_FOR_PROVINCE: 'addressInvalid',
  LESS_THAN: 'quantityTooLarge',
  MAXIMUM_EXCEEDED: 'quantityTooLarge',
  MINIMUM_NOT_MET: 'quantityTooSmall',
  MISSING_CUSTOMER_ACCESS_TOKEN: 'rejected',
  MISSING_DISCOUNT_CODE: 'discountMissing',
  MISSING_NOTE: 'noteInvalid',
  NOTE_TOO_LONG: 'noteInvalid',
  ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED: 'deliveryInvalid',
  PAYMENT_METHOD_NOT_SUPPORTED: 'paymentInvalid',
  PROVINCE_NOT_FOUND: 'destinationUnsupported',
  TOO_MANY_DELIVERY_ADDRESSES: 'deliveryInvalid',
  UNSPECIFIED_ADDRESS_ERROR: 'addressInvalid',
  VALIDATION_CUSTOM: 'rejected',
  ZIP_CODE_NOT_SUPPORTED: 'destinationUnsupported',
} as const satisfies Record<CartErrorCode, CartFailureCode>;

/** The meaning of a warning about a line (CART-12); null for other warnings. */
export const LINE_WARNING_OF = {
  DUPLICATE_DELIVERY_ADDRESS: null,
  MERCHANDISE_NOT_ENOUGH_STOCK: 'notEnoughStock',
  MERCHANDISE_OUT_OF_STOCK: 'outOfStock',
  PAYMENTS_GIFT_CARDS_UNAVAILABLE: null,
} as const satisfies Record<CartWarningCode, LineWarning | null>;

type UserError = Pick<CartUserErrorDetailFragment, 'code' | 'field' | 'message'>;

const LEADING_WORD = /^([A-Z][A-Z_]+):/;
const CART_IS_GONE = /cart .*(?:does not|doesn't) exist|invalid cart|cart .*(?:expired|completed)/i;

/**
 * Maps a user error to a cart failure. Two of the three discount codes (PLAT-02) are not in the schema: they prefix the message
 * (`DISCOUNT_ALREADY_APPLIED: …`). The hosted provider reports an unknown cart by an `INVALID` on the field cartId.
 */
export function failureOfUserError({ code, field, message }: UserError): CartFailureCode {
  const word = LEADING_WORD.exec(message)?.[1] ?? '';
  if (isDiscountErrorCode(word)) {
    return FAILURE_OF_DISCOUNT_ERROR[word];
  }
  if ((code === null || code === 'INVALID') && (field?.at(-1) === 'cartId' || CART_IS_GONE.test(message))) {
    return 'invalidCart';
  }
  if (code === 'INVALID' && field?.at(-1) === 'merchandiseId') {
    return 'merchandiseInvalid';
  }
  // A live store may return codes newer than the pinned schema.
  return code === null ? 'rejected' : (FAILURE_OF_CART_ERROR[code] ?? 'rejected');
}
