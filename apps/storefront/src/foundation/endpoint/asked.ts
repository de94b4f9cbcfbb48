import { RETRY_AFTER_OUTAGE_SECONDS } from '#foundation/http/platform-outage.ts';
import { problem } from '#foundation/http/problem.ts';
import { PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { log } from '#foundation/process/log.ts';

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
