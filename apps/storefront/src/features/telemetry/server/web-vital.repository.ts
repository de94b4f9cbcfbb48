import type { Pool } from 'pg';
import type { VitalsRequest } from '../contract/vitals';
import type { Device, VitalName } from '../contract/vitals-limits';

/** Retention of browsers' measurements and errors in days. */
export const VITALS_DAYS = 30;

/** Stores the measurements of one page view (OBS-07). */
export async function recordVitals(
  pool: Pool,
  { page, device, connection, vitals }: VitalsRequest,
): Promise<void> {
  await pool.query(
    `insert into web_vital (page, device, connection, name, value, element)
     select $1, $2, $3, * from unnest($4::text[], $5::real[], $6::text[])`,
    [
      page,
      device,
      connection,
      vitals.map(({ name }) => name),
      vitals.map(({ value }) => value),
      vitals.map(({ element }) => element ?? null),
    ],
  );
}

/** The value below which three of four views of a kind of page stay. */
export interface VitalSummary {
  readonly page: string;
  readonly device: Device;
  readonly name: VitalName;
  /** Milliseconds; for CLS the score. */
  readonly p75: number;
  readonly views: number;
  /** The most frequent element of values from p75 on; null if none was reported. */
  readonly element: string | null;
}

/** The 75th percentile of each metric by kind of page and device, over the last days. */
export async function summarizeVitals(pool: Pool, days: number): Promise<readonly VitalSummary[]> {
  const { rows } = await pool.query<VitalSummary>(
    `with recent as (select * from web_vital where day > (now() at time zone 'Asia/Tokyo')::date - $1::integer),
     summary as (
       select page, device, name, percentile_cont(0.75) within group (order by value) as p75, count(*)::integer as views
       from recent group by page, device, name
     )
     select page, device, name, p75::float8 as p75, views, (
       select mode() within group (order by element) from recent
       where recent.page = summary.page and recent.device = summary.device and recent.name = summary.name
         and value >= p75 and element is not null
     ) as element
     from summary order by page, device, name`,
    [days],
  );
  return rows;
}

/** Deletes measurements beyond the retention period. */
export async function forgetOldVitals(pool: Pool): Promise<void> {
  await pool.query(
    `delete from web_vital where day <= (now() at time zone 'Asia/Tokyo')::date - $1::integer`,
    [VITALS_DAYS],
  );
}
