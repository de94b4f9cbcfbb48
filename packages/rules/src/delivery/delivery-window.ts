import { addDays, type JstDate, jstDate } from '../jst-date';

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

/** From today+10 to today+24 days (DLV-01). */
export const DELIVERY_WINDOW = { earliestDays: 10, latestDays: 24 } as const;

/** The blocked ranges (DLV-02). Data: a shop adds a row for its next holidays. */
export const BLOCKED_RANGES: readonly BlockedRange[] = [
  { skus: 'all', from: jstDate(2025, 8, 12), to: jstDate(2025, 8, 20) },
  {
    skus: ['toytp700701_set', 'toytp700702_set', 'toytp700703_set', 'toytp700704_set', 'toytp700705_set'],
    from: jstDate(2023, 12, 1),
    to: jstDate(2023, 12, 15),
  },
];

/** The days that can be asked for as far as today decides (DLV-01). */
export function deliveryWindow(today: JstDate): DateRange {
  return {
    from: addDays(today, DELIVERY_WINDOW.earliestDays),
    to: addDays(today, DELIVERY_WINDOW.latestDays),
  };
}

export function isInRange(date: JstDate, range: DateRange): boolean {
  return range.from <= date && date <= range.to;
}

/** Whether a blocked range takes the day from a cart with these SKUs (DLV-02). */
export function isInBlockedRange(
  date: JstDate,
  skus: readonly string[],
  ranges: readonly BlockedRange[] = BLOCKED_RANGES,
): boolean {
  return ranges.some(
    (range) =>
      isInRange(date, range) && (range.skus === 'all' || skus.some((sku) => range.skus.includes(sku))),
  );
}
