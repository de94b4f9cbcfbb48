/** Too many are waiting already, or it took too long: nothing was begun. */
export class NoPlaceError extends Error {
  override readonly name = 'NoPlaceError';
}

interface Limits {
  /** Works at a time. */
  readonly places: number;
  /** How many may wait for a place. */
  readonly mostWaiting: number;
  /** How long one waits, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Lets so many in at a time; the others wait, in the order they came, for a while. A burst is worked off one after the other
 * this way, where all at once would only be in each other's way.
 */
export class WaitingLine {
  readonly #limits: Limits;
  readonly #waiting = new Set<() => void>();
  #inside = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws NoPlaceError when the work was not begun; else what the work throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    const { places, mostWaiting, timeoutMs } = this.#limits;
    if (this.#inside < places) {
      this.#inside += 1;
      return;
    }
    if (this.#waiting.size >= mostWaiting) throw new NoPlaceError(`${mostWaiting} are waiting already`);
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        this.#waiting.delete(enter);
        reject(new NoPlaceError(`no place came free in ${timeoutMs} ms`));
      }, timeoutMs);
      const enter = () => {
        clearTimeout(giveUp);
        resolve();
      };
      this.#waiting.add(enter);
    });
  }

  /** Whoever leaves hands its place to the one who came first. */
  #leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#inside -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
