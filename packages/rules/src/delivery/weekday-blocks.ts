import type { Weekday } from '../jst-date';
import type { WeekdayBlock } from './delivery-rules';

/** The line data that determines its delivery. */
export interface DeliveredLine {
  readonly sku: string;
  /** The product's number; null if its id has none. */
  readonly productId: number | null;
}

/**
 * The weekdays on which a cart cannot be delivered, ascending (DLV-03): the union of all blocks that apply. One line is enough, as
 * a cart has one date; another line never unblocks a day.
 */
export function blockedWeekdays(
  lines: readonly DeliveredLine[],
  blocks: readonly WeekdayBlock[],
): readonly Weekday[] {
  const blocking = blocks.filter(
    (one) => one.skus === 'all' || lines.some((line) => isConcernedBy(line, one)),
  );
  const weekdays = new Set(blocking.flatMap((block) => block.weekdays));
  return [...weekdays].toSorted((one, other) => one - other);
}

/** Whether a block applies to a line. */
export function isConcernedBy(
  { sku, productId }: DeliveredLine,
  { skus, skuPrefixes, productIds }: WeekdayBlock,
): boolean {
  return (
    skus === 'all' ||
    skus.includes(sku) ||
    skuPrefixes.some((prefix) => sku.startsWith(prefix)) ||
    (productId !== null && productIds.includes(productId))
  );
}
