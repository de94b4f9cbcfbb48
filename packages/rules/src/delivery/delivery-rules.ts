import { type JstDate, jstDate, type Weekday } from '../jst-date';
import type { DeliveryTime } from './delivery-times';
import { BUILT_IN_FEES, type FeeTable } from './shipping-fee';

/** The first and the last day, both included. */
export interface DateRange {
  readonly from: JstDate;
  readonly to: JstDate;
}

/** Days on which nothing is delivered, or not of some SKUs (DLV-02). */
export interface BlockedRange extends DateRange {
  /** Whom it concerns: every cart, or those with one of these SKUs. */
  readonly skus: 'all' | readonly string[];
}

/** Weekdays on which nothing is delivered, or not of some goods (DLV-03). */
export interface WeekdayBlock {
  /** Ascending. */
  readonly weekdays: readonly Weekday[];
  /** Whom it concerns: every cart, or those with one of these SKUs, or with goods of the two other fields. */
  readonly skus: 'all' | readonly string[];
  /** SKUs that begin so. */
  readonly skuPrefixes: readonly string[];
  /** Products by their numbers, whatever their SKUs. */
  readonly productIds: readonly number[];
}

/** From the first to the last day that can be chosen, in days from today (DLV-01). */
export interface WindowRule {
  readonly earliestDays: number;
  readonly latestDays: number;
}

/** When parcels leave, where that is on some weekdays only (DLV-10). */
export interface DispatchRule {
  /** Ascending. */
  readonly weekdays: readonly Weekday[];
  /** Days from the order to the first on which it can leave. */
  readonly leadDays: number;
  /** Days on the way. */
  readonly transitDays: number;
}

/** How a store delivers, on which days and for what: data of the store (delivery-rules-schema.ts), the same for shop, agents and checkout. */
export interface DeliveryRules {
  readonly window: WindowRule;
  readonly blockedRanges: readonly BlockedRange[];
  /** All that concern a cart hold: one line is enough, as a cart has one date. */
  readonly weekdayBlocks: readonly WeekdayBlock[];
  /** @default parcels leave on any day */
  readonly dispatch?: DispatchRule;
  /** What a parcel costs. @default nothing is said of it: the checkout says it (SHIP-05) */
  readonly fees?: FeeTable;
  /** Carts can be sent as e-gifts, whose recipients name address and day (DLV-06). @default not offered */
  readonly eGift?: boolean;
  /** Times of day that can be asked for. @default all (DLV-05) */
  readonly times?: readonly Exclude<DeliveryTime, 'none'>[];
}

const SUNDAY = 0;
const MONDAY = 1;
const TUESDAY = 2;

/** Those of a store that gives none (DLV-01 to DLV-03). */
export const BUILT_IN_DELIVERY_RULES: DeliveryRules = {
  window: { earliestDays: 10, latestDays: 24 },
  blockedRanges: [
    { from: jstDate(2025, 8, 12), to: jstDate(2025, 8, 20), skus: 'all' },
    {
      from: jstDate(2023, 12, 1),
      to: jstDate(2023, 12, 15),
      skus: ['toytp700701_set', 'toytp700702_set', 'toytp700703_set', 'toytp700704_set', 'toytp700705_set'],
    },
  ],
  weekdayBlocks: [
    {
      weekdays: [SUNDAY, MONDAY, TUESDAY],
      skus: [],
      skuPrefixes: ['toytp5'],
      productIds: [44795488731369],
    },
    {
      weekdays: [MONDAY, TUESDAY],
      skus: [
        'toytp2001_set',
        'toytp2002_set',
        'toytp2003_set',
        'toytp400101_set',
        'toytp400102_set',
        'toytp400201_set',
        'toytp400202_set',
        'toytp400203_set',
        'toytp400204_set',
        'toytp700601_set',
        'toytp700602_set',
        'toytp700603_set',
      ],
      skuPrefixes: [],
      productIds: [],
    },
  ],
  fees: BUILT_IN_FEES,
  eGift: true,
};

/** Those of a store without a brand that gives none itself: of nothing but days in between, since nobody knows its fees. */
export const NEUTRAL_DELIVERY_RULES: DeliveryRules = {
  window: BUILT_IN_DELIVERY_RULES.window,
  blockedRanges: [],
  weekdayBlocks: [],
};

/** A window as words say it: from the first day to the last, counted from today. */
export function windowValues({ earliestDays, latestDays }: WindowRule): { from: number; to: number } {
  return { from: earliestDays, to: latestDays };
}
