/** PROD-05. */
export const QUANTITY_OPTIONS_MAX = 100;

/** Quantity options run from 1 to available stock, capped at 100 (PROD-05); none when sold out. */
export function quantityOptions(stock: number): number[] {
  return Array.from({ length: largestQuantity(stock) }, (_, index) => index + 1);
}

/** The last of the quantity options: what one add can ask for at most; 0 when sold out (PROD-05). */
export function largestQuantity(stock: number): number {
  return Math.min(Math.max(0, Math.floor(stock)), QUANTITY_OPTIONS_MAX);
}

/** The quantity option nearest to what is wanted; 1 when sold out, where nothing is asked for (PROD-05). */
export function nearestQuantity(requested: number, stock: number): number {
  return Math.max(1, Math.min(Math.floor(requested), largestQuantity(stock)));
}
