import { dirname } from 'node:path';
import { envOrEnd } from '../src/foundation/env/env-or-end';
import { nameService } from '../src/foundation/process/log';
import type { Store } from '../src/foundation/store/open-store';
import { shopStore } from '../src/foundation/store/shop-store';

/** Runs a command's work on the shop's database (DATABASE_URL); an error prints one sentence, with exit code 1. */
export async function withStoreOfCommand(work: (store: Store) => Promise<void>): Promise<void> {
  // A command prints its output to stdout; its log goes to stderr.
  nameService('command', 2);
  // Commands are in a folder of the shop's own, both in the sources and in the build.
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
