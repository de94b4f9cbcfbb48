import type { Weekday } from '../jst-date';

const SUNDAY = 0;
const MONDAY = 1;
const TUESDAY = 2;

/** SKUs that begin so block Sunday, Monday and Tuesday. */
const LONG_BLOCK_SKU_PREFIX = 'toytp5';

/** The product that blocks Sunday, Monday and Tuesday, whatever its SKUs. */
const LONG_BLOCK_PRODUCT_ID = 44795488731369;

/** SKUs that block Monday and Tuesday. */
const SHORT_BLOCK_SKUS: readonly string[] = [
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
];

/** What of a line decides its delivery. */
export interface DeliveredLine {
  readonly sku: string;
  /** The product's number; null when its id has none. */
  readonly productId: number | null;
}

/**
 * The weekdays on which a cart cannot be delivered, ascending (DLV-03). The first rule that holds decides: a SKU
 * starting with toytp5, or the one product, blocks Sunday to Tuesday; else a SKU of the list blocks Monday and Tuesday;
 * else none. One line is enough, as a cart has one date.
 */
export function blockedWeekdays(lines: readonly DeliveredLine[]): readonly Weekday[] {
  const isLong = lines.some(
    ({ sku, productId }) => sku.startsWith(LONG_BLOCK_SKU_PREFIX) || productId === LONG_BLOCK_PRODUCT_ID,
  );
  if (isLong) {
    return [SUNDAY, MONDAY, TUESDAY];
  }
  return lines.some(({ sku }) => SHORT_BLOCK_SKUS.includes(sku)) ? [MONDAY, TUESDAY] : [];
}
