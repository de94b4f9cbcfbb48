import type { GraphNode } from './shop-facts';

/** A page's schema.org facts for search engines, in a single script. */
export function JsonLd({ facts }: { facts: readonly GraphNode[] }) {
  const [only, ...others] = facts;
  const described = others.length === 0 ? only : { '@graph': facts };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with < escaped so that no text can end the script
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ '@context': 'https://schema.org', ...described }).replaceAll('<', '\\u003c'),
      }}
    />
  );
}

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
