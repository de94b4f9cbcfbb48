import { env } from '../src/env';
import type { Store } from '../src/server/store/open-store';
import { shopStore } from '../src/server/store/shop-store';

/** Runs a command's work on the shop's database (DATABASE_URL); a failure is one sentence and exit code 1. */
export async function withStoreOfCommand(work: (store: Store) => Promise<void>): Promise<void> {
  try {
    // A setting that is wrong is told here too.
    env();
    await work(shopStore());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await shopStore().close();
  }
}
