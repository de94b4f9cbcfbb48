import type { GraphNode } from '#foundation/metadata/shop-facts.ts';

/** The products of a page of a list, in their order, as schema.org's ItemList of a page that sums up (SEO-02). @param from place of the first */
export function listFacts(urls: readonly string[], from: number): GraphNode {
  return {
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: from + index, url })),
  };
}
