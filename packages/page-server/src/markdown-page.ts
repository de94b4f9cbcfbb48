import { pageMarkdown } from './page-markdown';
import type { CachedPage } from './page-store';

/** The validator of a page's Markdown: the page's own, as it is made of nothing else. */
export function markdownTag({ tag }: CachedPage): string {
  return `${tag}-markdown`;
}

/** A page as Markdown (AGENT-01), with the life of the page. Engines list the page itself. */
export function toMarkdown(page: CachedPage): CachedPage {
  const { status, headers, freshUntil, bodies } = page;
  return {
    status,
    tag: markdownTag(page),
    headers: { ...headers, 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex' },
    bodies: { identity: Buffer.from(pageMarkdown(bodies.identity.toString('utf8'))) },
    freshUntil,
  };
}
