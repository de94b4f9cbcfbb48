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

/** What goes along to the checkout beside the preferences, read from the cookies at that moment. */
export interface CheckoutVisit {
  readonly cookies: Partial<Record<AttributeCookie, string>>;
  /** The coupon that waits in its cookie; null for none. */
  readonly discountCode: string | null;
  /** The prefecture that is shown: where the parcel goes without a gift. @default the cart's */
  readonly province?: ProvinceCode;
  /** What a parcel costs; null where the shop does not say it. @default the built-in fees */
  readonly fees?: FeeTable | null;
}

/** The settled cart, or why it cannot go to the checkout. `tooSlow`: its edits were not answered in time. */
export type CheckoutCart =
  | { readonly ok: true; readonly cart: Cart; readonly visit: CheckoutVisit }
  | { readonly ok: false; readonly code: CartFailureCode | 'tooSlow' };

/** What became of a call. `discountNotApplicable`: the code is on the cart, and takes nothing off. */
export type CheckoutStep =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: CartFailureCode | 'discountNotApplicable' };

/** Why it does not go on (GATE-01). Each has its words; nothing is lost by any of them. */
export type CheckoutStop =
  /** `field`: the first missing one (GIFT-01). */
  | { readonly kind: 'giftIncomplete'; readonly field: GiftField }
  | { readonly kind: 'cart'; readonly code: CartFailureCode | 'tooSlow' }
  /** The attributes or the note were not taken; or the coupon was not. */
  | { readonly kind: 'preferences' | 'discount'; readonly code: CartFailureCode | 'discountNotApplicable' }
  /** They were taken, but are not there when they are read back (GATE-02). */
  | { readonly kind: 'notKept' }
  /** The cart that was read back is not what was seen at the press; the next press goes on with what is shown now (GATE-02). */
  | { readonly kind: 'changed'; readonly changes: readonly ReceiptChange[] };

/** What has to be sent before the checkout opens; where the parcel goes is sent with the attributes. */
export type CheckoutDuty = 'attributes' | 'note' | 'discount';

export interface CheckoutGateContext {
  /** The last that were made known. */
  readonly preferences: DeliveryPreferences;
  /** The settled cart of this attempt; null before. */
  readonly cart: Cart | null;
  readonly visit: CheckoutVisit;
  /** Sent since the cart was read last. */
  readonly done: readonly CheckoutDuty[];
  /** The destination that was sent in this attempt, as it was chosen; null for none. */
  readonly triedDestination: ParcelDestination | null;
  /** The coupon that was tried in this attempt; null for none. */
  readonly triedCode: string | null;
  /** How often the cart was read back without holding what was sent. */
  readonly failedReadings: number;
  /** A code that stopped it once: the next press goes on without it. */
  readonly refusedCode: string | null;
  /** What was seen at the press, with the shopper's own edits since; null before the first press. */
  readonly receipt: CheckoutReceipt | null;
  /** What was seen, and how it was not held, when that stopped it last: the same does not stop it again. */
  readonly told: string | null;
  readonly stop: CheckoutStop | null;
  /** It takes long enough to say so. */
  readonly isSlow: boolean;
}

export const CLOSED_GATE: CheckoutGateContext = {
  preferences: NO_PREFERENCES,
  cart: null,
  visit: { cookies: {}, discountCode: null },
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
