import { discountKey } from '@shop/rules/cart/discount';
import { type Discount, type DiscountRefusal, targetTypeOf } from '../discount/discount.ts';
import { type DiscountableLine, evaluateDiscount } from '../discount/evaluate-discount.ts';

/** One line to price: prices in yen, tax included. */
export interface PriceableLine {
  readonly lineId: string;
  readonly price: number;
  readonly quantity: number;
  /** whether the product is excluded from some discounts */
  readonly excluded: boolean;
}

/** A typed code and its result. */
export interface PricedCode {
  readonly code: string;
  readonly refusal: DiscountRefusal | null;
  /** null for an unknown code */
  readonly discount: Discount | null;
}

/** The one discount applied to the goods. */
export interface AppliedDiscount {
  readonly discount: Discount;
  readonly amount: number;
}

/** A cart's amounts in yen, without shipping. `total` is the charge for the goods. */
export interface CartPrice {
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly applied: AppliedDiscount | null;
  /** The one discount applied to the delivery fee; the fee is known only with the destination. */
  readonly shipping: Discount | null;
  readonly codes: readonly PricedCode[];
  /** The part of `discount` taken off individual lines and reported with them; the rest is taken off the whole cart. */
  readonly lineDiscount: number;
  /** The applied discount's part per line id; the parts sum exactly to `discount`. */
  readonly shares: ReadonlyMap<string, number>;
}

/** Known discounts: the typed codes that exist, those used by this customer, and automatic ones. */
export interface DiscountBook {
  readonly discounts: ReadonlyMap<string, Discount>;
  readonly usedByCustomer: ReadonlySet<string>;
  readonly automatic: readonly Discount[];
}

/**
 * Prices a cart. One discount on the goods combines with one on shipping (ADR 166). Of the applicable ones on the goods the one with the
 * largest amount is used, of equals and on shipping the first typed. The other codes stay on the cart as not applicable. A discount that excludes products is taken off lines, any other off the whole cart.
 */
export function priceCart(
  lines: readonly PriceableLine[],
  codes: readonly string[],
  book: DiscountBook,
  now: Date,
): CartPrice {
  const discountable: DiscountableLine[] = lines.map((line) => ({
    lineId: line.lineId,
    subtotal: line.price * line.quantity,
    excluded: line.excluded,
  }));
  const subtotal = discountable.reduce((sum, line) => sum + line.subtotal, 0);
  const evaluated = codes.map((code) => {
    const discount = book.discounts.get(discountKey(code));
    return {
      code,
      discount,
      verdict:
        discount === undefined
          ? ('missing' as const)
          : evaluateDiscount(discount, discountable, book.usedByCustomer.has(discount.codeKey), now),
    };
  });
  const automatic = book.automatic.map((discount) => ({
    code: discount.code,
    discount,
    verdict: evaluateDiscount(discount, discountable, false, now),
  }));
  const candidates = [...evaluated, ...automatic];
  const shipping = candidates.find(
    ({ discount, verdict }) => typeof verdict !== 'string' && isOnShipping(discount),
  );
  const best = candidates.reduce<(typeof evaluated)[number] | null>(
    (found, candidate) =>
      !isOnShipping(candidate.discount) &&
      typeof candidate.verdict !== 'string' &&
      (found === null || typeof found.verdict === 'string' || candidate.verdict.amount > found.verdict.amount)
        ? candidate
        : found,
    null,
  );
  const grant = best === null || typeof best.verdict === 'string' ? null : best.verdict;
  const discount = grant?.amount ?? 0;
  return {
    subtotal,
    discount,
    lineDiscount: best?.discount?.excludesProducts ? discount : 0,
    total: subtotal - discount,
    applied:
      best?.discount === undefined || grant === null ? null : { discount: best.discount, amount: discount },
    shipping: shipping?.discount ?? null,
    codes: evaluated.map((entry) => ({
      code: entry.code,
      discount: entry.discount ?? null,
      refusal:
        typeof entry.verdict === 'string'
          ? entry.verdict
          : entry === best || entry === shipping
            ? null
            : 'notCombinable',
    })),
    shares: new Map(discountable.map((line, index) => [line.lineId, grant?.shares[index] ?? 0])),
  };
}

function isOnShipping(discount: Discount | undefined): boolean {
  return discount !== undefined && targetTypeOf(discount) === 'SHIPPING_LINE';
}
