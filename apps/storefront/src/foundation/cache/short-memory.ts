import { AVAILABILITIES_HELD, AVAILABILITY_FRESH_MS } from './cache-manifest';

/**
 * Answers by key for some seconds: many who ask for the same within them are one question, also those of the same moment. What
 * failed is asked anew by the next.
 */
export class ShortMemory<Key, Value> {
  readonly #held = new Map<Key, { readonly value: Promise<Value>; readonly until: number }>();
  readonly #ask: (key: Key) => Promise<Value>;
  readonly #now: () => number;

  /** @param now milliseconds of a monotonic clock */
  constructor(ask: (key: Key) => Promise<Value>, now: () => number = () => performance.now()) {
    this.#ask = ask;
    this.#now = now;
  }

  get(key: Key): Promise<Value> {
    const held = this.#held.get(key);
    if (held !== undefined && held.until > this.#now()) return held.value;
    const value = this.#ask(key);
    this.#held.delete(key);
    this.#held.set(key, { value, until: this.#now() + AVAILABILITY_FRESH_MS });
    value.catch(() => {
      if (this.#held.get(key)?.value === value) this.#held.delete(key);
    });
    const [oldest] = this.#held.keys();
    if (this.#held.size > AVAILABILITIES_HELD && oldest !== undefined) this.#held.delete(oldest);
    return value;
  }

  /** Whoever asks from now on is answered anew. */
  clear(): void {
    this.#held.clear();
  }
}
