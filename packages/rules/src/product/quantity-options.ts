/** §9. */
export const QUANTITY_OPTIONS_MAX = 100;

/** Quantity options run from 1 to available stock, capped at 100 (§5, PROD-05); none when sold out. */
export function quantityOptions(stock: number): number[] {
  const last = Math.min(Math.max(0, Math.floor(stock)), QUANTITY_OPTIONS_MAX);
  return Array.from({ length: last }, (_, index) => index + 1);
}
