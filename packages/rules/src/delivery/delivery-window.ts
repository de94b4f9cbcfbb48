import { addDays, type JstDate } from '../jst-date';
import type { BlockedRange, DateRange, WindowRule } from './delivery-rules';

/** The days available as far as today determines them (DLV-01). */
export function deliveryWindow(today: JstDate, { earliestDays, latestDays }: WindowRule): DateRange {
  return { from: addDays(today, earliestDays), to: addDays(today, latestDays) };
}

export function isInRange(date: JstDate, range: DateRange): boolean {
  return range.from <= date && date <= range.to;
}

/** Whether a blocked range makes the day unavailable for a cart with these SKUs (DLV-02). */
export function isInBlockedRange(
  date: JstDate,
  skus: readonly string[],
  ranges: readonly BlockedRange[],
): boolean {
  return ranges.some(
    (range) =>
      isInRange(date, range) && (range.skus === 'all' || skus.some((sku) => range.skus.includes(sku))),
  );
}
