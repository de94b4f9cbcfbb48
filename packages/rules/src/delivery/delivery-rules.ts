import type { JstDate, Weekday } from '../jst-date';
import type { DeliveryTime } from './delivery-times';
import type { FeeTable } from './shipping-fee';

/** The first and the last day, inclusive. */
export interface DateRange {
  readonly from: JstDate;
  readonly to: JstDate;
}

/** Days without delivery, for all carts or some SKUs (DLV-02). */
export interface BlockedRange extends DateRange {
  /** Applies to every cart, or to those with one of these SKUs. */
  readonly skus: 'all' | readonly string[];
}

/** Weekdays without delivery, for all carts or some goods (DLV-03). */
export interface WeekdayBlock {
  /** Ascending. */
  readonly weekdays: readonly Weekday[];
  /** Applies to every cart, or to those with one of these SKUs, or with goods of the two other fields. */
  readonly skus: 'all' | readonly string[];
  /** SKUs with such a prefix. */
  readonly skuPrefixes: readonly string[];
  /** Product numbers, whatever their SKUs. */
  readonly productIds: readonly number[];
}

/** The first and last available day, in days from today (DLV-01). */
export interface WindowRule {
  readonly earliestDays: number;
  readonly latestDays: number;
}

/** Dispatch days, for shops that dispatch only on some weekdays (DLV-10). */
export interface DispatchRule {
  /** Ascending. */
  readonly weekdays: readonly Weekday[];
  /** Days from the order to its earliest dispatch. */
  readonly leadDays: number;
  /** Days in transit. */
  readonly transitDays: number;
}

/** A store's delivery rules: its own data (delivery-rules-schema.ts), the same for shop, agents and checkout. */
export interface DeliveryRules {
  readonly window: WindowRule;
  readonly blockedRanges: readonly BlockedRange[];
  /** All blocks that match a cart apply: one line is enough, as a cart has one date. */
  readonly weekdayBlocks: readonly WeekdayBlock[];
  /** @default dispatch on any day */
  readonly dispatch?: DispatchRule;
  /** The fees per parcel. @default not shown: the checkout shows them (SHIP-05) */
  readonly fees?: FeeTable;
  /** Carts can be sent as e-gifts, whose recipients choose address and day (DLV-06). @default not offered */
  readonly eGift?: boolean;
  /** Available times of day. @default all (DLV-05) */
  readonly times?: readonly Exclude<DeliveryTime, 'none'>[];
}

/** The rules of a store without a brand that defines none: only a window, since its fees are unknown. */
export const NEUTRAL_DELIVERY_RULES: DeliveryRules = {
  window: { earliestDays: 10, latestDays: 24 },
  blockedRanges: [],
  weekdayBlocks: [],
};

/** The message values of a window: its first and last day, counted from today. */
export function windowValues({ earliestDays, latestDays }: WindowRule): { from: number; to: number } {
  return { from: earliestDays, to: latestDays };
}
