import type { Pool } from 'pg';
import type { Depth } from '#foundation/process/metrics.ts';

/** Open jobs of each queue. */
export async function openJobs(pool: Pool): Promise<readonly Depth[]> {
  const { rows } = await pool.query<Depth>(
    `select queue.name, count(job.id)::integer as count
     from pgboss.queue left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry', 'active')
     where queue.name not like '\\_\\_%' group by queue.name`,
  );
  return rows;
}

/** Queued mails that are not sent. */
export async function openMails(pool: Pool): Promise<readonly Depth[]> {
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
