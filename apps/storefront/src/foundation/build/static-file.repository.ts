import type { Pool } from 'pg';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import type { BuiltFile, SharedFile } from './built-files.ts';

/** Written in one statement: a build has some hundred, of 30 KB each. */
const BATCH = 20;

/**
 * Notes that a build runs, and keeps those of its files that are not there. Any number of processes may do so at once: the first writes,
 * the others find it done.
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

/** Paths of every file that is kept. */
export async function staticFilePaths(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ path: string }>('select path from static_file');
  return rows.map(({ path }) => path);
}

/** A file by its path; undefined when it is not kept. */
export async function readStaticFile(pool: Pool, path: string): Promise<SharedFile | undefined> {
  const { rows } = await pool.query<SharedFile>(
    'select content_type as "contentType", body from static_file where path = $1',
    [path],
  );
  return rows[0];
}

/**
 * Removes the files of builds that no process has run for so many days.
 * @returns how many there were
 */
export async function forgetStaticFiles(pool: Pool, days: number): Promise<number> {
  const { rowCount } = await pool.query(
    'delete from static_file where last_seen_at < now() - make_interval(days => $1)',
    [days],
  );
  return rowCount ?? 0;
}
