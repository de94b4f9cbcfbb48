import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { withoutPersonalData } from '#foundation/process/without-personal-data.ts';
import type { ClientErrorsRequest } from '../contract/vitals';
import { VITALS_DAYS } from './web-vital.repository';

/** Maximum distinct errors stored: invented ones cannot fill the table. */
const MAX_KINDS = 500;

/** An error reported by browsers. */
export interface ClientError {
  readonly message: string;
  readonly place: string;
  /** Kind of page where it first occurred. */
  readonly page: string;
  readonly count: number;
  readonly lastSeenAt: Date;
}

/** Counts a page's errors: the same message at the same position is one error (OBS-07). Text that looks like personal data is redacted. */
export async function recordClientErrors(pool: Pool, { page, errors }: ClientErrorsRequest): Promise<void> {
  for (const error of errors) {
    const message = withoutPersonalData(error.message);
    await pool.query(
      `insert into client_error (fingerprint, message, place, page)
       select $1, $2, $3, $4 where exists (select 1 from client_error where fingerprint = $1)
         or (select count(*) from client_error) < $5
       on conflict (fingerprint) do update set count = client_error.count + 1, last_seen_at = now()`,
      [fingerprint(message, error.place), message, error.place, page, MAX_KINDS],
    );
  }
}

/** Errors of the last days, most frequent first. */
export async function listClientErrors(pool: Pool, days: number): Promise<readonly ClientError[]> {
  const { rows } = await pool.query<ClientError>(
    `select message, place, page, count, last_seen_at as "lastSeenAt" from client_error
     where last_seen_at > now() - make_interval(days => $1) order by count desc, last_seen_at desc`,
    [days],
  );
  return rows;
}

/** Deletes errors that did not recur within the retention period. */
export async function forgetOldClientErrors(pool: Pool): Promise<void> {
  await pool.query('delete from client_error where last_seen_at < now() - make_interval(days => $1)', [
    VITALS_DAYS,
  ]);
}

function fingerprint(message: string, place: string): string {
  // Built files get new names with each build; numbers in messages are ids and amounts.
  const stable = `${message.replace(/\d+/g, '0')}\n${place.replace(/-[\da-f]{8,}(?=\.)/g, '')}`;
  return createHash('sha256').update(stable).digest('base64url');
}
