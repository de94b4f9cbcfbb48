import { LRUCache } from 'lru-cache';
import { shortTag } from './tags';

/** Times remembered of one tag; of a tag that changed more often since, the oldest of these stands for all before. */
const TIMES_OF_A_TAG = 16;
/** Tags remembered; what is older than the backstop of the caches need not be. */
const TAGS_REMEMBERED = 20_000;

/**
 * When each tag was invalidated, by this process's own monotonic clock in milliseconds: what was read or rendered before is out of
 * date. A clock that is set has no say.
 */
export class TagClock {
  readonly #times = new LRUCache<string, number[]>({ max: TAGS_REMEMBERED });
  /** When what a tag stands for was last deleted. */
  readonly #removed = new LRUCache<string, number>({ max: TAGS_REMEMBERED });
  #all: number | null = null;

  /** Invalidates what bears one of the tags. */
  invalidate(tags: readonly string[], at: number): void {
    for (const name of tags.map(shortTag)) {
      const times = this.#times.get(name) ?? [];
      times.push(at);
      // The first stays: it says since when what is older has been out of date.
      if (times.length > TIMES_OF_A_TAG) times.splice(1, 1);
      this.#times.set(name, times);
    }
  }

  /** What a tag stands for is deleted: what bears it is not to be shown any more, not even while it is made anew. */
  remove(tags: readonly string[], at: number): void {
    this.invalidate(tags, at);
    for (const name of tags) this.#removed.set(shortTag(name), at);
  }

  /** Whether what one of the tags stands for was deleted at a time or after it. */
  isRemoved(tags: readonly string[], since: number): boolean {
    return tags.some((name) => (this.#removed.get(shortTag(name)) ?? Number.NEGATIVE_INFINITY) >= since);
  }

  /** Invalidates everything: it is not known what has changed. */
  invalidateAll(at: number): void {
    this.#all = at;
  }

  /** The last invalidation of one of the tags; null if there was none. */
  lastOf(tags: readonly string[]): number | null {
    const found = tags.flatMap((name) => this.#times.get(shortTag(name))?.at(-1) ?? []);
    if (this.#all !== null) found.push(this.#all);
    return found.length === 0 ? null : Math.max(...found);
  }

  /** The first invalidation of one of the tags after a time, which is when what was made at that time went out of date; or null. */
  firstAfter(tags: readonly string[], time: number): number | null {
    const found = tags.flatMap((name) => this.#times.get(shortTag(name))?.find((at) => at > time) ?? []);
    if (this.#all !== null && this.#all > time) found.push(this.#all);
    return found.length === 0 ? null : Math.min(...found);
  }
}

/** What was read of the platform, and when the reading of it began, by the process's monotonic clock in milliseconds. */
export interface DatedReading<Data> {
  // First, so that the cache finds it without parsing all that follows (`begunAtOf`).
  readonly begunAt: number;
  readonly data: Data;
}

const BEGUN_AT = /^\{"begunAt":(\d+(?:\.\d+)?)[,}]/;

/** Reads, and says since when: a change that was announced meanwhile may not be in it. Throws what reading throws. */
export async function readDated<Data>(read: () => Promise<Data>): Promise<DatedReading<Data>> {
  const begunAt = monotonicNow();
  return { begunAt, data: await read() };
}

/** When the reading of what lies in Next's data cache began, from its JSON; null for what was not read by `readDated`. */
export function begunAtOf(json: string): number | null {
  const [, begunAt] = BEGUN_AT.exec(json) ?? [];
  return begunAt === undefined ? null : Number(begunAt);
}

/**
 * Milliseconds since 1970 as Next counts them: the machine's time when the process began, and a clock from there on that nobody sets.
 */
export function monotonicNow(): number {
  return performance.timeOrigin + performance.now();
}
