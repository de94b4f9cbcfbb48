import { type EmailAddress, emailKey } from '@shop/rules/email';
import type { Pool } from 'pg';
import { countRequest } from '../store/request-count.repository';
import { clientOf } from './client-of';
import { problem } from './problem';

/** Requests about one address in ten minutes, from wherever. */
const MOST_PER_ADDRESS = 5;

interface Attempt {
  readonly request: Request;
  /** What is asked for; each kind counts on its own. */
  readonly kind: 'mailMagazine' | 'restockNotice' | 'aiTag';
  readonly address: EmailAddress | null;
  readonly mostPerClient: number;
}

/** Counts a request and answers 429 when it is one too many, of this client or about this address (API-06). */
export async function refuseTooMany(pool: Pool, attempt: Attempt): Promise<Response | null> {
  const { request, kind, address, mostPerClient } = attempt;
  const seconds = await countRequest(pool, [
    // Clicks take nothing away from forms.
    { subject: `${kind === 'aiTag' ? 'aiTag' : 'client'}:${clientOf(request)}`, most: mostPerClient },
    ...(address === null ? [] : [{ subject: `${kind}:${emailKey(address)}`, most: MOST_PER_ADDRESS }]),
  ]);
  if (seconds === null) return null;
  return problem({ status: 429, title: 'Too many requests' }, { 'retry-after': String(seconds) });
}
