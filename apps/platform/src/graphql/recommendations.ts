import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueProduct } from '../catalogue/product.ts';
import type { ProductRecommendationIntent } from './__generated__/resolvers.ts';

/** The provider's maximum. */
const MOST = 10;

/** The best sellers of each type, for one catalogue version. */
interface BestSellers {
  readonly version: number;
  readonly byType: ReadonlyMap<string, readonly CatalogueProduct[]>;
}

const bestSellersOf = new WeakMap<Catalogue, BestSellers>();

/**
 * Product recommendations. RELATED starts with the merchant's choice, followed by best sellers of the same type; COMPLEMENTARY is only the
 * merchant's choice.
 */
export function recommendations(
  product: CatalogueProduct,
  intent: ProductRecommendationIntent,
  catalogue: Catalogue,
): CatalogueProduct[] {
  const chosen = intent === 'COMPLEMENTARY' ? product.complementaryHandles : product.relatedHandles;
  const found = chosen.flatMap((handle) => catalogue.productByHandle(handle) ?? []);
  if (intent === 'RELATED' && found.length < MOST) {
    found.push(...(bestSellersByType(catalogue).get(product.productType) ?? []));
  }
  return [...new Set(found)].filter((other) => other !== product).slice(0, MOST);
}

/** Best sellers of each type, cached until a product changes. */
function bestSellersByType(catalogue: Catalogue): BestSellers['byType'] {
  const known = bestSellersOf.get(catalogue);
  if (known !== undefined && known.version === catalogue.version) return known.byType;
  const byType = new Map<string, CatalogueProduct[]>();
  const ranked = catalogue.products.filter(({ bestSellingRank }) => bestSellingRank !== null);
  for (const product of ranked.sort(
    (left, right) => (left.bestSellingRank ?? 0) - (right.bestSellingRank ?? 0),
  )) {
    const ofType = byType.get(product.productType) ?? [];
    if (ofType.length === 0) byType.set(product.productType, ofType);
    ofType.push(product);
  }
  bestSellersOf.set(catalogue, { version: catalogue.version, byType });
  return byType;
}
