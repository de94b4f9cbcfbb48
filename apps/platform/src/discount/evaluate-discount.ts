import { type Discount, type DiscountRefusal, inactivityOf } from './discount.ts';

/** A line as discount input; `subtotal` is price times quantity in yen. */
export interface DiscountableLine {
  readonly lineId: string;
  readonly subtotal: number;
  readonly excluded: boolean;
}

/** Discount of a code on the goods in total and per line, in line order. */
export interface DiscountGrant {
  readonly amount: number;
  readonly shares: readonly number[];
}

/** Calculates the discount of one code for these lines at this time, or why there is none. */
export function evaluateDiscount(
  discount: Discount,
  lines: readonly DiscountableLine[],
  usedByCustomer: boolean,
  now: Date,
): DiscountGrant | DiscountRefusal {
  const refusal = refusalOf(discount, lines, usedByCustomer, now);
  if (refusal !== null) {
    return refusal;
  }
  if (discount.kind === 'freeShipping') {
    return { amount: 0, shares: lines.map(() => 0) };
  }
  const entitled = lines.map((line) => (discount.excludesProducts && line.excluded ? 0 : line.subtotal));
  const entitledSubtotal = sum(entitled);
  const amount =
    discount.kind === 'percentage'
      ? Math.floor((entitledSubtotal * discount.value) / 100)
      : Math.min(discount.value, entitledSubtotal);
  return amount === 0 ? 'nothingEntitled' : { amount, shares: shareOut(amount, entitled) };
}

function refusalOf(
  discount: Discount,
  lines: readonly DiscountableLine[],
  usedByCustomer: boolean,
  now: Date,
): DiscountRefusal | null {
  if (discount.alwaysAlreadyApplied) {
    return 'alreadyApplied';
  }
  const inactivity = inactivityOf(discount, now);
  if (inactivity !== null) {
    return inactivity;
  }
  if (discount.usageLimit !== null && discount.usageCount >= discount.usageLimit) {
    return 'limitReached';
  }
  if (discount.usedByEveryone || (discount.oncePerCustomer && usedByCustomer)) {
    return 'alreadyUsed';
  }
  return sum(lines.map((line) => line.subtotal)) < discount.minimumSubtotal ? 'belowMinimum' : null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Divides a whole yen amount in proportion to weights, with an exact sum. Each share is rounded down; the remaining yen go one each to the
 * largest remainders, earlier first.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0 || amount === 0) {
    return weights.map(() => 0);
  }
  const parts = weights.map((weight, index) => {
    const exact = amount * weight;
    return { index, share: Math.floor(exact / whole), remainder: exact % whole };
  });
  const left = amount - parts.reduce((sum, part) => sum + part.share, 0);
  const luckiest = [...parts].sort((a, b) => b.remainder - a.remainder || a.index - b.index).slice(0, left);
  const lucky = new Set(luckiest.map((part) => part.index));
  return parts.map((part) => part.share + (lucky.has(part.index) ? 1 : 0));
}
