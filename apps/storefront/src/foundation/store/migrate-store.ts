import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { inTransaction } from './in-transaction';

/** An arbitrary constant that must be the same in every process. */
const LOCK = 3_110_250_102;

/**
 * Migrates the shop's database: applies a folder's SQL files that it does not have yet, in order of their names. One transaction
 * under a lock, so that processes that start together apply them once.
 */
export async function migrateStore(pool: Pool, folder: string): Promise<void> {
  const names = await migrationNames(folder);
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists shop_migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from shop_migration');
    const applied = new Set(rows.map(({ name }) => name));
    for (const name of names.filter((candidate) => !applied.has(candidate))) {
      await client.query(await readFile(join(folder, name), 'utf8'));
      await client.query('insert into shop_migration (name) values ($1)', [name]);
    }
  });
}

/**
 * The unapplied migrations of a folder, in order. The database may have more than the folder: a newer build runs at the same
 * time.
 * @throws if PostgreSQL cannot be reached, or no migration was ever applied
 */
export async function pendingMigrations(pool: Pool, folder: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from shop_migration');
  const applied = new Set(rows.map(({ name }) => name));
  return (await migrationNames(folder)).filter((name) => !applied.has(name));
}

async function migrationNames(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}
