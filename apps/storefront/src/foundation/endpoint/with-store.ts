import type { Pool } from 'pg';
import { problem } from '#foundation/http/problem.ts';
import { log } from '#foundation/process/log.ts';
import { NoSlotError } from '#foundation/process/waiting-line.ts';
import { isStoreDown } from '#foundation/store/is-store-down.ts';
import type { Store } from '#foundation/store/open-store.ts';

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
    if (!isStoreDown(error)) throw error;
    log.error(`the shop’s database cannot be reached: ${error}`);
    return unavailable('Service unavailable', RETRY_AFTER_SECONDS);
  }
}

function unavailable(title: string, seconds: number): Response {
  return problem({ status: 503, title }, { 'retry-after': String(seconds) });
}
