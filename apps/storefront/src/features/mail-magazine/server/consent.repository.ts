import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

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
