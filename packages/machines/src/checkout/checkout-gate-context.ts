import type { Cart } from '@shop/rules/cart/cart';
import type { AttributeCookie } from '@shop/rules/cart/cart-attributes';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CheckoutReceipt, ReceiptChange } from '@shop/rules/cart/compare-receipts';
import {
  type DeliveryPreferences,
  NO_PREFERENCES,
  type ParcelDestination,
} from '@shop/rules/cart/delivery-preferences';
import type { GiftField } from '@shop/rules/delivery/gift-destination';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { FeeTable } from '@shop/rules/delivery/shipping-fee';

/** Data sent to the checkout besides the preferences, read from the cookies at the press. */
export interface CheckoutVisitorData {
  readonly cookies: Partial<Record<AttributeCookie, string>>;
  /** The pending coupon from its cookie; null for none. */
  readonly discountCode: string | null;
  /** The shown prefecture: the parcel's destination without a gift. @default the cart's */
  readonly province?: ProvinceCode;
  /** What a parcel costs; null where the shop does not say it. @default null */
  readonly fees?: FeeTable | null;
}

/** The settled cart, or why it cannot be checked out. `tooSlow`: its edits were not answered in time. */
export type CheckoutCart =
  | { readonly ok: true; readonly cart: Cart; readonly visitorData: CheckoutVisitorData }
  | { readonly ok: false; readonly code: CartFailureCode | 'tooSlow' };

/** The outcome of a call. `discountNotApplicable`: the code is on the cart without effect. */
export type CheckoutStepOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: CartFailureCode | 'discountNotApplicable' };

/** Why the gate stops (GATE-01). Each reason has its message; no data is lost. */
export type CheckoutStop =
  /** `field`: the first missing one (GIFT-01). */
  | { readonly kind: 'giftIncomplete'; readonly field: GiftField }
  | { readonly kind: 'cart'; readonly code: CartFailureCode | 'tooSlow' }
  /** The attributes or the note were refused; or the coupon was. */
  | { readonly kind: 'preferences' | 'discount'; readonly code: CartFailureCode | 'discountNotApplicable' }
  /** They were accepted, but are missing when the cart is read back (GATE-02). */
  | { readonly kind: 'notKept' }
  /**
   * The cart that was read back differs from what was shown at the press. The next press continues with what is shown now
   * (GATE-02).
   */
  | { readonly kind: 'changed'; readonly changes: readonly ReceiptChange[] };

/** Data to send before the checkout opens. The parcel's destination is sent with the attributes. */
export type CheckoutStepName = 'attributes' | 'note' | 'discount';

export interface CheckoutGateContext {
  /** The last reported preferences. */
  readonly preferences: DeliveryPreferences;
  /** The settled cart of this attempt; null before. */
  readonly cart: Cart | null;
  readonly visitorData: CheckoutVisitorData;
  /** Sent since the last read of the cart. */
  readonly done: readonly CheckoutStepName[];
  /** The destination sent in this attempt, as it was chosen; null for none. */
  readonly triedDestination: ParcelDestination | null;
  /** The coupon tried in this attempt; null for none. */
  readonly triedCode: string | null;
  /** How often the cart was read back without the data that was sent. */
  readonly failedReadings: number;
  /** A code that stopped the gate once: the next press continues without it. */
  readonly refusedCode: string | null;
  /** What was shown at the press, including the shopper's later edits; null before the first press. */
  readonly receipt: CheckoutReceipt | null;
  /** The shown receipt and its differences at the last stop: the same differences do not stop the gate again. */
  readonly told: string | null;
  readonly stop: CheckoutStop | null;
  /** The duration justifies a message. */
  readonly isSlow: boolean;
}

/** The gate before any press: no cart, and nothing chosen. */
export const CLOSED_GATE: CheckoutGateContext = {
  preferences: NO_PREFERENCES,
  cart: null,
  visitorData: { cookies: {}, discountCode: null },
  done: [],
  triedDestination: null,
  triedCode: null,
  failedReadings: 0,
  refusedCode: null,
  receipt: null,
  told: null,
  stop: null,
  isSlow: false,
};
