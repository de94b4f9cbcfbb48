import { onePerProcess } from '@shop/page-server/one-per-process';
import { bulkhead, ConsecutiveBreaker, circuitBreaker, handleType, type IPolicy, wrap } from 'cockatiel';
import { countPlatformCall, type PlatformOutcome } from '#foundation/process/metrics.ts';
import { beginSpan, currentRequest } from '#foundation/process/tracing.ts';
import { PlatformUnreachableError } from './platform-errors';

const OPERATION = /\b(?:query|mutation)\s+(\w+)/;

/** Asks the platform, counts how it answered and how long it took, by the name of the operation, and lets it know the trace (OBS-06, OBS-08). */
export const platformFetch: typeof fetch = async (address, init) => {
  // Names of our own documents: there are some thirty.
  const operation = OPERATION.exec(String(init?.body))?.[1] ?? 'unnamed';
  const span = beginSpan(`platform ${operation}`, {
    kind: 'client',
    attributes: { 'graphql.operation.name': operation },
  });
  const start = performance.now();
  let outcome: PlatformOutcome = 'unreachable';
  try {
    const headers = new Headers(init?.headers);
    if (span !== null) headers.set('traceparent', span.traceparent);
    const answer = await fetch(address, { ...init, headers });
    outcome = outcomeOf(answer.status);
    span?.end({ 'http.response.status_code': answer.status });
    return answer;
  } catch (error) {
    span?.end({}, error);
    throw error;
  } finally {
    countPlatformCall(operation, outcome, performance.now() - start);
  }
};

/** What may succeed a moment later was out of reach; what will not was refused. */
function outcomeOf(status: number): PlatformOutcome {
  if (status >= 500 || status === 429) return 'unreachable';
  return status >= 400 ? 'refused' : 'ok';
}

/** The shopper whose request made the shop ask the platform; a network of IPv6 by its first address. */
export function buyerAddress(): string | undefined {
  const client = currentRequest()?.client.replace(/\/64$/, '');
  return client === 'unknown' ? undefined : client;
}

/** Questions on their way at once, and how many may wait for one of them to come back. */
const AT_ONCE = 16;
const MOST_WAITING = 500;
/** After so many failures in a row nobody is sent for a while, then one, whose answer decides. */
const FAILURES = 5;
const PAUSE_MS = 1_000;

/**
 * How a process of the shop asks the platform (FAULT-01): so many at once, and not at all for a second after several failures in a row.
 * Pages that were rendered are answered as they were meanwhile, others say at once that the platform cannot be reached.
 */
export function platformPolicy(): IPolicy {
  return onePerProcess('platformPolicy', () =>
    wrap(
      bulkhead(AT_ONCE, MOST_WAITING),
      circuitBreaker(handleType(PlatformUnreachableError), {
        halfOpenAfter: PAUSE_MS,
        breaker: new ConsecutiveBreaker(FAILURES),
      }),
    ),
  );
}
