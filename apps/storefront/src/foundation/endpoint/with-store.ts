import { CLIENT_HEADER, widerNetworks } from '@shop/page-server/client-header';
import { NoSlotError } from '@shop/page-server/request-queue';
import type { EmailAddress } from '@shop/rules/email';
import { isDatabaseDown } from '@shop/rules/is-database-down';
import { mailboxKey } from '@shop/rules/mailbox-key';
import type { Pool } from 'pg';
import { RETRY_AFTER_OUTAGE_SECONDS } from '#foundation/http/platform-outage.ts';
import { problem } from '#foundation/http/problem.ts';
import { PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { log } from '#foundation/process/log.ts';
import type { Store } from '#foundation/store/open-store.ts';
import { countRequest, type Limit } from '#foundation/store/request-count.repository.ts';

/** Seconds before a retry is useful. */
const RETRY_AFTER_SECONDS = 15;
/** The same after a burst, which is short. */
const RETRY_AFTER_BURST_SECONDS = 5;

/**
 * Answers with access to the store, queued with all other requests. A 503 with a retry time if PostgreSQL cannot be reached, or
 * after too long a wait without starting.
 */
export async function withStore(store: Store, answer: (pool: Pool) => Promise<Response>): Promise<Response> {
  try {
    return await store.line.run(async () => answer(await store.ready()));
  } catch (error) {
    if (error instanceof NoSlotError)
      return unavailable('Too many requests at once', RETRY_AFTER_BURST_SECONDS);
    if (!isDatabaseDown(error)) throw error;
    log.error(`the shop’s database cannot be reached: ${error}`);
    return unavailable('Service unavailable', RETRY_AFTER_SECONDS);
  }
}

function unavailable(title: string, seconds: number): Response {
  return problem({ status: 503, title }, { 'retry-after': String(seconds) });
}

/** Maximum restock requests about one address in ten minutes, from any client: a gardener may want many plants. */
const MAX_PER_ADDRESS = 60;

/** The limit of a client, and those of the wider networks in which it may change its address. */
interface ClientLimit extends Limit {
  readonly wider: readonly Limit[];
}

/** The client's limit for a group: all of the shop's forms share one; clicks have their own and do not reduce it. */
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
  return { subject: `restockNotice:${mailboxKey(address)}`, most: MAX_PER_ADDRESS };
}

/**
 * Counts a request and answers 429 beyond the limit (API-06). The client is checked before the address: a blocked client does not
 * use up the limit of another person's address.
 */
export async function refuseTooMany(pool: Pool, limit: Limit | ClientLimit): Promise<Response | null> {
  for (const each of [limit, ...('wider' in limit ? limit.wider : [])]) {
    const seconds = await countRequest(pool, each);
    if (seconds !== null)
      return problem({ status: 429, title: 'Too many requests' }, { 'retry-after': String(seconds) });
  }
  return null;
}

/** The client as seen by the shop's own server; `unknown` without that server (development). */
export function clientOf({ headers }: Request): string {
  return headers.get(CLIENT_HEADER) ?? 'unknown';
}

/**
 * The platform's answer, or a 503 with a retry time while it is unreachable: nothing unchecked is accepted.
 * @param what is requested, for the log
 */
export async function withPlatform<Value>(
  what: string,
  ask: () => Promise<Value>,
): Promise<{ readonly value: Value } | Response> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (!(error instanceof PlatformUnreachableError)) throw error;
    log.error(`${what} cannot be validated: ${error.message}`);
    return problem(
      { status: 503, title: 'Service unavailable' },
      { 'retry-after': String(RETRY_AFTER_OUTAGE_SECONDS) },
    );
  }
}
