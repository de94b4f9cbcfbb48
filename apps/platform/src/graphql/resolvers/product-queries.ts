import type { Catalogue } from '../../catalogue/catalogue.ts';
import { numericIdOf } from '../../catalogue/global-id.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import type { ProductOrder } from '../../catalogue/product-order.ts';
import { productFields } from '../../search/product-fields.ts';
import type { ProductRecommendationIntent, Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { graphqlError } from '../graphql-error.ts';
import { compareSortKeys, listPage, type SortedList, type SortKey } from '../paginate.ts';
import { filteredPage, productsPage } from '../products-page.ts';
import { scoreByQuery } from '../searched-page.ts';
import { narrowed, sortedProducts } from '../sorted-products.ts';

/** The provider's maximum. */
const MAX_RECOMMENDATIONS = 10;

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
function recommendations(
  product: CatalogueProduct,
  intent: ProductRecommendationIntent,
  catalogue: Catalogue,
): CatalogueProduct[] {
  const chosen = intent === 'COMPLEMENTARY' ? product.complementaryHandles : product.relatedHandles;
  const found = chosen.flatMap((handle) => catalogue.productByHandle(handle) ?? []);
  if (intent === 'RELATED' && found.length < MAX_RECOMMENDATIONS) {
    found.push(...(bestSellersByType(catalogue).get(product.productType) ?? []));
  }
  return [...new Set(found)].filter((other) => other !== product).slice(0, MAX_RECOMMENDATIONS);
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

export const productQueryResolvers: Resolvers = {
  QueryRoot: {
    product: (_root, { id, handle }, { catalogue }) => {
      if (id != null) return catalogue.productById(numericIdOf(id, 'Product') ?? -1) ?? null;
      if (handle != null) return catalogue.productByHandle(handle) ?? null;
      throw graphqlError('product requires one of id or handle');
    },
    productByHandle: (_root, { handle }, { catalogue }) => catalogue.productByHandle(handle) ?? null,
    products: (_root, args, context, info) => {
      const order = args.sortKey ?? 'ID';
      if (!args.query?.trim())
        return productsPage(null, order === 'RELEVANCE' ? 'ID' : order, [], args, context);
      const { catalogue, language } = context;
      const fields = productFields(catalogue, context.now());
      const scores = scoreByQuery(catalogue.products, args.query, fields, context, info);
      const list =
        order === 'RELEVANCE'
          ? byRelevance(scores)
          : narrowed(sortedProducts(catalogue, null, order, language), (product) => scores.has(product));
      return filteredPage(list, [], args, context);
    },
    productRecommendations: (_root, { productId, productHandle, intent }, context) => {
      const { catalogue } = context;
      if (productId == null && productHandle == null) {
        throw graphqlError('productRecommendations requires one of productId or productHandle');
      }
      const product =
        productId != null
          ? catalogue.productById(numericIdOf(productId, 'Product') ?? -1)
          : catalogue.productByHandle(productHandle ?? '');
      return product === undefined ? null : recommendations(product, intent ?? 'RELATED', catalogue);
    },
    productTags: (_root, args, context) => strings(context, ({ tags }) => tags, args, 'productTags'),
    productTypes: (_root, args, context) =>
      strings(context, ({ productType }) => (productType === '' ? [] : [productType]), args, 'productTypes'),
    collection: (_root, { id, handle }, { catalogue }) => {
      if (id != null) return catalogue.collectionById(numericIdOf(id, 'Collection') ?? -1) ?? null;
      if (handle != null) return catalogue.collectionByHandle(handle) ?? null;
      throw graphqlError('collection requires one of id or handle');
    },
    collectionByHandle: (_root, { handle }, { catalogue }) => catalogue.collectionByHandle(handle) ?? null,
  },
};

/** Best match first; ties in back office order. */
function byRelevance(scores: ReadonlyMap<CatalogueProduct, number>): SortedList<CatalogueProduct> {
  const keyOf = (product: CatalogueProduct): SortKey => [-(scores.get(product) ?? 0), product.position];
  const items = [...scores.keys()].sort((left, right) => compareSortKeys(keyOf(left), keyOf(right)));
  return { order: 'RELEVANCE' satisfies 'RELEVANCE' | ProductOrder, items, keyOf };
}

function strings(
  { catalogue }: PlatformContext,
  valuesOf: (product: CatalogueProduct) => readonly string[],
  args: { first: number },
  field: string,
) {
  const values = [...new Set(catalogue.products.flatMap(valuesOf))].sort((left, right) =>
    left.localeCompare(right, 'ja'),
  );
  return listPage(values, args, field);
}
