/** Milliseconds after which a failed read is tried again. */
const RETRY = 1_000;

/**
 * Reads changed things again, one batch after the other: whoever asks is sure that what was committed before is read, and never
 * overwritten by a slower read that began earlier. What could not be read is tried again until it can.
 */
export class RefreshQueue {
  readonly #read: (ids: readonly number[]) => Promise<void>;
  readonly #waiting = new Set<number>();
  #working: Promise<void> | null = null;

  constructor(read: (ids: readonly number[]) => Promise<void>) {
    this.#read = read;
  }

  /**
   * @returns when these have been read
   * @throws what the read throws; the queue then goes on trying by itself
   */
  refresh(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return Promise.resolve();
    for (const id of ids) this.#waiting.add(id);
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
    return this.#working;
  }

  async #work(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting];
      this.#waiting.clear();
      try {
        await this.#read(batch);
      } catch (error) {
        setTimeout(() => void this.refresh(batch).catch(() => undefined), RETRY).unref();
        throw error;
      }
    }
  }
}
