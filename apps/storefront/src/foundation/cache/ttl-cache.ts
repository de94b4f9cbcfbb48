import { LRUCache } from 'lru-cache';
import { AVAILABILITIES_HELD, AVAILABILITY_FRESH_MS } from './cache-manifest';

/**
 * Caches answers by key for some seconds: requests for the same key within that time, also concurrent ones, share one call. A
 * failure is not cached.
 */
export class TtlCache<Key extends string | number, Value> {
  readonly #held: LRUCache<Key, Promise<Value>>;
  readonly #ask: (key: Key) => Promise<Value>;

  /** @param now milliseconds of a monotonic clock */
  constructor(ask: (key: Key) => Promise<Value>, now: () => number = () => performance.now()) {
    this.#ask = ask;
    this.#held = new LRUCache({
      max: AVAILABILITIES_HELD,
      ttl: AVAILABILITY_FRESH_MS,
      ttlResolution: 0,
      perf: { now },
    });
  }

  get(key: Key): Promise<Value> {
    const held = this.#held.get(key);
    if (held !== undefined) return held;
    const value = this.#ask(key);
    this.#held.set(key, value);
    value.catch(() => {
      if (this.#held.peek(key) === value) this.#held.delete(key);
    });
    return value;
  }

  /** Clears it: later requests get new answers. */
  clear(): void {
    this.#held.clear();
  }
}
