import type { CartLine } from './cart.ts';

/** Lines with quantities within the stock, and the reduced ones (including those at 0). */
export interface ClampedLines {
  readonly lines: readonly CartLine[];
  readonly notEnough: readonly CartLine[];
  readonly outOfStock: readonly CartLine[];
}

/**
 * Limits quantities to the stock. Lines of the same variant (with different attributes) share its stock, earlier lines first. A line
 * without stock stays with quantity 0, so the shopper sees it and removes it.
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
