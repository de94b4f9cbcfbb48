/** PROD-06: ◯ / △ / 残りわずか / 再入荷待ち. */
export type StockLabelKind = 'ample' | 'moderate' | 'few' | 'awaitingRestock';

const AMPLE_FROM = 10;
const MODERATE_FROM = 6;
const REMAINING_SHOWN_UP_TO = 10;

/** Stock label by quantity (PROD-06): 10 or more, 6 to 9, 1 to 5, 0 or less. */
export function stockLabelKind(quantity: number): StockLabelKind {
  if (quantity >= AMPLE_FROM) {
    return 'ample';
  }
  if (quantity >= MODERATE_FROM) {
    return 'moderate';
  }
  return quantity >= 1 ? 'few' : 'awaitingRestock';
}

/** The N of 'remaining N', a separate label: for a stock of 1 to 10 (PROD-06), else null. */
export function remainingCount(quantity: number): number | null {
  return quantity >= 1 && quantity <= REMAINING_SHOWN_UP_TO ? quantity : null;
}

/** A quantity of 0 or less is sold out (PROD-07). */
export function isSoldOut(quantity: number): boolean {
  return quantity <= 0;
}
