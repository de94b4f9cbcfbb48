// The small zod: this comes with the code of measuring, on intent.
import * as z from 'zod/mini';

/** What a product's page states of it (features/product/metadata/product-facts.ts). */
export interface PageFacts {
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

/** What is read of the page's own structured data. Anybody may put another kind into the page. */
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
 * Reads the facts that a product's page gives to search engines: they are there for everybody, so nothing more is sent for
 * measuring. Structured data of another shape, or broken, is passed over. Of several variants those of the one that the page opens
 * with are meant (PROD-04).
 * @param path of the product's page; another product's facts do not count
 * @param named what the address says of the variant
 */
export function productFactsIn(
  page: ParentNode,
  path: string,
  named: string | null = null,
): PageFacts | null {
  for (const { textContent } of page.querySelectorAll('script[type="application/ld+json"]')) {
    const parsed = parseJson(textContent ?? '');
    const graph = graphSchema.safeParse(parsed);
    for (const node of graph.success ? graph.data['@graph'] : [parsed]) {
      const read = productSchema.safeParse(node);
      const facts = read.success ? toFacts(read.data, path, named) : null;
      if (facts !== null) return facts;
    }
  }
  return null;
}

function toFacts(
  product: z.infer<typeof productSchema>,
  path: string,
  named: string | null,
): PageFacts | null {
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
    // A variant is named after its product (features/product/metadata/product-facts.ts).
    variant: isGroup ? shown.name.slice(name.length + 1) : (shown.offers.name ?? ''),
    price: Number(shown.offers.price),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not ours: what the shop writes is JSON.
    return null;
  }
}
