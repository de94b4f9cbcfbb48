// The small zod: this file loads with the measurement code, on intent.
import * as z from 'zod/mini';

/** A product page's statements about its product (features/product/metadata/product-json-ld.ts). */
export interface ProductJsonLd {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly categoryPath: readonly string[];
  readonly variant: string;
  readonly price: number;
}

const number = z.union([z.string(), z.number()]);
const common = {
  name: z.string(),
  brand: z.object({ name: z.string() }),
  category: z.optional(z.string()),
};
const offers = z.object({
  url: z.url(),
  name: z.optional(z.string()),
  price: number,
  availability: z.optional(z.string()),
});

/** The parts read from the page's structured data. Other code may add other kinds to the page. */
const productSchema = z.union([
  z.object({ ...common, '@type': z.literal('Product'), productID: number, offers }),
  z.object({
    ...common,
    '@type': z.literal('ProductGroup'),
    productGroupID: number,
    hasVariant: z.array(z.object({ name: z.string(), offers })).check(z.minLength(1)),
  }),
]);
const graphSchema = z.object({ '@graph': z.array(z.unknown()) });

/**
 * Reads the product that a product page publishes for search engines: it is public, so measurement needs no additional data.
 * Invalid structured data, or data of another shape, is skipped. Of several variants the page's initial one is used (PROD-04).
 * @param path of the product's page; another product is ignored
 * @param named the URL's variant parameter
 */
export function readProductJsonLd(
  page: ParentNode,
  path: string,
  named: string | null = null,
): ProductJsonLd | null {
  for (const { textContent } of page.querySelectorAll('script[type="application/ld+json"]')) {
    const parsed = parseJson(textContent ?? '');
    const graph = graphSchema.safeParse(parsed);
    for (const node of graph.success ? graph.data['@graph'] : [parsed]) {
      const read = productSchema.safeParse(node);
      const product = read.success ? toProduct(read.data, path, named) : null;
      if (product !== null) return product;
    }
  }
  return null;
}

function toProduct(
  product: z.infer<typeof productSchema>,
  path: string,
  named: string | null,
): ProductJsonLd | null {
  const { name, brand, category = '' } = product;
  const isGroup = product['@type'] === 'ProductGroup';
  const variants = isGroup ? product.hasVariant : [product];
  const shown =
    variants.find(({ offers: { url } }) => new URL(url).searchParams.get('variant') === named) ??
    variants.find(({ offers: { availability } }) => availability?.endsWith('/InStock')) ??
    variants[0];
  if (shown === undefined || new URL(shown.offers.url).pathname !== path) return null;
  return {
    id: Number(isGroup ? product.productGroupID : product.productID),
    name,
    brand: brand.name,
    categoryPath: category.split('/'),
    // A variant is named after its product (features/product/metadata/product-json-ld.ts).
    variant: isGroup ? shown.name.slice(name.length + 1) : (shown.offers.name ?? ''),
    price: Number(shown.offers.price),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Foreign data: the shop writes valid JSON.
    return null;
  }
}
