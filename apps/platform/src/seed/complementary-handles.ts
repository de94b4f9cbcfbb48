import type { Product } from '@shop/fixtures/catalogue/product';

/** Of each category. */
const EACH = 2;

/**
 * What the merchant offers beside a product: the best selling of what is needed beside it (for a plant pots, soils and tools), for those themselves
 * nothing.
 * @param bestSelling best first
 * @param accessories handles of the categories of what is needed
 */
export function complementaryHandles(
  product: Product,
  bestSelling: readonly Product[],
  accessories: readonly string[],
): string[] {
  if (accessories.includes(product.category)) return [];
  return accessories.flatMap((category) =>
    bestSelling
      .filter((candidate) => candidate.category === category)
      .slice(0, EACH)
      .map((candidate) => candidate.handle),
  );
}
