import { onePerProcess } from '@shop/page-server/one-per-process';
import { singleFlight } from '@shop/page-server/single-flight';
import { unstable_cache } from 'next/cache';
import { DATA_CACHES, type DataCacheName, type DataCacheParts } from './cache-manifest';
import { STALE_MS, tagClock } from './page-cache';
import { monotonicNow, readWithTimestamp } from './tag-clock';
import { readTag, shortTag } from './tags';

/** Delay before a failed re-read is retried, in milliseconds. */
const RETRY_MS = 5_000;

/**
 * Reads through one of the manifest's caches. Data is cached until one of its tags is invalidated or it is too old; then it is
 * served stale while it is read again, after a change for some seconds as pages are: an agent or a feed reader that comes days later
 * gets the new price, too. A failed first read throws and is not cached. A failed re-read keeps the old data and is retried shortly
 * after; otherwise a page would stay stale until the next change.
 * @param parts the parameters of the answer
 */
export async function cached<Name extends DataCacheName, Data>(
  name: Name,
  parts: DataCacheParts<Name>,
  read: () => Promise<Data>,
): Promise<Data> {
  const { parts: names, tags: tagsOf, maxAgeSeconds } = DATA_CACHES[name] as (typeof DATA_CACHES)['product'];
  const given = parts as Readonly<Record<string, string>>;
  const key = [name, ...names.map((part) => given[part] ?? '')];
  const ownTag = readTag(key);
  const tags = [...tagsOf(given as DataCacheParts<'product'>), ownTag].map(shortTag);
  const readOrRetry = async () => {
    try {
      // A read that began before a change is not shared with later callers: their page would count as made after the change.
      return await singleFlight(JSON.stringify([key, tagClock().lastOf(tags)]), () =>
        readWithTimestamp(read),
      );
    } catch (error) {
      retryLater(ownTag);
      throw error;
    }
  };
  const held = await unstable_cache(readOrRetry, key, { tags, revalidate: maxAgeSeconds })();
  const falseSince = tagClock().firstAfter(tags, held.begunAt);
  if (falseSince === null || monotonicNow() - falseSince <= STALE_MS) return held.data;
  // Next's own re-read of the stale entry has begun: this is the same one.
  return (await readOrRetry().catch(() => held)).data;
}

/**
 * Invalidates data whose re-read failed, and its pages, after a delay; other data with the same tags is unaffected. Only in this
 * process: the others read for themselves.
 */
function retryLater(ownTag: string): void {
  const waiting = onePerProcess('readsToRetry', () => new Map<string, NodeJS.Timeout>());
  if (waiting.has(ownTag)) return;
  const timer = setTimeout(() => {
    waiting.delete(ownTag);
    tagClock().invalidate([ownTag], monotonicNow());
  }, RETRY_MS);
  waiting.set(ownTag, timer.unref());
}
