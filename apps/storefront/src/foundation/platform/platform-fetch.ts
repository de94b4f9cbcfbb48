import { countPlatformCall, type PlatformOutcome } from '#foundation/process/metrics.ts';
import { beginSpan } from '#foundation/process/tracing.ts';

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
