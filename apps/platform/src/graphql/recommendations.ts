import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueProduct } from '../catalogue/product.ts';
import type { ProductRecommendationIntent } from './__generated__/resolvers.ts';

/** The provider answers at most this many. */
const MOST = 10;

/**
 * Products that go with one. RELATED begins with what the merchant chose and goes on with what sells best of the same type;
 * COMPLEMENTARY is what the merchant chose, and nothing else.
 */
export function recommendations(
  product: CatalogueProduct,
  intent: ProductRecommendationIntent,
  catalogue: Catalogue,
): CatalogueProduct[] {
  const chosen = intent === 'COMPLEMENTARY' ? product.complementaryHandles : product.relatedHandles;
  const found = chosen.flatMap((handle) => catalogue.productByHandle(handle) ?? []);
  if (intent === 'RELATED' && found.length < MOST) {
    const alike = catalogue.products
      .filter(
        ({ productType, bestSellingRank }) => productType === product.productType && bestSellingRank !== null,
      )
      .sort((left, right) => (left.bestSellingRank ?? 0) - (right.bestSellingRank ?? 0));
    found.push(...alike);
  }
  return [...new Set(found)].filter((other) => other !== product).slice(0, MOST);
}
