import { LRUCache } from 'lru-cache';
import { widerNetworks } from './client-header';
import { ClientGoneError, type LineLimits, NoSlotError, SLOT_CEILING_MS, WaitingLine } from './waiting-line';

/** Too much was asked for; nothing was begun. */
export class TooManyRendersError extends Error {
  override readonly name = 'TooManyRendersError';
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** Too many wait for their page, or somebody waited too long: no fault of the client's own. */
export class FullLineError extends TooManyRendersError {}

interface GateLimits {
  /** Makes the line, for who counts what waits in it. */
  readonly makeLine?: (limits: Omit<LineLimits, 'onOverdue'>) => WaitingLine;
  /** Pages that one client may have made in a minute; half of them at once. */
  readonly perMinute: number;
  /** Pages made at a time. @default 8 */
  readonly slots?: number;
  /** Requests that wait for a slot. @default 400 */
  readonly mostWaiting?: number;
  /** Requests of one client that are made or wait. @default a quarter of its minute, at least 32 */
  readonly mostOfOne?: number;
  /** Longest wait in milliseconds. @default 10000 */
  readonly timeoutMs?: number;
  /** How long making a page may take, in milliseconds. @default 30000 */
  readonly ceilingMs?: number;
  /** Clients that are remembered; the least recently seen go first. @default 10000 */
  readonly mostClients?: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** What a client has left, and how many of its requests go on. */
interface Budget {
  left: number;
  at: number;
  underWay: number;
}

/** After a full line: it moves on within seconds. */
const RETRY_AFTER_LINE_SECONDS = 5;
const SECONDS_PER_MINUTE = 60;

/**
 * Stands before whatever makes pages (SEC-04). What is known to be kept does not come here. Who asks for many new ones is stopped by a budget
 * that fills up again by the second, and so many wait at most: a flood of made-up addresses takes turns with everybody else, and what waits
 * and who is remembered has a ceiling.
 */
export class RenderGate {
  readonly #limits: Required<GateLimits>;
  readonly #line: WaitingLine;
  readonly #budgets: LRUCache<string, Budget>;

  constructor(limits: GateLimits) {
    this.#limits = {
      makeLine: (line) => new WaitingLine(line),
      slots: 8,
      mostWaiting: 400,
      mostOfOne: Math.max(32, limits.perMinute / 4),
      timeoutMs: 10_000,
      ceilingMs: SLOT_CEILING_MS,
      mostClients: 10_000,
      now: () => performance.now(),
      ...limits,
    };
    this.#line = this.#limits.makeLine(this.#limits);
    this.#budgets = new LRUCache({ max: this.#limits.mostClients });
  }

  /** For how long no slot has come free, in milliseconds; 0 while one is free. */
  get stalledMs(): number {
    return this.#line.stalledMs;
  }

  /** How many clients are remembered. */
  get clients(): number {
    return this.#budgets.size;
  }

  /**
   * Does work for a client in its turn.
   * @param cost of it, in pages
   * @param isFree whether it turned out to cost nothing: the page was there
   * @param gone aborted when the client leaves: what waits is dropped then, and costs it nothing
   * @throws TooManyRendersError before anything was done, FullLineError where it was not the client's doing, ClientGoneError where it has
   * left, OverdueError where the work takes too long; else what the work throws
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
    const { mostOfOne, perMinute } = this.#limits;
    // A client, and the networks that it may change its address within.
    const budgets = [{ network: client, share: 1 }, ...widerNetworks(client)].map(({ network, share }) => ({
      budget: this.#budget(network, share),
      share,
    }));
    for (const { budget, share } of budgets) {
      if (budget.left < cost) {
        const seconds = Math.ceil(((cost - budget.left) * SECONDS_PER_MINUTE) / (perMinute * share));
        throw new TooManyRendersError('this client asked for too many new pages', Math.max(1, seconds));
      }
      if (budget.underWay >= mostOfOne * share) {
        throw new TooManyRendersError('this client asks for too many at a time', RETRY_AFTER_LINE_SECONDS);
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
      throw new FullLineError(error.message, RETRY_AFTER_LINE_SECONDS);
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
