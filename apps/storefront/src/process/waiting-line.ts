import { hasErrorName } from './has-error-name';

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

/**
 * Lets so many works run at a time; the others wait, in the order they came, for a while. A burst is worked off one after the other this
 * way. A slot is free again after the ceiling, whatever its work does, so that no number of works that never end stops the line.
 */
export class WaitingLine {
  readonly #limits: LineLimits;
  readonly #waiting = new Set<() => void>();
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
   * @param gone aborted when whoever asked has left: what waits is dropped then, what was begun goes on
   * @throws NoSlotError or ClientGoneError when the work was not begun, OverdueError when it held its slot for too long; else what the work
   * throws
   */
  async run<T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    if (gone?.aborted) throw new ClientGoneError('whoever asked has left');
    await this.#enter(gone);
    try {
      const { ceilingMs, onOverdue } = this.#limits;
      return await withCeiling(work, ceilingMs, onOverdue);
    } finally {
      this.#leave();
    }
  }

  async #enter(gone: AbortSignal | undefined): Promise<void> {
    const { slots, mostWaiting, timeoutMs } = this.#limits;
    if (this.#underWay < slots) {
      if (this.#underWay === slots - 1) this.#lastFreed = performance.now();
      this.#underWay += 1;
      return;
    }
    if (this.#waiting.size >= mostWaiting) throw new NoSlotError(`${mostWaiting} are waiting already`);
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', drop);
        this.#waiting.delete(enter);
      };
      const enter = () => {
        end();
        resolve();
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
      this.#waiting.add(enter);
    });
  }

  /** Whoever leaves hands its slot to the one who came first. */
  #leave(): void {
    this.#lastFreed = performance.now();
    const [next] = this.#waiting;
    if (next === undefined) this.#underWay -= 1;
    else next();
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
