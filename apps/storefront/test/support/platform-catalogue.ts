/** A variant in the platform's response: the number at the end of its id, whole yen, pieces in stock. */
interface PlatformVariant {
  readonly id: string;
  readonly title: string;
  readonly sku: string;
  readonly price: number;
  readonly compareAtPrice: number | null;
  readonly stock: number;
  /** URL of its image, else of the product's first one, as on the platform; null without one. */
  readonly picture: string | null;
}

/** A product in the platform's response in one language. */
export interface PlatformProduct {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly tags: readonly string[];
  /** ISO 8601 */
  readonly updatedAt: string;
  /** URL of its first image, without a query; null without one. */
  readonly picture: string | null;
  readonly rating: number | null;
  readonly reviews: number;
  readonly variants: readonly PlatformVariant[];
}

const PRODUCTS = `query Products($after: String, $language: LanguageCode!) @inContext(country: JP, language: $language) {
  products(first: 50, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id handle title vendor tags updatedAt
      featuredImage { url }
      shownVendor: metafield(namespace: "shop", key: "vendor_name") { value }
      rating: metafield(namespace: "reviews", key: "rating") { value }
      ratingCount: metafield(namespace: "reviews", key: "rating_count") { value }
      variants(first: 100) {
        nodes { id title sku quantityAvailable image { url } price { amount } compareAtPrice { amount } }
      }
    }
  }
}`;

interface Money {
  readonly amount: string;
}
interface ProductNode {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly tags: readonly string[];
  readonly updatedAt: string;
  readonly featuredImage: { readonly url: string } | null;
  readonly shownVendor: { value: string } | null;
  readonly rating: { value: string } | null;
  readonly ratingCount: { value: string } | null;
  readonly variants: {
    readonly nodes: readonly {
      id: string;
      title: string;
      sku: string;
      quantityAvailable: number;
      image: { readonly url: string } | null;
      price: Money;
      compareAtPrice: Money | null;
    }[];
  };
}

/**
 * All products of the platform, by handle. Queried and parsed here independently of the shop's code, so that a fault of the shop's reads
 * cannot hide in the comparison.
 */
export async function platformCatalogue(
  platformUrl: string,
  language: 'JA' | 'EN',
): Promise<ReadonlyMap<string, PlatformProduct>> {
  const found = new Map<string, PlatformProduct>();
  for (let after: string | null = null, isMore = true; isMore; ) {
    const {
      products,
    }: { products: { pageInfo: { hasNextPage: boolean; endCursor: string }; nodes: ProductNode[] } } =
      await queryPlatform(platformUrl, PRODUCTS, { after, language });
    for (const node of products.nodes) found.set(node.handle, toProduct(node));
    isMore = products.pageInfo.hasNextPage;
    after = products.pageInfo.endCursor;
  }
  return found;
}

/** A response of the platform's API. @throws when it has errors */
export async function queryPlatform<Data>(
  platformUrl: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const answer = await fetch(`${platformUrl}/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'localpublictoken0123456789abcdef',
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (errors !== undefined) throw new Error(`the platform answers ${JSON.stringify(errors)}`);
  return data;
}

function toProduct(node: ProductNode): PlatformProduct {
  const { handle, title, vendor, tags, updatedAt, featuredImage, rating, ratingCount } = node;
  return {
    id: numberOf(node.id),
    handle,
    title,
    vendor: node.shownVendor?.value ?? vendor,
    tags,
    updatedAt,
    picture: featuredImage?.url.split('?', 1)[0] ?? null,
    rating: rating === null ? null : Number((JSON.parse(rating.value) as { value: string }).value),
    reviews: Number(ratingCount?.value ?? 0),
    variants: node.variants.nodes.map(({ id, price, compareAtPrice, quantityAvailable, image, ...rest }) => ({
      ...rest,
      picture: image?.url ?? featuredImage?.url ?? null,
      id: numberOf(id),
      price: Number(price.amount),
      compareAtPrice: compareAtPrice === null ? null : Number(compareAtPrice.amount),
      stock: quantityAvailable,
    })),
  };
}

function numberOf(globalId: string): string {
  return globalId.slice(globalId.lastIndexOf('/') + 1);
}
