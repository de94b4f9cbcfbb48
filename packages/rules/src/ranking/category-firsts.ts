import type { ProductCard } from '../product/product-card';

/** A product of the overall ranking. */
export interface RankedProduct extends ProductCard {
  /** Handle of its category; null if it has none. */
  readonly category: string | null;
}

/**
 * The best seller of each category in a ranking, best first, without those shown above (RANK-02).
 * @param shown number of products shown above
 */
export function categoryFirsts(ranking: readonly RankedProduct[], shown: number): RankedProduct[] {
  const seen = new Set<string>();
  return ranking.filter(({ category }, index) => {
    if (category === null || seen.has(category)) return false;
    seen.add(category);
    return index >= shown;
  });
}
