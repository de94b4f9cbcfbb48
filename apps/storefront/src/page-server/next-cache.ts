import { cacheSaid, isCacheable } from '@shop/page-server/next-internals/answers';
import type { CacheResult } from '#foundation/process/tracing.ts';
import type { RecordedAnswer } from './record-answer';

/** What Next says of its cache, as the log says it. */
export function cacheResult({ headers }: RecordedAnswer): CacheResult {
  return cacheSaid(headers) ?? 'none';
}

/** Whether nothing had to be made: a page that Next had, or a file. */
export function wasThere({ status, headers }: RecordedAnswer): boolean {
  const said = cacheSaid(headers);
  return status === 200 && (!isCacheable(headers) || said === 'hit' || said === 'stale');
}

/** Whether it is a page that Next holds from now on. */
export function isCached({ status, headers }: RecordedAnswer): boolean {
  const said = cacheSaid(headers);
  return status === 200 && (said === 'hit' || said === 'miss');
}

/** Whether a page's data is a file of its own: it is made again when somebody else asks for it. */
export function hasOwnData({ status, headers }: RecordedAnswer): boolean {
  return status === 200 && isCacheable(headers);
}
