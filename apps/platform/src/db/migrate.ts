import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './open.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
/** Any constant, the same in every process. */
const LOCK = 4_120_250_101;

/**
 * Migrates the database: applies new files of `migrations/` in name order. One transaction under a lock lets concurrently started processes
 * migrate once.
 */
export async function migrate(database: Database): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migration');
    const applied = new Set(rows.map((row) => row.name));
    for (const name of readdirSync(FOLDER).sort()) {
      if (!name.endsWith('.sql') || applied.has(name)) continue;
      await client.query(readFileSync(new URL(name, FOLDER), 'utf8'));
      await client.query('insert into migration (name) values ($1)', [name]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
