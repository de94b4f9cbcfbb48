import { hasErrorName } from './one-per-process';

/** Nothing was begun: too many wait already, or no slot came free in time. */
export class NoSlotError extends Error {
  override readonly name = 'NoSlotError';

  static override [Symbol.hasInstance](value: unknown): value is NoSlotError {
    return hasErrorName(value, 'NoSlotError');
  }
}

/** Nothing was begun: whoever asked has left. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';

  static override [Symbol.hasInstance](value: unknown): value is ClientGoneError {
    return hasErrorName(value, 'ClientGoneError');
  }
}

/** The work took longer than a slot may be held. It is no longer waited for. */
export class OverdueError extends Error {
  override readonly name = 'OverdueError';

  static override [Symbol.hasInstance](value: unknown): value is OverdueError {
    return hasErrorName(value, 'OverdueError');
  }
}

/** How long a slot may be held, in milliseconds. The slowest work waits for the platform a few times, some seconds each. */
export const SLOT_CEILING_MS = 30_000;

export interface LineLimits {
  /** Works at a time. */
  readonly slots: number;
  /** How many may wait for a slot. */
  readonly mostWaiting: number;
  /** How long one waits, in milliseconds. */
  readonly timeoutMs: number;
  /** How long a work may hold its slot, in milliseconds. @default 30000 */
  readonly ceilingMs?: number;
  /** Told of each work that held its slot for longer. */
  readonly onOverdue?: () => void;
}

/** A work that waits for a slot. */
interface Waiting {
  readonly owner: string;
  readonly enter: () => void;
}

/**
 * Lets so many works run at a time; the others wait for a while. A slot that comes free is given to the owner that holds the fewest, and
 * among these to the work that came first: the works of one owner are done in order, and whoever asks for many does not hold up the
 * others. A slot is free again after the ceiling, whatever its work does, so that no number of works that never end stops the line.
 */
export class WaitingLine {
  readonly #limits: LineLimits;
  readonly #waiting = new Set<Waiting>();
  /** Slots held, by owner. */
  readonly #held = new Map<string, number>();
  #underWay = 0;
  /** When the last slot was given back, of the monotonic clock. */
  #lastFreed = performance.now();

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /** Works that hold a slot. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Works that wait for a slot. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** For how long no slot has come free, in milliseconds; 0 while one is free. */
  get stalledMs(): number {
    return this.#underWay < this.#limits.slots ? 0 : performance.now() - this.#lastFreed;
  }

  /**
   * @param more `gone`: aborted when whoever asked has left: what waits is dropped then, what was begun goes on; `owner`: whom it is for,
   * one for all by default
   * @throws NoSlotError or ClientGoneError when the work was not begun, OverdueError when it held its slot for too long; else what the work
   * throws
   */
  async run<T>(
    work: () => Promise<T>,
    { gone, owner = '' }: { readonly gone?: AbortSignal | undefined; readonly owner?: string } = {},
  ): Promise<T> {
    if (gone?.aborted) throw new ClientGoneError('whoever asked has left');
    await this.#enter(owner, gone);
    try {
      const { ceilingMs, onOverdue } = this.#limits;
      return await withCeiling(work, ceilingMs, onOverdue);
    } finally {
      this.#leave(owner);
    }
  }

  async #enter(owner: string, gone: AbortSignal | undefined): Promise<void> {
    const { slots, mostWaiting, timeoutMs } = this.#limits;
    if (this.#underWay < slots) {
      if (this.#underWay === slots - 1) this.#lastFreed = performance.now();
      this.#underWay += 1;
      this.#hold(owner, 1);
      return;
    }
    if (this.#waiting.size >= mostWaiting) throw new NoSlotError(`${mostWaiting} are waiting already`);
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', drop);
        this.#waiting.delete(waiting);
      };
      const waiting: Waiting = {
        owner,
        enter: () => {
          end();
          resolve();
        },
      };
      const drop = () => {
        end();
        reject(new ClientGoneError('whoever asked has left while waiting'));
      };
      const timer = setTimeout(() => {
        end();
        reject(new NoSlotError(`no slot came free in ${timeoutMs} ms`));
      }, timeoutMs);
      gone?.addEventListener('abort', drop, { once: true });
      this.#waiting.add(waiting);
    });
  }

  /** The slot is handed on at once: nobody who comes meanwhile gets it first. */
  #leave(owner: string): void {
    this.#lastFreed = performance.now();
    this.#hold(owner, -1);
    const next = this.#next();
    if (next === undefined) {
      this.#underWay -= 1;
      return;
    }
    this.#hold(next.owner, 1);
    next.enter();
  }

  #next(): Waiting | undefined {
    let next: Waiting | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const waiting of this.#waiting) {
      const held = this.#held.get(waiting.owner) ?? 0;
      if (held >= fewest) continue;
      next = waiting;
      fewest = held;
    }
    return next;
  }

  #hold(owner: string, change: number): void {
    const held = (this.#held.get(owner) ?? 0) + change;
    if (held === 0) this.#held.delete(owner);
    else this.#held.set(owner, held);
  }
}

/** Waits for a work until the ceiling. @throws OverdueError after it */
export async function withCeiling<T>(
  work: () => Promise<T>,
  ceilingMs = SLOT_CEILING_MS,
  onOverdue: () => void = () => undefined,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onOverdue();
      reject(new OverdueError(`a work did not end in ${ceilingMs} ms`));
    }, ceilingMs);
  });
  try {
    return await Promise.race([work(), overdue]);
  } finally {
    clearTimeout(timer);
  }
}
