import type { Pool } from 'pg';
import { isStoreDown } from '../store/is-store-down';
import type { Store } from '../store/open-store';
import { problem } from './problem';

/** Seconds after which it is worth trying again. */
const RETRY_AFTER_SECONDS = 15;

/** Answers with the help of the store; while PostgreSQL cannot be reached, a 503 that says when to try again. */
export async function withStore(store: Store, answer: (pool: Pool) => Promise<Response>): Promise<Response> {
  try {
    return await answer(await store.ready());
  } catch (error) {
    if (!isStoreDown(error)) throw error;
    console.error(`the shop’s database cannot be reached: ${error}`);
    return problem(
      { status: 503, title: 'The service cannot be reached now' },
      { 'retry-after': String(RETRY_AFTER_SECONDS) },
    );
  }
}
