import { unstable_cache } from 'next/cache';
import { refreshLater } from './refresh';
import { singleFlight } from './single-flight';

/** Time after which data that could not be read again is asked for anew. */
const RETRY_MS = 5_000;

/**
 * Reads through the shared data cache: what was read is kept until one of its tags is revalidated, then served while it is
 * read again. A failed first read throws and is not kept; a failed second read leaves the old data standing and is tried
 * again a little later, else a page would stay old until the next change.
 * @param key names the data, with everything it depends on
 */
export async function cached<Data>(
  key: readonly string[],
  tags: readonly string[],
  read: () => Promise<Data>,
): Promise<Data> {
  const readOrRetry = async () => {
    try {
      return await singleFlight(JSON.stringify(key), read);
    } catch (error) {
      refreshLater(tags, RETRY_MS);
      throw error;
    }
  };
  return unstable_cache(readOrRetry, [...key], { tags: [...tags], revalidate: false })();
}
