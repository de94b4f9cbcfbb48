import type { CacheResult } from '#foundation/process/tracing.ts';
import type { RecordedAnswer } from './record-answer';

const CACHE_RESULTS: ReadonlyMap<string, CacheResult> = new Map([
  ['HIT', 'hit'],
  ['STALE', 'stale'],
  ['MISS', 'miss'],
]);

/** What Next says of its cache, as the log says it. */
export function cacheResult({ headers }: RecordedAnswer): CacheResult {
  return CACHE_RESULTS.get(String(headers['x-nextjs-cache'])) ?? 'none';
}

/** Whether nothing had to be made: a page that Next had, or a file. */
export function wasThere({ status, headers }: RecordedAnswer): boolean {
  const cache = headers['x-nextjs-cache'];
  return status === 200 && (cache === undefined || cache === 'HIT' || cache === 'STALE');
}

/** Whether it is a page that Next holds from now on. */
export function isCached(answer: RecordedAnswer): boolean {
  const cache = answer.headers['x-nextjs-cache'];
  return answer.status === 200 && (cache === 'HIT' || cache === 'MISS');
}

/** Whether a page's data is a file of its own: it is made again when somebody else asks for it. */
export function hasOwnData({ status, headers }: RecordedAnswer): boolean {
  return status === 200 && headers['x-nextjs-cache'] !== undefined;
}
