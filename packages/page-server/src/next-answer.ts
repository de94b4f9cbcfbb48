import { cacheSaid, DATA_TYPE, isCacheable, withFewHints } from './next-internals/answers';
import { isHtml, type RecordedAnswer } from './record-answer';
import type { CacheResult, Site } from './site';

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

/**
 * What Next answered as it is sent. The data of a page, which a browser asks for on intent, brings its sheets along, and no pictures; a page
 * is that of its address.
 */
export function asSent(
  answer: RecordedAnswer,
  site: Pick<Site, 'forAddress'>,
  address: string,
): RecordedAnswer {
  if (String(answer.headers['content-type']).startsWith(DATA_TYPE))
    return { ...answer, body: withFewHints(answer.body) };
  if (!isHtml(answer)) return answer;
  const body = site.forAddress(answer.body, address);
  return body === answer.body ? answer : { ...answer, body };
}
