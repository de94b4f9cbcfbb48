import { prefersMarkdown } from './negotiation';
import type { Site } from './site';

const SUFFIX = '.md';
/** The index page of a path. */
const INDEX = /(^|\/)index$/;

interface Target {
  /** Path and query. */
  readonly address: string;
  readonly path: string;
}

/**
 * Whether a request asks for Markdown (AGENT-01), and for which page. `/products/x.md` and `/index.md` always do; any other address does
 * if the client prefers `text/markdown`.
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
