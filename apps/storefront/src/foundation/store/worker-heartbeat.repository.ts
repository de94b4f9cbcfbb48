import type { Pool } from 'pg';

/** Crashed workers are forgotten after this. */
const FORGET_HOURS = 24;

/** Records that a worker is alive (OBS-02). */
export async function recordHeartbeat(pool: Pool, id: string): Promise<void> {
  await pool.query(
    `insert into worker_sign (id, last_seen_at) values ($1, now())
     on conflict (id) do update set last_seen_at = excluded.last_seen_at`,
    [id],
  );
  await pool.query('delete from worker_sign where last_seen_at < now() - make_interval(hours => $1)', [
    FORGET_HOURS,
  ]);
}

/** Removes a worker that has ended regularly. */
export async function deleteHeartbeat(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from worker_sign where id = $1', [id]);
}

/** Seconds since the last sign of any worker, by the database's clock; null if none is known. */
export async function secondsSinceHeartbeat(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ seconds: number | null }>(
    'select extract(epoch from now() - max(last_seen_at))::float8 as seconds from worker_sign',
  );
  return rows[0]?.seconds ?? null;
}
