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
