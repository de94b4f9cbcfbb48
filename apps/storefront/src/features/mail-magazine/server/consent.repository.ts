import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** Version of the text beside the registration form; a changed text is a new version. */
const CONSENT_WORDING = 'mail-magazine-2026-11';

interface Consent {
  /** By `consentHash`. */
  readonly subjectHash: string;
  readonly event: 'registered' | 'confirmed' | 'unsubscribed' | 'resubscribed' | 'erased';
  /** Where consent was given or ended: `footerForm`, `mailLink`, `mailClient`, `command`. */
  readonly source: string;
}

/** Records a consent or its end, in the transaction that applies it (MAIL-06). */
export async function recordConsent(
  client: PoolClient,
  { subjectHash, event, source }: Consent,
): Promise<void> {
  await client.query(
    'insert into mail_consent (subject_hash, event, source, wording) values ($1, $2, $3, $4)',
    [subjectHash, event, source, CONSENT_WORDING],
  );
}

/** The key of an address's consent records; it identifies only an address that is already known. */
export function consentHash(addressKey: string): string {
  return createHash('sha256').update(`consent:${addressKey}`).digest('base64url');
}

/**
 * Erases the consent records of every person whose last record is an unsubscription or erasure at least this many days ago.
 * Members, including returned ones, keep all records (MAIL-06).
 * @returns the number of erased records
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
