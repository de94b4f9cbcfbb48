import type { WaitingLine } from '@shop/page-server/waiting-line';
import { Pool } from 'pg';
import { log } from '#foundation/process/log.ts';
import { type PoolUse, watchPool, watchQueues } from '#foundation/process/metrics.ts';
import { watchedLine } from '#foundation/process/watched-line.ts';
import { type JobQueue, openJobQueue } from './job-queue';
import { migrateStore } from './migrate-store';
import { openJobs, openMails } from './queue-depth.repository';

/** The shop's own PostgreSQL database. */
export interface Store {
  /** The pool, with every migration applied. @throws when PostgreSQL cannot be reached; the next call tries again */
  readonly ready: () => Promise<Pool>;
  /** The job queue in the same database. @throws as `ready` */
  readonly queue: () => Promise<JobQueue>;
  /** Where requests wait for their turn. Within it, one connection at a time. */
  readonly line: WaitingLine;
  /** How busy its connections are. */
  readonly use: () => PoolUse;
  readonly close: () => Promise<void>;
}

const CONNECTIONS = 8;
/**
 * A server that is down refuses at once. A process that starts beside others, or makes pages for a burst, hears of its new connection many
 * seconds later.
 */
const CONNECT_MS = 10_000;
/** A shopper waits for these: nothing here takes longer, unless PostgreSQL is in trouble. */
const STATEMENT_MS = 3_000;
/** A burst of thousands is worked off in this time; who would wait longer had better come again. */
const LINE = { slots: CONNECTIONS, mostWaiting: 5_000, timeoutMs: 10_000 };
/** Longer than PostgreSQL's own limit: only a server that says nothing at all gets here. */
const SILENCE_MS = 4_000;

/**
 * Opens the store. Nothing is connected until it is asked for, so that the shop starts and shows its pages while the
 * database is away; it comes back by itself when the database does.
 */
export function openStore(url: string, migrations: string): Store {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENCE_MS,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener an idle connection that PostgreSQL closes would end the process.
  pool.on('error', (error) => log.error(`PostgreSQL closed an idle connection: ${error.message}`));
  // The pool listens to idle connections only; one that dies between two statements is refused the next, which tells it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const migrated = untilDone(() => migrate(url, migrations));
  const queue = untilDone(() => openJobQueue(pool));
  const ready = async () => {
    await migrated();
    return pool;
  };
  return {
    ready,
    queue: async () => {
      await ready();
      return queue();
    },
    line: watchedLine('store', LINE),
    use: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: untilDone(() => pool.end()),
  };
}

/** By a connection without time limits: a migration may take longer than a shopper waits, and so may the process that does it first. */
async function migrate(url: string, migrations: string): Promise<void> {
  const patient = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS });
  patient.on('error', (error) => log.error(`PostgreSQL closed an idle connection: ${error.message}`));
  patient.on('connect', (client) => client.on('error', () => undefined));
  await migrateStore(patient, migrations).finally(() => patient.end());
}

/** Does something once for all who ask for it; after a failure the next who asks tries again. */
function untilDone<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let done: Promise<Value> | undefined;
  return async () => {
    done ??= work();
    try {
      return await done;
    } catch (error) {
      done = undefined;
      throw error;
    }
  };
}

/** Has the metrics say how busy the database's connections are, and what waits in the queues (OBS-06). */
export function watchStore({ ready, queue, use }: Pick<Store, 'ready' | 'queue' | 'use'>): void {
  watchPool(use);
  watchQueues(
    async () => {
      // Its tables are made by whoever needs them first.
      await queue();
      return openJobs(await ready());
    },
    async () => openMails(await ready()),
  );
}
