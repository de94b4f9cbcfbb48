import type { CartLine } from './cart.ts';

/** Lines whose quantities the stock allows, and which of them were cut down (or stay at nothing). */
export interface ClampedLines {
  readonly lines: readonly CartLine[];
  readonly notEnough: readonly CartLine[];
  readonly outOfStock: readonly CartLine[];
}

/**
 * Cuts quantities down to the stock. Lines of the same variant (with different attributes) share its stock, the earlier
 * line first. A line that gets nothing stays with quantity 0: the shopper is told, and takes it out.
 */
export function clampToStock(lines: readonly CartLine[]): ClampedLines {
  const left = new Map<number, number>();
  const notEnough: CartLine[] = [];
  const outOfStock: CartLine[] = [];
  const clamped = lines.map((line) => {
    const remaining = left.get(line.variantId) ?? line.available;
    const quantity = Math.min(line.quantity, remaining);
    left.set(line.variantId, remaining - quantity);
    const result = quantity === line.quantity ? line : { ...line, quantity };
    if (quantity === 0 && (quantity < line.quantity || line.available === 0)) {
      outOfStock.push(result);
    } else if (quantity < line.quantity) {
      notEnough.push(result);
    }
    return result;
  });
  return { lines: clamped, notEnough, outOfStock };
}
