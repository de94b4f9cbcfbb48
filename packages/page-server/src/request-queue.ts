import { errorNamed } from './one-per-process';

/** The task was not started: too many wait already, or no slot became free in time. */
export class NoSlotError extends errorNamed('NoSlotError') {}

/** The task was not started: the client has disconnected. */
export class ClientGoneError extends errorNamed('ClientGoneError') {}

/** The task exceeded the maximum time for a slot. The caller no longer waits for it. */
export class OverdueError extends errorNamed('OverdueError') {}

/** Maximum time that a slot is held, in milliseconds. The slowest tasks call the platform a few times, some seconds each. */
export const SLOT_CEILING_MS = 30_000;

export interface QueueLimits {
  /** Concurrent tasks. */
  readonly slots: number;
  /** Maximum waiting tasks. */
  readonly maxWaiting: number;
  /** Maximum wait in milliseconds. */
  readonly timeoutMs: number;
  /** Maximum time that a task holds its slot, in milliseconds. @default 30000 */
  readonly ceilingMs?: number;
  /** Called for each task that held its slot longer. */
  readonly onOverdue?: () => void;
}

/** A task waiting for a slot. */
interface QueuedTask {
  readonly owner: string;
  readonly enter: () => void;
}

/**
 * Limits the number of concurrent tasks; the others wait for a limited time. A free slot is given to the owner that holds the
 * fewest, and among these to the earliest task. So one owner's tasks run in order, and an owner of many does not delay the
 * others. A slot is released after the ceiling, even if its task has not ended, so that hanging tasks cannot block the line.
 */
export class RequestQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Set<QueuedTask>();
  /** Slots held, by owner. */
  readonly #held = new Map<string, number>();
  #underWay = 0;
  /** When the last slot was released, on the monotonic clock. */
  #lastFreed = performance.now();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Tasks that hold a slot. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Tasks that wait for a slot. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Milliseconds without a released slot; 0 while one is free. */
  get stalledMs(): number {
    return this.#underWay < this.#limits.slots ? 0 : performance.now() - this.#lastFreed;
  }

  /**
   * @param more `gone`: aborted when the client disconnects: a waiting task is dropped then, a started one continues; `owner`: the
   * task's owner, one for all by default
   * @throws NoSlotError or ClientGoneError if the task was not started, OverdueError if it held its slot too long; else the
   * task's errors
   */
  async run<T>(
    work: () => Promise<T>,
    { gone, owner = '' }: { readonly gone?: AbortSignal | undefined; readonly owner?: string } = {},
  ): Promise<T> {
    if (gone?.aborted) throw new ClientGoneError('the client disconnected before its task was queued');
    await this.#enter(owner, gone);
    try {
      const { ceilingMs, onOverdue } = this.#limits;
      return await withCeiling(work, ceilingMs, onOverdue);
    } finally {
      this.#leave(owner);
    }
  }

  async #enter(owner: string, gone: AbortSignal | undefined): Promise<void> {
    const { slots, maxWaiting, timeoutMs } = this.#limits;
    if (this.#underWay < slots) {
      if (this.#underWay === slots - 1) this.#lastFreed = performance.now();
      this.#underWay += 1;
      this.#hold(owner, 1);
      return;
    }
    if (this.#waiting.size >= maxWaiting) throw new NoSlotError(`${maxWaiting} tasks are queued already`);
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', drop);
        this.#waiting.delete(waiting);
      };
      const waiting: QueuedTask = {
        owner,
        enter: () => {
          end();
          resolve();
        },
      };
      const drop = () => {
        end();
        reject(new ClientGoneError('the client disconnected while queued'));
      };
      const timer = setTimeout(() => {
        end();
        reject(new NoSlotError(`no slot was released in ${timeoutMs} ms`));
      }, timeoutMs);
      gone?.addEventListener('abort', drop, { once: true });
      this.#waiting.add(waiting);
    });
  }

  /** The slot is passed on at once: a later task cannot take it first. */
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

  #next(): QueuedTask | undefined {
    let next: QueuedTask | undefined;
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

/** Waits for a task up to the ceiling. @throws OverdueError after it */
export async function withCeiling<T>(
  work: () => Promise<T>,
  ceilingMs = SLOT_CEILING_MS,
  onOverdue: () => void = () => undefined,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onOverdue();
      reject(new OverdueError(`a task did not complete in ${ceilingMs} ms`));
    }, ceilingMs);
  });
  try {
    return await Promise.race([work(), overdue]);
  } finally {
    clearTimeout(timer);
  }
}
