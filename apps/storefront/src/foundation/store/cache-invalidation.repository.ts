import type { Pool, PoolClient } from 'pg';

/** The channel that notifies processes of new entries. */
export const CHANNEL = 'cache_invalidation';

/** Hours that invalidations are kept: after a longer absence a process must treat everything as changed. */
export const LOG_HOURS = 24;
/** Webhooks are retried for two days; one hour more, and one for clock differences. */
const WEBHOOK_HOURS = 50;
/** Maximum entries per read; the next poll reads the rest. */
const MAX_READ = 1_000;

/** One entry of the log. */
export interface Invalidation {
  readonly id: number;
  readonly tags: readonly string[];
}

/** Writes that tags are invalidated, and notifies every process when the transaction commits. @returns the entry's number */
export async function writeInvalidation(client: PoolClient, tags: readonly string[]): Promise<number> {
  // Serialised: otherwise a smaller number could appear after a process has read a greater one.
  const { rows } = await client.query<{ id: string }>(
    `with locked as materialized (select pg_advisory_xact_lock(hashtext($2::text))),
     written as (insert into cache_invalidation (tags) select $1::text[] from locked returning id)
     select id, pg_notify($2::text, '') from written`,
    [tags, CHANNEL],
  );
  return Number(rows[0]?.id);
}

/** The number of the newest entry, 0 for none. */
export async function lastInvalidation(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    'select coalesce(max(id), 0) as id from cache_invalidation',
  );
  return Number(rows[0]?.id);
}

/** Entries written after a given one, oldest first. */
export async function readInvalidations(pool: Pool, after: number): Promise<Invalidation[]> {
  const { rows } = await pool.query<{ id: string; tags: string[] }>(
    'select id, tags from cache_invalidation where id > $1 order by id limit $2',
    [after, MAX_READ],
  );
  return rows.map(({ id, tags }) => ({ id: Number(id), tags }));
}

/** Records that a webhook takes effect; false if it already did. */
export async function recordWebhook(client: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into webhook_received (id) values ($1) on conflict do nothing',
    [id],
  );
  return rowCount === 1;
}

/** Records the list data of a product; returns whether it changed. */
export async function recordListing(client: PoolClient, handle: string, digest: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into product_listed (handle, digest) values ($1, $2)
     on conflict (handle) do update set digest = excluded.digest where product_listed.digest <> excluded.digest`,
    [handle, digest],
  );
  return rowCount === 1;
}

/** Deletes entries that are no longer needed. */
export async function removeOldInvalidations(pool: Pool): Promise<void> {
  await pool.query(
    'delete from cache_invalidation where invalidated_at < now() - make_interval(hours => $1)',
    [LOG_HOURS],
  );
  await pool.query('delete from webhook_received where received_at < now() - make_interval(hours => $1)', [
    WEBHOOK_HOURS,
  ]);
}
