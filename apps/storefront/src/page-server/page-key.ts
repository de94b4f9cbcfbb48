import type { IncomingMessage } from 'node:http';
import { NEXT_FILES } from '@shop/page-server/next-internals/addresses';
import { DATA_QUERY, isOfRouter } from '@shop/page-server/next-internals/answers';
import { isWarm } from '#foundation/http/warm-header.ts';
import { canonicalQuery } from '#foundation/routing/canonical-query.ts';
import { carriesRequest } from '#foundation/routing/request-links.ts';

/** Longest key that is worth caching; pages of longer ones are answered, never cached. What a page does not read of an address does not count. */
const MAX_KEY_LENGTH = 512;

/**
 * The key under which a page may be cached, or undefined when a request is not for a page: only GET, only whole documents
 * (no router payloads), no files, no endpoints. Cookies take no part: a page is the same for everybody.
 */
export function pageKey(request: IncomingMessage): string | undefined {
  const address = request.url ?? '/';
  if (request.method !== 'GET') return undefined;
  if (address.startsWith(NEXT_FILES) || address.startsWith('/api/')) return undefined;
  if (carriesRequest(address)) return undefined;
  if (isOfRouter(request.headers)) return undefined;
  if (isWarm(request)) return undefined;
  const key = keyOf(address);
  return key !== undefined && key.length <= MAX_KEY_LENGTH ? key : undefined;
}

function keyOf(address: string): string | undefined {
  const mark = address.indexOf('?');
  if (mark === -1) return address;
  const given = new URLSearchParams(address.slice(mark + 1));
  if (given.has(DATA_QUERY)) return undefined;
  const path = address.slice(0, mark);
  const query = canonicalQuery(path, given);
  return query === '' ? path : `${path}?${query}`;
}
