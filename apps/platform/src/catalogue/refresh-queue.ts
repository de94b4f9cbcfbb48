/** Milliseconds before a failed read is retried. */
const RETRY = 1_000;

/**
 * Reloads changed objects in consecutive batches. A completed request guarantees that earlier commits are read and not overwritten by a
 * slower, older read. Failed reads are retried until they succeed.
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
   * @throws the error of the read; the queue keeps retrying
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
