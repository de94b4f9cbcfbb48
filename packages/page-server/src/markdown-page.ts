import { pageMarkdown } from './page-markdown';
import type { CachedPage } from './page-store';

/** The validator of a page's Markdown, derived from the page's own. */
export function markdownTag({ tag }: CachedPage): string {
  return `${tag}-markdown`;
}

/** A page as Markdown (AGENT-01), with the page's cache lifetime. Search engines index the page itself. */
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
