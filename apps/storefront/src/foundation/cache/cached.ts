import { onePerProcess } from '@shop/page-server/one-per-process';
import { singleFlight } from '@shop/page-server/single-flight';
import { unstable_cache } from 'next/cache';
import { DATA_CACHES, type DataCacheName, type DataCacheParts } from './cache-manifest';
import { tagClock } from './page-cache';
import { monotonicNow, readDated } from './tag-clock';
import { readTag, shortTag } from './tags';

/** Time after which data that could not be read again is asked for anew, in milliseconds. */
const RETRY_MS = 5_000;

/**
 * Reads through one of the caches of the manifest: what was read is cached until one of its tags is invalidated or it is too old, then
 * given while it is read again. A failed first read throws and is not cached; a failed second read leaves the old data standing and is
 * tried again a little later, else a page would stay old until the next change.
 * @param parts what the answer depends on
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
      // A reading that began before a change is joined by nobody who asks after it: a page made of it would count as made after the change.
      return await singleFlight(JSON.stringify([key, tagClock().lastOf(tags)]), () => readDated(read));
    } catch (error) {
      retryLater(ownTag);
      throw error;
    }
  };
  const { data } = await unstable_cache(readOrRetry, key, { tags, revalidate: maxAgeSeconds })();
  return data;
}

/**
 * What could not be read again is out of date a little later, and with it the pages made of it; whatever else bears its tags was not touched
 * and stays. Of this process alone: the others read for themselves.
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
