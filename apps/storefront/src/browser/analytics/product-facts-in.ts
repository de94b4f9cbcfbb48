// The small zod: this comes with the code of measuring, on intent.
import * as z from 'zod/mini';

/** What a product's page states of it (metadata/product-facts.ts). */
export interface PageFacts {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly categoryPath: readonly string[];
  readonly variant: string;
  readonly price: number;
}

/** What is read of the page's own structured data. Anybody may put another kind into the page. */
const productSchema = z.object({
  '@type': z.literal('Product'),
  productID: z.union([z.string(), z.number()]),
  name: z.string(),
  brand: z.object({ name: z.string() }),
  category: z.optional(z.string()),
  offers: z.object({ url: z.url(), name: z.optional(z.string()), price: z.union([z.string(), z.number()]) }),
});

/**
 * Reads the facts that a product's page gives to search engines: they are there for everybody, so nothing more is sent for
 * measuring. Structured data of another shape, or broken, is passed over.
 * @param path of the product's page; another product's facts do not count
 */
export function productFactsIn(page: ParentNode, path: string): PageFacts | null {
  for (const { textContent } of page.querySelectorAll('script[type="application/ld+json"]')) {
    const read = productSchema.safeParse(parseJson(textContent ?? ''));
    if (!read.success || new URL(read.data.offers.url).pathname !== path) continue;
    const { productID, name, brand, category = '', offers } = read.data;
    return {
      id: Number(productID),
      name,
      brand: brand.name,
      categoryPath: category.split('/'),
      variant: offers.name ?? '',
      price: Number(offers.price),
    };
  }
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not ours: what the shop writes is JSON.
    return null;
  }
}
