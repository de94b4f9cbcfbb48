import { prefersMarkdown } from './negotiation';
import type { Site } from './site';

const SUFFIX = '.md';
/** The page at the end of a path without a name. */
const INDEX = /(^|\/)index$/;

interface Target {
  /** Path and query. */
  readonly address: string;
  readonly path: string;
}

/**
 * Whether a page is wanted as Markdown (AGENT-01), and which: `/products/x.md` and `/index.md` name it by themselves, at any other address
 * who prefers `text/markdown` gets it.
 */
export function readMarkdownRequest(
  { address, path }: Target,
  accept: string | undefined,
  { isEndpoint }: Pick<Site, 'isEndpoint'>,
): Target & { readonly isMarkdown: boolean } {
  if (isEndpoint(path)) return { address, path, isMarkdown: false };
  if (!path.endsWith(SUFFIX)) return { address, path, isMarkdown: prefersMarkdown(accept) };
  const [written = '', ...query] = address.split('?');
  const plain = (text: string) => {
    const page = text.slice(0, -SUFFIX.length).replace(INDEX, '$1');
    return page.length > 1 ? page.replace(/\/$/, '') : '/';
  };
  return { address: [plain(written), ...query].join('?'), path: plain(path), isMarkdown: true };
}
