import type { IncomingMessage } from 'node:http';
import { WARM_HEADER } from './warm-header';

/** Longest address that is worth keeping; longer ones are answered, never kept. */
const MAX_ADDRESS_LENGTH = 512;

/** Query keys that change a page, in the order of our own links; all others (campaign tags and the like) show the same page. */
const PAGE_QUERY_KEYS = [
  'variant',
  'category',
  'show',
  'q',
  'tagId',
  'p',
  'sort',
  'stock',
  'price',
  'tag',
] as const;

/**
 * The key under which a page may be kept, or undefined when a request is not for a page: only GET, only whole documents
 * (no router payloads), no files, no endpoints. Cookies take no part: a page is the same for everybody.
 */
export function pageKey(request: IncomingMessage): string | undefined {
  const address = request.url ?? '/';
  if (request.method !== 'GET' || address.length > MAX_ADDRESS_LENGTH) return undefined;
  if (address.startsWith('/_next/') || address.startsWith('/api/')) return undefined;
  const { headers } = request;
  if (headers.rsc !== undefined || headers['next-router-prefetch'] !== undefined) return undefined;
  if (headers[WARM_HEADER] !== undefined) return undefined;
  const mark = address.indexOf('?');
  if (mark === -1) return address;
  const given = new URLSearchParams(address.slice(mark + 1));
  if (given.has('_rsc')) return undefined;
  const cached = new URLSearchParams();
  for (const key of PAGE_QUERY_KEYS) {
    for (const value of given.getAll(key)) cached.append(key, value);
  }
  // Spelled as our own links are: a link to this page in the other language is made of it.
  return cached.size === 0
    ? address.slice(0, mark)
    : `${address.slice(0, mark)}?${String(cached).replaceAll('%2C', ',')}`;
}
