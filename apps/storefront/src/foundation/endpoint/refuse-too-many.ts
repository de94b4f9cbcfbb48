import type { EmailAddress } from '@shop/rules/email';
import { mailboxKey } from '@shop/rules/mailbox-key';
import type { Pool } from 'pg';
import { widerNetworks } from '#foundation/http/client-header.ts';
import { problem } from '#foundation/http/problem.ts';
import { countRequest, type Limit } from '#foundation/store/request-count.repository.ts';
import { clientOf } from './client-of';

/** Requests to be told of a restock about one address in ten minutes, from wherever: a gardener may miss many plants. */
const MOST_PER_ADDRESS = 60;

/** The limit of a client, and those of the networks that it may change its address within. */
interface ClientLimit extends Limit {
  readonly wider: readonly Limit[];
}

/** The limit of who asks, for the shop's forms together, or for clicks, which take nothing away from forms. */
export function clientLimit(
  request: Request,
  group: 'client' | 'aiTag' | 'telemetry' | 'link' | 'agent',
  most: number,
): ClientLimit {
  const client = clientOf(request);
  const wider = widerNetworks(client).map(({ network, share }) => ({
    subject: `${group}:${network}`,
    most: most * share,
  }));
  return { subject: `${group}:${client}`, most, wider };
}

/** The limit of restock notices about an address. */
export function addressLimit(address: EmailAddress): Limit {
  return { subject: `restockNotice:${mailboxKey(address)}`, most: MOST_PER_ADDRESS };
}

/**
 * Counts a request and answers 429 when it is one too many (API-06). Asked for the client before the address: who is stopped
 * uses up nothing of an address that may be somebody else's.
 */
export async function refuseTooMany(pool: Pool, limit: Limit | ClientLimit): Promise<Response | null> {
  for (const each of [limit, ...('wider' in limit ? limit.wider : [])]) {
    const seconds = await countRequest(pool, each);
    if (seconds !== null)
      return problem({ status: 429, title: 'Too many requests' }, { 'retry-after': String(seconds) });
  }
  return null;
}
