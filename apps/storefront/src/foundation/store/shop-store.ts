import { join } from 'node:path';
import { onePerProcess } from '@shop/page-server/one-per-process';
import { env } from '#foundation/env/env.ts';
import { openStore, type Store } from './open-store';

/** The store of this process, which runs in the shop's own folder: a bundle does not know its sources' location. */
export function shopStore(): Store {
  return onePerProcess('store', () => openStore(env().databaseUrl, join(process.cwd(), 'migrations')));
}
