import type { Yen } from '../yen';

/**
 * The price that is struck through beside a variant's price; null if it is not on sale. A compare-at price that is not above the
 * price is no sale, and unlawful to show (PROD-03). Cards, pages, feeds and structured data read this.
 */
export function struckPrice({
  price,
  compareAtPrice,
}: {
  readonly price: Yen;
  readonly compareAtPrice: Yen | null;
}): Yen | null {
  return compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null;
}
