/** Counts attempts per key in a sliding window and reports when the limit is reached. The counts are in memory: a restart clears them. */
export class RateLimiter {
  readonly #attempts = new Map<string, number[]>();
  readonly #most: number;
  readonly #windowMs: number;

  /** @param most attempts allowed within `windowMs` milliseconds */
  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Whether one more attempt is allowed now. */
  isAllowed(key: string, now: Date): boolean {
    return this.#recent(key, now).length < this.#most;
  }

  /** Counts an attempt. */
  count(key: string, now: Date): void {
    this.#attempts.set(key, [...this.#recent(key, now), now.getTime()]);
    if (this.#attempts.size > 10_000) {
      for (const known of this.#attempts.keys()) {
        this.#recent(known, now);
      }
    }
  }

  #recent(key: string, now: Date): number[] {
    const since = now.getTime() - this.#windowMs;
    const recent = (this.#attempts.get(key) ?? []).filter((moment) => moment > since);
    if (recent.length === 0) {
      this.#attempts.delete(key);
    }
    return recent;
  }
}
