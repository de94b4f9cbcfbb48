import type { Database } from './open.ts';

/** Maximum concurrent writing transactions; the pool keeps connections for readers. */
const MAX_AT_ONCE = 8;

/**
 * Admits writing transactions: serially per key, and up to a total limit. Without it fifty changes of one cart would each hold a connection
 * while waiting for the same row lock, and other requests would get none. (Row locks still ensure correctness, also between processes; the
 * gate only keeps the queue out of the database.)
 */
export class WriteGate {
  readonly #tails = new Map<string, Promise<void>>();
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    let finish = (): void => undefined;
    const tail = before.then(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    this.#tails.set(key, tail);
    await before;
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
      finish();
      if (this.#tails.get(key) === tail) {
        this.#tails.delete(key);
      }
    }
  }

  async #enter(): Promise<void> {
    if (this.#inside < MAX_AT_ONCE) {
      this.#inside += 1;
      return;
    }
    // A finished transaction passes its slot on.
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) {
      this.#inside -= 1;
    } else {
      next();
    }
  }
}

const gates = new WeakMap<Database, WriteGate>();

/** The gate of a database's pool. */
export function writeGateOf(database: Database): WriteGate {
  const known = gates.get(database) ?? new WriteGate();
  gates.set(database, known);
  return known;
}
