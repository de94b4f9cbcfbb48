import { Client, type Pool } from 'pg';
import { log } from '#foundation/process/log.ts';
import {
  CHANNEL,
  LOG_HOURS,
  lastInvalidation,
  readInvalidations,
} from '#foundation/store/cache-invalidation.repository.ts';

/** Poll interval, for a lost notification and to detect a dead connection, in milliseconds. */
const LOOK_EVERY_MS = 5_000;
/** A stopped server refuses at once; a starting process may learn of its connection many seconds later. */
const CONNECT_MS = 10_000;
/** A connection without an answer for this long is dead. */
const SILENCE_MS = 4_000;
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 5_000;
/** After a longer absence, missed entries may have been deleted. One hour covers clock differences. */
const MAX_ABSENCE_MS = (LOG_HOURS - 1) * 60 * 60 * 1_000;

interface ListenerOptions {
  readonly connectionString: string;
  /** The pool, migrated. @throws while the database is unavailable */
  readonly pool: () => Promise<Pool>;
  readonly onInvalidated: (tags: readonly string[]) => void;
  /** Called when missed invalidations can no longer be determined. */
  readonly onLost: () => void;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  /** From 0 to 1, for the jitter of reconnects. */
  readonly random?: () => number;
}

/**
 * Reads the log of invalidations for this process: on a PostgreSQL notification, and every few seconds (CACHE-01). After a
 * disconnect it continues from its last entry; if that is no longer possible it calls `onLost`.
 */
export class InvalidationListener {
  readonly #options: Required<ListenerOptions>;
  /** The last applied entry; null before the first contact. */
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

  /** Starts, and runs until it is stopped; an unavailable database is retried. */
  start(): void {
    void this.#connect();
  }

  /** Whether it is connected, and the milliseconds since its last read; null for none. */
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
    // It may be broken already, and the caller of the read gets its failure.
    await client?.end().catch(() => undefined);
    await this.#reading?.catch(() => undefined);
  }

  /** Applies all current entries of the log. @throws while the database is unavailable */
  async catchUp(): Promise<void> {
    if (this.#reading !== null) {
      // The read in progress may have started before the expected entry was written.
      this.#isCalledAgain = true;
      return this.#reading;
    }
    this.#reading = this.#readAll().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** Applies the log up to an entry, which its notification may have caused already. @throws while the database is unavailable */
  async catchUpTo(entry: number): Promise<void> {
    await this.#reading;
    if (this.#last === null || this.#last < entry) await this.catchUp();
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
    const isLost = this.#last === null || newest < this.#last || now() - this.#contactAt > MAX_ABSENCE_MS;
    if (isLost) {
      // Anything cached before the first contact may be stale, too.
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

  /** Reconnects after a delay that grows with each attempt; only once per lost connection. */
  #lose(client: Client): void {
    if (client.listenerCount('notification') === 0) return;
    client.removeAllListeners('notification');
    clearTimeout(this.#timer);
    if (this.#client === client) this.#client = null;
    // Closing a lost connection may fail.
    client.end().catch(() => undefined);
    if (this.#isStopped) return;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.#failures, MAX_WAIT_MS);
    this.#failures += 1;
    this.#timer = setTimeout(() => void this.#connect(), wait * (0.5 + this.#options.random() / 2)).unref();
  }
}
