import type { RequestQueue } from '@shop/page-server/request-queue';
import { Pool } from 'pg';
import { log } from '#foundation/process/log.ts';
import { type PoolUse, watchPool, watchQueues } from '#foundation/process/metrics.ts';
import { watchedQueue } from '#foundation/process/watched-queue.ts';
import type { Depth } from '../process/metrics.ts';
import { type JobQueue, openJobQueue } from './job-queue';
import { migrateStore } from './migrate-store';

/** The shop's own PostgreSQL database. */
export interface Store {
  /** The pool, with every migration applied. @throws if PostgreSQL cannot be reached; the next call tries again */
  readonly ready: () => Promise<Pool>;
  /** The job queue in the same database. @throws as `ready` */
  readonly queue: () => Promise<JobQueue>;
  /** The waiting line for requests. Within it, use one connection at a time. */
  readonly line: RequestQueue;
  /** The use of its connections. */
  readonly use: () => PoolUse;
  readonly close: () => Promise<void>;
}

const CONNECTIONS = 8;
/**
 * A stopped server refuses at once. A process that starts beside others, or renders pages for a burst, may learn of its new
 * connection many seconds later.
 */
const CONNECT_MS = 10_000;
/** A shopper waits for these: only a PostgreSQL with problems takes longer. */
const STATEMENT_MS = 3_000;
/** A burst of thousands is processed in this time; clients that would wait longer should retry. */
const LINE = { slots: CONNECTIONS, maxWaiting: 5_000, timeoutMs: 10_000 };
/** Longer than PostgreSQL's own limit: only a server that does not answer at all reaches it. */
const SILENCE_MS = 4_000;

/**
 * Opens the store. It connects on first use, so that the shop starts and serves pages while the database is unavailable; it
 * recovers with the database.
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
  // Without a listener an idle connection closed by PostgreSQL would end the process.
  pool.on('error', (error) => log.error(`PostgreSQL closed an idle connection: ${error.message}`));
  // The pool listens only to idle connections; one that dies between two statements fails the next statement, which reports it.
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
    line: watchedQueue('store', LINE),
    use: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: untilDone(() => pool.end()),
  };
}

/** Uses a connection without time limits: a migration, and the wait for another process's migration, may take longer than requests may. */
async function migrate(url: string, migrations: string): Promise<void> {
  const patient = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS });
  patient.on('error', (error) => log.error(`PostgreSQL closed an idle connection: ${error.message}`));
  patient.on('connect', (client) => client.on('error', () => undefined));
  await migrateStore(patient, migrations).finally(() => patient.end());
}

/** Runs work once for all callers; after a failure the next caller tries again. */
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
      // Its first user creates its tables.
      await queue();
      return openJobs(await ready());
    },
    async () => openMails(await ready()),
  );
}

/** Open jobs of each queue. */
async function openJobs(pool: Pool): Promise<readonly Depth[]> {
  const { rows } = await pool.query<Depth>(
    `select queue.name, count(job.id)::integer as count
     from pgboss.queue left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry', 'active')
     where queue.name not like '\\_\\_%' group by queue.name`,
  );
  return rows;
}

/** Queued mails that are not sent. */
async function openMails(pool: Pool): Promise<readonly Depth[]> {
  const { rows } = await pool.query<{ waiting: number; given_up: number }>(
    `select count(*) filter (where given_up_at is null)::integer as waiting,
            count(given_up_at)::integer as given_up from mail where sent_at is null`,
  );
  const { waiting = 0, given_up: givenUp = 0 } = rows[0] ?? {};
  return [
    { name: 'waiting', count: waiting },
    { name: 'givenUp', count: givenUp },
  ];
}
