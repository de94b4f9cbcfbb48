import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltFile, SharedFile } from '@shop/page-server/built-files';
import type { Pool } from 'pg';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import type { Store } from '#foundation/store/open-store.ts';

/** Files per statement: a build has some hundred, of 30 KB each. */
const BATCH = 20;

/**
 * Records that a build is in use, and stores its missing files. Concurrent processes may call it: the first writes, the others
 * find it done.
 */
export async function storeStaticFiles(
  pool: Pool,
  build: string,
  files: readonly BuiltFile[],
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('static-files'))`);
    const { rows } = await client.query<{ path: string }>(
      'update static_file set last_seen_at = now(), build = $2 where path = any($1) returning path',
      [files.map(({ path }) => path), build],
    );
    const known = new Set(rows.map(({ path }) => path));
    const missing = files.filter(({ path }) => !known.has(path));
    for (let start = 0; start < missing.length; start += BATCH) {
      const batch = missing.slice(start, start + BATCH);
      await client.query(
        `insert into static_file (path, content_type, body, build)
         select path, content_type, body, $4 from unnest($1::text[], $2::text[], $3::bytea[]) as file (path, content_type, body)`,
        [
          batch.map(({ path }) => path),
          batch.map(({ contentType }) => contentType),
          await Promise.all(batch.map(({ read }) => read())),
          build,
        ],
      );
    }
  });
}

/** Paths of all stored files. */
export async function staticFilePaths(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ path: string }>('select path from static_file');
  return rows.map(({ path }) => path);
}

/** A file by its path; undefined if not stored. */
export async function readStaticFile(pool: Pool, path: string): Promise<SharedFile | undefined> {
  const { rows } = await pool.query<SharedFile>(
    'select content_type as "contentType", body from static_file where path = $1',
    [path],
  );
  return rows[0];
}

/**
 * Deletes the files of builds that no process has used for this many days.
 * @returns how many there were
 */
export async function forgetStaticFiles(pool: Pool, days: number): Promise<number> {
  const { rowCount } = await pool.query(
    'delete from static_file where last_seen_at < now() - make_interval(days => $1)',
    [days],
  );
  return rowCount ?? 0;
}

/** A build that runs says so again in good time before its files count as forgotten. */
const RENEW_INTERVAL_MS = 6 * 3_600_000;
const RETRY_MS = 10_000;
/** Pages need no database: the shop waits for one at most this long. */
const MAX_WAIT_MS = 5_000;

interface SharedBuild {
  readonly store: Pick<Store, 'ready'>;
  /** The build id. */
  readonly build: string;
  readonly files: readonly BuiltFile[];
  /** Logs that the database cannot be reached. */
  readonly say: (sentence: string) => void;
}

/**
 * Shares this build's files with the processes of other builds (OPS-06), and renews their use while the process lives. Resolves
 * when they are stored, so that no page refers to them earlier, or when the database is unavailable: it retries then.
 */
export async function shareBuild({ store, build, files, say }: SharedBuild): Promise<void> {
  async function share(): Promise<void> {
    let next = RENEW_INTERVAL_MS;
    try {
      await storeStaticFiles(await store.ready(), build, files);
    } catch (error) {
      say(`the shop’s database cannot be reached: ${error}`);
      next = RETRY_MS;
    }
    setTimeout(() => void share(), next).unref();
  }
  await Promise.race([share(), sleep(MAX_WAIT_MS, undefined, { ref: false })]);
}
