/** What a product's page states of it (metadata/product-facts.ts). */
export interface PageFacts {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly categoryPath: readonly string[];
  readonly variant: string;
  readonly price: number;
}

/**
 * Reads the facts that a product's page gives to search engines: they are there for everybody, so nothing more is sent for
 * measuring.
 * @param path of the product's page; another product's facts do not count
 */
export function productFactsIn(page: ParentNode, path: string): PageFacts | null {
  for (const { textContent } of page.querySelectorAll('script[type="application/ld+json"]')) {
    const facts = JSON.parse(textContent ?? '{}');
    if (facts['@type'] !== 'Product' || new URL(facts.offers.url).pathname !== path) continue;
    return {
      id: Number(facts.productID),
      name: String(facts.name),
      brand: String(facts.brand.name),
      categoryPath: String(facts.category ?? '').split('/'),
      variant: String(facts.offers.name ?? ''),
      price: Number(facts.offers.price),
    };
  }
  return null;
}
