import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** A subject whose requests are counted, and its limit per window. */
export interface Limit {
  /** `client:192.0.2.1`, `address:hana@example.com`; stored as a hash. */
  readonly subject: string;
  readonly most: number;
}

/** Length of a window. */
export const WINDOW_SECONDS = 600;

/**
 * Counts one request, across all processes.
 * @returns null within the limit, else the seconds until the next window
 */
export async function countRequest(pool: Pool, { subject, most }: Limit): Promise<number | null> {
  const { rows } = await pool.query<{ count: number; seconds_left: number }>(
    `insert into request_count (subject, window_started_at, count) values ($1, now(), 1)
     on conflict (subject) do update set
       count = case when request_count.window_started_at > now() - make_interval(secs => $2)
         then least(request_count.count, 1000000) + 1 else 1 end,
       window_started_at = case when request_count.window_started_at > now() - make_interval(secs => $2)
         then request_count.window_started_at else now() end
     returning count, ceil(extract(epoch from window_started_at - now()) + $2)::integer as seconds_left`,
    [hash(subject), WINDOW_SECONDS],
  );
  const [row] = rows;
  // The first request of a window deletes old windows: no separate cleanup is needed.
  if (row?.count === 1) await forgetOldWindows(pool);
  return row === undefined || row.count <= most ? null : Math.max(1, row.seconds_left);
}

async function forgetOldWindows(pool: Pool): Promise<void> {
  await pool.query(
    `delete from request_count where subject in (
       select subject from request_count where window_started_at < now() - make_interval(secs => $1)
       limit 100 for update skip locked
     )`,
    [WINDOW_SECONDS],
  );
}

function hash(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
