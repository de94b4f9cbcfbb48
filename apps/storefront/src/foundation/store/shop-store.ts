import { join } from 'node:path';
import { env } from '#foundation/env/env.ts';
import { onePerProcess } from '#foundation/process/one-per-process.ts';
import { openStore, type Store } from './open-store';

/** The store of this process, which runs in the shop's own folder: a bundle does not know where its sources lay. */
export function shopStore(): Store {
  return onePerProcess('store', () => openStore(env().databaseUrl, join(process.cwd(), 'migrations')));
}
