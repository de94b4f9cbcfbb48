import type { Pool } from 'pg';

/**
 * Erases the records of consent of everybody who left so many days ago: whose last record says that they unsubscribed or were erased. Who
 * is a member, or came back, keeps all of them (MAIL-06).
 * @returns how many records there were
 */
export async function forgetOldConsents(pool: Pool, retentionDays: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from mail_consent where subject_hash in (
       select subject_hash from (
         select distinct on (subject_hash) subject_hash, event, happened_at from mail_consent
         order by subject_hash, id desc
       ) last
       where event in ('unsubscribed', 'erased') and happened_at < now() - make_interval(days => $1)
     )`,
    [retentionDays],
  );
  return rowCount ?? 0;
}
