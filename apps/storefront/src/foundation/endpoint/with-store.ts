import { CLIENT_HEADER, widerNetworks } from '@shop/page-server/client-header';
import { NoSlotError } from '@shop/page-server/waiting-line';
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

/** Seconds after which it is worth trying again. */
const RETRY_AFTER_SECONDS = 15;
/** The same after a burst, which is soon over. */
const RETRY_AFTER_BURST_SECONDS = 5;

/**
 * Answers with the help of the store, in turn with all others; while PostgreSQL cannot be reached, or after so long a wait that
 * nothing was begun, a 503 that says when to try again.
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

/** Who asks, as the shop's own server saw it; `unknown` where that does not stand in front (development). */
export function clientOf({ headers }: Request): string {
  return headers.get(CLIENT_HEADER) ?? 'unknown';
}

/**
 * What the platform answers, or a 503 that says when to try again while it is out of reach: nothing is taken that could not be
 * looked at.
 * @param what is asked for, for the log
 */
export async function asked<Value>(
  what: string,
  ask: () => Promise<Value>,
): Promise<{ readonly value: Value } | Response> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (!(error instanceof PlatformUnreachableError)) throw error;
    log.error(`${what} cannot be looked up: ${error.message}`);
    return problem(
      { status: 503, title: 'Service unavailable' },
      { 'retry-after': String(RETRY_AFTER_OUTAGE_SECONDS) },
    );
  }
}
