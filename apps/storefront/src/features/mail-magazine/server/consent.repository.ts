import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** Version of the words beside the registration form; a change of them is a new version. */
const CONSENT_WORDING = 'mail-magazine-2026-11';

interface Consent {
  /** By `consentHash`. */
  readonly subjectHash: string;
  readonly event: 'registered' | 'confirmed' | 'unsubscribed' | 'resubscribed' | 'erased';
  /** Where it was said: `footerForm`, `mailLink`, `mailClient`, `command`. */
  readonly source: string;
}

/** Writes down what somebody agreed to or ended, in the transaction that does it (MAIL-06). */
export async function recordConsent(
  client: PoolClient,
  { subjectHash, event, source }: Consent,
): Promise<void> {
  await client.query(
    'insert into mail_consent (subject_hash, event, source, wording) values ($1, $2, $3, $4)',
    [subjectHash, event, source, CONSENT_WORDING],
  );
}

/** By this the records of one address are found, and nobody is known by them who is not known already. */
export function consentHash(addressKey: string): string {
  return createHash('sha256').update(`consent:${addressKey}`).digest('base64url');
}

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
