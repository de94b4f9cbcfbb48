import type { GraphNode } from '#foundation/metadata/shop-facts.ts';

/**
 * The products of a list page, in their order, as schema.org's ItemList for a summary page (SEO-02). @param from position of the
 * first
 */
export function listJsonLd(urls: readonly string[], from: number): GraphNode {
  return {
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: from + index, url })),
  };
}
