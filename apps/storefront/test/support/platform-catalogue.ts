/** A variant as the platform answers it: the number at the end of its id, whole yen, pieces in stock. */
interface PlatformVariant {
  readonly id: string;
  readonly title: string;
  readonly sku: string;
  readonly price: number;
  readonly compareAtPrice: number | null;
  readonly stock: number;
  /** Address of its picture, else of the product's first one, as the platform has it; null without one. */
  readonly picture: string | null;
}

/** A product as the platform answers it in one language. */
export interface PlatformProduct {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly tags: readonly string[];
  /** ISO 8601 */
  readonly updatedAt: string;
  /** Address of its first picture, without a query; null without one. */
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
 * All that the platform sells, by handle. Asked and read here by hand, past every line of the shop, so that a mistake of the
 * shop's own reading cannot hide in what it is compared with.
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

/** An answer of the platform's API. @throws when it answers with errors */
export async function queryPlatform<Data>(
  platformUrl: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const answer = await fetch(`${platformUrl}/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'komoreno-public-token',
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
