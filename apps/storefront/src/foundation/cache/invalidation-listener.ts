import { Client, type Pool } from 'pg';
import { log } from '#foundation/process/log.ts';
import {
  CHANNEL,
  LOG_HOURS,
  lastInvalidation,
  readInvalidations,
} from '#foundation/store/cache-invalidation.repository.ts';

/** A look without being called: for a call that was lost, and to notice a connection that leads nowhere, in milliseconds. */
const LOOK_EVERY_MS = 5_000;
/** A server that is down refuses at once; a process that starts hears of its connection many seconds later. */
const CONNECT_MS = 10_000;
/** A connection that says nothing for so long leads nowhere. */
const SILENCE_MS = 4_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
/** Away for longer, what was missed may have been removed. An hour for clocks. */
const LONGEST_ABSENCE_MS = (LOG_HOURS - 1) * 60 * 60 * 1_000;

interface ListenerOptions {
  readonly connectionString: string;
  /** The pool, migrated. @throws while the database is away */
  readonly pool: () => Promise<Pool>;
  readonly onInvalidated: (tags: readonly string[]) => void;
  /** What was invalidated cannot be known any more. */
  readonly onLost: () => void;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  /** From 0 to 1, for the jitter of attempts to connect. */
  readonly random?: () => number;
}

/**
 * Reads the log of invalidations for this process: when PostgreSQL calls, and by itself every few seconds (CACHE-01). After it was cut
 * off it reads on from where it was; when that cannot be done any more it says so.
 */
export class InvalidationListener {
  readonly #options: Required<ListenerOptions>;
  /** The last entry that was applied; null before the first contact. */
  #last: number | null = null;
  #contactAt = 0;
  #client: Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #isStopped = false;
  #reading: Promise<void> | null = null;
  #isCalledAgain = false;

  constructor(options: ListenerOptions) {
    this.#options = { now: () => performance.now(), random: Math.random, ...options };
  }

  /** Begins, and goes on until it is stopped; a database that is away is tried again. */
  start(): void {
    void this.#connect();
  }

  /** Whether it is connected, and how long ago it last read, in milliseconds; null when it never did. */
  get state(): { readonly isConnected: boolean; readonly readMsAgo: number | null } {
    return {
      isConnected: this.#client !== null,
      readMsAgo: this.#last === null ? null : this.#options.now() - this.#contactAt,
    };
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    // It may be broken already, and whoever asked for the reading is told of its failure.
    await client?.end().catch(() => undefined);
    await this.#reading?.catch(() => undefined);
  }

  /** Applies everything that is in the log by now. @throws when the database is away */
  async catchUp(): Promise<void> {
    if (this.#reading !== null) {
      // What is being read may have been asked for before the entry that is meant came.
      this.#isCalledAgain = true;
      return this.#reading;
    }
    this.#reading = this.#readAll().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    do {
      this.#isCalledAgain = false;
      await this.#readOnce();
    } while (this.#isCalledAgain);
  }

  async #readOnce(): Promise<void> {
    const { pool: connect, now, onInvalidated, onLost } = this.#options;
    const pool = await connect();
    const newest = await lastInvalidation(pool);
    const isLost = this.#last === null || newest < this.#last || now() - this.#contactAt > LONGEST_ABSENCE_MS;
    if (isLost) {
      // Everything that was cached before the first contact, too, may be out of date.
      this.#last = newest;
      onLost();
    }
    while (this.#last !== null && this.#last < newest) {
      const entries = await readInvalidations(pool, this.#last);
      if (entries.length === 0) break;
      onInvalidated([...new Set(entries.flatMap(({ tags }) => tags))]);
      this.#last = entries.at(-1)?.id ?? newest;
    }
    this.#contactAt = now();
  }

  async #connect(): Promise<void> {
    if (this.#isStopped) return;
    const client = new Client({
      connectionString: this.#options.connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: SILENCE_MS,
      keepAlive: true,
    });
    const end = () => this.#lose(client);
    client.on('error', end);
    client.on('end', end);
    client.on('notification', () => this.#look(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#client = client;
      await this.catchUp();
      this.#failures = 0;
      this.#lookLater(client);
    } catch (error) {
      if (this.#failures === 0) log.error(`invalidations of other processes cannot be read: ${error}`);
      this.#lose(client);
    }
  }

  #look(client: Client): void {
    this.catchUp().catch(() => this.#lose(client));
  }

  #lookLater(client: Client): void {
    if (this.#isStopped || this.#client !== client) return;
    this.#timer = setTimeout(() => {
      client
        .query('select 1')
        .then(() => this.catchUp())
        .then(
          () => this.#lookLater(client),
          () => this.#lose(client),
        );
    }, LOOK_EVERY_MS).unref();
  }

  /** Connects again after a while, which grows from attempt to attempt; only once for each connection that is lost. */
  #lose(client: Client): void {
    if (client.listenerCount('notification') === 0) return;
    client.removeAllListeners('notification');
    clearTimeout(this.#timer);
    if (this.#client === client) this.#client = null;
    // A connection that is lost need not end well.
    client.end().catch(() => undefined);
    if (this.#isStopped) return;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.#failures, LONGEST_WAIT_MS);
    this.#failures += 1;
    this.#timer = setTimeout(() => void this.#connect(), wait * (0.5 + this.#options.random() / 2)).unref();
  }
}
