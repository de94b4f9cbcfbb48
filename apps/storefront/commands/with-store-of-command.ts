import { dirname } from 'node:path';
import { envOrEnd } from '../src/foundation/env/env-or-end';
import { nameService } from '../src/foundation/process/log';
import type { Store } from '../src/foundation/store/open-store';
import { shopStore } from '../src/foundation/store/shop-store';

/** Runs a command's work on the shop's database (DATABASE_URL); a failure is one sentence and exit code 1. */
export async function withStoreOfCommand(work: (store: Store) => Promise<void>): Promise<void> {
  // What a command prints is its output; what it logs goes beside that.
  nameService('command', 2);
  // Commands lie in a folder of the shop's own, where they are written and where they are built.
  process.chdir(dirname(dirname(process.argv[1] ?? '')));
  envOrEnd();
  try {
    await work(shopStore());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await shopStore().close();
  }
}
