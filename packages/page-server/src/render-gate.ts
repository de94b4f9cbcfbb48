import { LRUCache } from 'lru-cache';
import { widerNetworks } from './client-header';
import {
  ClientGoneError,
  NoSlotError,
  type QueueLimits,
  RequestQueue,
  SLOT_CEILING_MS,
} from './request-queue';

/** The request exceeded a limit; no work was begun. */
export class TooManyRendersError extends Error {
  override readonly name = 'TooManyRendersError';
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** The queue is full, or the wait timed out: not the client's fault. */
export class QueueFullError extends TooManyRendersError {}

interface GateLimits {
  /** Creates the queue, for a caller that counts its waiting tasks. */
  readonly makeLine?: (limits: Omit<QueueLimits, 'onOverdue'>) => RequestQueue;
  /** Renders per client and minute; half of them in one burst. */
  readonly perMinute: number;
  /** Concurrent renders. @default 8 */
  readonly slots?: number;
  /** Requests waiting for a slot. @default 400 */
  readonly maxWaiting?: number;
  /** Running and waiting requests of one client. @default a quarter of its minute, at least 32 */
  readonly maxPerClient?: number;
  /** Maximum wait in milliseconds. @default 10000 */
  readonly timeoutMs?: number;
  /** Maximum time of a render, in milliseconds. @default 30000 */
  readonly ceilingMs?: number;
  /** Maximum clients remembered; the least recently seen are evicted. @default 10000 */
  readonly maxClients?: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** A client's remaining budget, and its number of requests in progress. */
interface Budget {
  left: number;
  at: number;
  underWay: number;
}

/** After a full queue, which moves on within seconds. */
const RETRY_AFTER_QUEUE_SECONDS = 5;
const SECONDS_PER_MINUTE = 60;

/**
 * Limits all rendering (SEC-04). Requests known to be cached bypass it. A client that requests many new pages is stopped by a budget that
 * refills every second. The queue and the remembered clients are bounded, too, so a flood of invented addresses takes turns with other
 * clients.
 */
export class RenderGate {
  readonly #limits: Required<GateLimits>;
  readonly #line: RequestQueue;
  readonly #budgets: LRUCache<string, Budget>;

  constructor(limits: GateLimits) {
    this.#limits = {
      makeLine: (line) => new RequestQueue(line),
      slots: 8,
      maxWaiting: 400,
      maxPerClient: Math.max(32, limits.perMinute / 4),
      timeoutMs: 10_000,
      ceilingMs: SLOT_CEILING_MS,
      maxClients: 10_000,
      now: () => performance.now(),
      ...limits,
    };
    this.#line = this.#limits.makeLine(this.#limits);
    this.#budgets = new LRUCache({ max: this.#limits.maxClients });
  }

  /** Milliseconds without a released slot; 0 while one is free. */
  get stalledMs(): number {
    return this.#line.stalledMs;
  }

  /** Number of remembered clients. */
  get clients(): number {
    return this.#budgets.size;
  }

  /**
   * Runs a client's work once a slot is free.
   * @param cost in pages
   * @param isFree whether it turned out to cost nothing: the page was cached
   * @param gone aborted when the client leaves: waiting work is dropped then, and costs it nothing
   * @throws TooManyRendersError before any work, QueueFullError if the client is not the cause, ClientGoneError if it has disconnected, OverdueError
   * if the work takes too long; else the work's errors
   */
  async run<Result>(
    client: string,
    work: () => Promise<Result>,
    {
      cost = 1,
      isFree = () => false,
      gone,
    }: { cost?: number; isFree?: (result: Result) => boolean; gone?: AbortSignal | undefined } = {},
  ): Promise<Result> {
    const { maxPerClient, perMinute } = this.#limits;
    // A client, and the networks within which it may change its address.
    const budgets = [{ network: client, share: 1 }, ...widerNetworks(client)].map(({ network, share }) => ({
      budget: this.#budget(network, share),
      share,
    }));
    for (const { budget, share } of budgets) {
      if (budget.left < cost) {
        const seconds = Math.ceil(((cost - budget.left) * SECONDS_PER_MINUTE) / (perMinute * share));
        throw new TooManyRendersError('this client requested too many new pages', Math.max(1, seconds));
      }
      if (budget.underWay >= maxPerClient * share) {
        throw new TooManyRendersError(
          'this client sends too many concurrent requests',
          RETRY_AFTER_QUEUE_SECONDS,
        );
      }
    }
    const charge = (pages: number) => {
      for (const { budget } of budgets) budget.left -= pages;
    };
    const count = (change: number) => {
      for (const { budget } of budgets) budget.underWay += change;
    };
    charge(cost);
    count(1);
    try {
      const result = await this.#line.run(work, { gone, owner: client });
      if (isFree(result)) charge(-cost);
      return result;
    } catch (error) {
      if (error instanceof ClientGoneError) charge(-cost);
      if (!(error instanceof NoSlotError)) throw error;
      throw new QueueFullError(error.message, RETRY_AFTER_QUEUE_SECONDS);
    } finally {
      count(-1);
    }
  }

  #budget(client: string, share: number): Budget {
    const { now } = this.#limits;
    const perMinute = this.#limits.perMinute * share;
    const most = perMinute / 2;
    const budget = this.#budgets.get(client) ?? { left: most, at: now(), underWay: 0 };
    const seconds = (now() - budget.at) / 1_000;
    budget.left = Math.min(most, budget.left + (seconds * perMinute) / SECONDS_PER_MINUTE);
    budget.at = now();
    this.#budgets.set(client, budget);
    return budget;
  }
}
