import { bulkhead, ConsecutiveBreaker, circuitBreaker, handleType, type IPolicy, wrap } from 'cockatiel';
import { onePerProcess } from '#foundation/process/one-per-process.ts';
import { PlatformUnreachableError } from './platform-errors';

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
