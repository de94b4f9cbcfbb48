import type { Product } from '@shop/fixtures/catalogue/product';

/** What one needs beside a plant: two of each. */
const ACCESSORIES = ['gardening-pots', 'fertilizer', 'gardeninggoods'];
const EACH = 2;

/**
 * What the merchant offers beside a product: for a plant the best selling pots, soils and tools, for those themselves nothing.
 * @param bestSelling best first
 */
export function complementaryHandles(product: Product, bestSelling: readonly Product[]): string[] {
  if (ACCESSORIES.includes(product.category)) return [];
  return ACCESSORIES.flatMap((category) =>
    bestSelling
      .filter((candidate) => candidate.category === category)
      .slice(0, EACH)
      .map((candidate) => candidate.handle),
  );
}
