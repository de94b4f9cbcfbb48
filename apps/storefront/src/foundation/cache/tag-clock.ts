import { LRUCache } from 'lru-cache';
import { shortTag } from './tags';

/** Maximum times per tag; for a tag that changed more often, the oldest stands for all dropped ones. */
const TIMES_OF_A_TAG = 16;
/** Maximum tags; entries older than the caches' maximum age are not needed. */
const TAGS_REMEMBERED = 20_000;

/**
 * When each tag was invalidated, in milliseconds of this process's monotonic clock: data read or rendered before is stale.
 * Changes of the system clock have no effect.
 */
export class TagClock {
  readonly #times = new LRUCache<string, number[]>({ max: TAGS_REMEMBERED });
  /** When the resource of a tag was last deleted. */
  readonly #removed = new LRUCache<string, number>({ max: TAGS_REMEMBERED });
  #all: number | null = null;

  /** Invalidates data with one of the tags. */
  invalidate(tags: readonly string[], at: number): void {
    for (const name of tags.map(shortTag)) {
      const times = this.#times.get(name) ?? [];
      times.push(at);
      // The first is kept: older data has been stale since that time.
      if (times.length > TIMES_OF_A_TAG) times.splice(1, 1);
      this.#times.set(name, times);
    }
  }

  /** Records the deletion of a tag's resource: data with the tag must not be shown any more, not even during a re-render. */
  remove(tags: readonly string[], at: number): void {
    this.invalidate(tags, at);
    for (const name of tags) this.#removed.set(shortTag(name), at);
  }

  /** Whether the resource of one of the tags was deleted at a time or after it. */
  isRemoved(tags: readonly string[], since: number): boolean {
    return tags.some((name) => (this.#removed.get(shortTag(name)) ?? Number.NEGATIVE_INFINITY) >= since);
  }

  /** Invalidates everything, because the changes are unknown. */
  invalidateAll(at: number): void {
    this.#all = at;
  }

  /** The last invalidation of one of the tags; null for none. */
  lastOf(tags: readonly string[]): number | null {
    const found = tags.flatMap((name) => this.#times.get(shortTag(name))?.at(-1) ?? []);
    if (this.#all !== null) found.push(this.#all);
    return found.length === 0 ? null : Math.max(...found);
  }

  /** The first invalidation of one of the tags after a time, when data of that time became stale; null for none. */
  firstAfter(tags: readonly string[], time: number): number | null {
    const found = tags.flatMap((name) => this.#times.get(shortTag(name))?.find((at) => at > time) ?? []);
    if (this.#all !== null && this.#all > time) found.push(this.#all);
    return found.length === 0 ? null : Math.min(...found);
  }
}

/** Data read from the platform, and when its read began, in milliseconds of the process's monotonic clock. */
export interface TimestampedRead<Data> {
  // First, so that the cache finds it without parsing the rest (`readStartOf`).
  readonly begunAt: number;
  readonly data: Data;
}

const READ_START = /^\{"begunAt":(\d+(?:\.\d+)?)[,}]/;

/** Reads data and records the start: a change announced meanwhile may not be in it. Rethrows the read's errors. */
export async function readWithTimestamp<Data>(read: () => Promise<Data>): Promise<TimestampedRead<Data>> {
  const begunAt = monotonicNow();
  return { begunAt, data: await read() };
}

/** When the read of an entry in Next's data cache began, from its JSON; null if it was not read by `readWithTimestamp`. */
export function readStartOf(json: string): number | null {
  const [, begunAt] = READ_START.exec(json) ?? [];
  return begunAt === undefined ? null : Number(begunAt);
}

/** Milliseconds since 1970 as Next counts them: the system time at process start plus a monotonic clock, which cannot be set. */
export function monotonicNow(): number {
  return performance.timeOrigin + performance.now();
}
