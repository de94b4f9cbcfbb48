import type { IncomingMessage } from 'node:http';
import { NEXT_FILES } from './next-internals/addresses';
import { DATA_QUERY, isOfRouter } from './next-internals/answers';
import type { Site } from './site';
import { isWarm } from './warm-header';

type KeyedSite = Pick<Site, 'isEndpoint' | 'carriesRequest' | 'canonicalQuery'>;

/**
 * Maximum length of a cached page's key; pages with longer ones are answered, never cached. Parts of an address that the page ignores do
 * not count.
 */
const MAX_KEY_LENGTH = 512;

/**
 * The cache key of a page, or undefined when a request is not for a page: only GET, only whole documents (no router
 * payloads), no files, no endpoints. Cookies are ignored: a page is the same for all visitors.
 */
export function pageKey(request: IncomingMessage, site: KeyedSite): string | undefined {
  const address = request.url ?? '/';
  if (request.method !== 'GET') return undefined;
  if (address.startsWith(NEXT_FILES) || site.isEndpoint(address.split('?', 1)[0] ?? '')) return undefined;
  if (site.carriesRequest(address)) return undefined;
  if (isOfRouter(request.headers)) return undefined;
  if (isWarm(request)) return undefined;
  const key = keyOf(address, site);
  return key !== undefined && key.length <= MAX_KEY_LENGTH ? key : undefined;
}

function keyOf(address: string, site: KeyedSite): string | undefined {
  const mark = address.indexOf('?');
  if (mark === -1) return address;
  const given = new URLSearchParams(address.slice(mark + 1));
  if (given.has(DATA_QUERY)) return undefined;
  const path = address.slice(0, mark);
  const query = site.canonicalQuery(path, given);
  return query === '' ? path : `${path}?${query}`;
}
