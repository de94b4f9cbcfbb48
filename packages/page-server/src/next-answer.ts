import { cacheResultOf, DATA_TYPE, isCacheable, stripPreloads } from './next-internals/answers';
import { isHtml, type RecordedAnswer } from './record-answer';
import type { CacheResult, Site } from './site';

/** Next's cache result, as the log names it. */
export function cacheResult({ headers }: RecordedAnswer): CacheResult {
  return cacheResultOf(headers) ?? 'none';
}

/** Whether nothing was rendered: a page from Next's cache, or a file. */
export function wasFound({ status, headers }: RecordedAnswer): boolean {
  const said = cacheResultOf(headers);
  return status === 200 && (!isCacheable(headers) || said === 'hit' || said === 'stale');
}

/** Whether it is a page that Next now caches. */
export function isCached({ status, headers }: RecordedAnswer): boolean {
  const said = cacheResultOf(headers);
  return status === 200 && (said === 'hit' || said === 'miss');
}

/** Whether a page's data is a separate file: other clients can have it rendered again. */
export function hasOwnData({ status, headers }: SentAnswer): boolean {
  return status === 200 && isCacheable(headers);
}

/** An answer on its way to be sent. A page's body is text from where it is adapted to its address: no step decodes it again. */
export interface SentAnswer extends Omit<RecordedAnswer, 'body'> {
  readonly body: Buffer | string;
}

/** A body as bytes. */
export function bytesOf(body: SentAnswer['body']): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : body;
}

/**
 * Next's answer in the form that is sent. A page's data, which a browser prefetches on intent, includes its style sheets but no images. A
 * page is adapted to its address.
 */
export function toSentAnswer(
  answer: RecordedAnswer,
  site: Pick<Site, 'forAddress'>,
  address: string,
): SentAnswer {
  if (String(answer.headers['content-type']).startsWith(DATA_TYPE))
    return { ...answer, body: stripPreloads(answer.body) };
  if (!isHtml(answer)) return answer;
  return { ...answer, body: site.forAddress(answer.body.toString('utf8'), address) };
}
