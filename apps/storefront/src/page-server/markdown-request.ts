import { isEndpointPath } from './allowed-methods';

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
): Target & { readonly isMarkdown: boolean } {
  if (isEndpointPath(path)) return { address, path, isMarkdown: false };
  if (!path.endsWith(SUFFIX)) return { address, path, isMarkdown: prefersMarkdown(accept ?? '') };
  const [written = '', ...query] = address.split('?');
  const plain = (text: string) => {
    const page = text.slice(0, -SUFFIX.length).replace(INDEX, '$1');
    return page.length > 1 ? page.replace(/\/$/, '') : '/';
  };
  return { address: [plain(written), ...query].join('?'), path: plain(path), isMarkdown: true };
}

function prefersMarkdown(accept: string): boolean {
  const markdown = weightOf(accept, 'text/markdown');
  return markdown > 0 && markdown >= weightOf(accept, 'text/html');
}

/** What a type weighs in an `Accept` that names it (RFC 9110, 12.5.1); 0 where it is not named. */
function weightOf(accept: string, type: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return 0;
}
