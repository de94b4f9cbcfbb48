import { onePerProcess } from '@shop/page-server/one-per-process';
import { bulkhead, ConsecutiveBreaker, circuitBreaker, handleType, type IPolicy, wrap } from 'cockatiel';
import { countPlatformCall, type PlatformOutcome } from '#foundation/process/metrics.ts';
import { beginSpan, currentRequest } from '#foundation/process/tracing.ts';
import { PlatformUnreachableError } from './platform-errors';

const OPERATION = /\b(?:query|mutation)\s+(\w+)/;

/** Calls the platform, counts the outcome and duration by operation name, and passes the trace on (OBS-06, OBS-08). */
export const platformFetch: typeof fetch = async (address, init) => {
  // Names of the shop's own documents: about thirty.
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

/** A retryable status counts as unreachable, a permanent one as refused. */
function outcomeOf(status: number): PlatformOutcome {
  if (status >= 500 || status === 429) return 'unreachable';
  return status >= 400 ? 'refused' : 'ok';
}

/** The shopper whose request caused the platform call; for an IPv6 network its first address. */
export function buyerAddress(): string | undefined {
  const client = currentRequest()?.client.replace(/\/64$/, '');
  return client === 'unknown' ? undefined : client;
}

/** Maximum concurrent calls, and how many may wait for a slot. */
const MAX_CONCURRENT = 16;
const MAX_WAITING = 500;
/** After this many consecutive failures no call is sent during the pause; then one is, whose answer decides. */
const FAILURES = 5;
const PAUSE_MS = 1_000;

/**
 * The call policy of a process for the platform (FAULT-01): limited concurrency, and no calls for a second after several
 * consecutive failures. Meanwhile cached pages are served, and others report at once that the platform is unreachable.
 */
export function platformPolicy(): IPolicy {
  return onePerProcess('platformPolicy', () =>
    wrap(
      bulkhead(MAX_CONCURRENT, MAX_WAITING),
      circuitBreaker(handleType(PlatformUnreachableError), {
        halfOpenAfter: PAUSE_MS,
        breaker: new ConsecutiveBreaker(FAILURES),
      }),
    ),
  );
}
