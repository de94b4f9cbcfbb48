import type { Pool, PoolClient } from 'pg';
import { env } from '../../env';
import { onePerProcess } from '../../process/one-per-process';
import { followSearchIndex } from '../search/live-search-index';
import { writeInvalidation } from '../store/cache-invalidation.repository';
import { inTransaction } from '../store/in-transaction';
import { shopStore } from '../store/shop-store';
import { invalidateAllHere, invalidateHere } from './invalidate-here';
import { InvalidationListener } from './invalidation-listener';
import { SEARCH, SEARCH_RANKING } from './tags';

/** The listener of this process. */
export function invalidationListener(): InvalidationListener {
  return onePerProcess(
    'invalidationListener',
    () =>
      new InvalidationListener({
        connectionString: env().databaseUrl,
        pool: () => shopStore().ready(),
        onInvalidated: (tags) => {
          // Searches are out of date when this process has read the new index, and no sooner.
          invalidateHere(tags.filter((name) => name !== SEARCH));
          if (tags.includes(SEARCH) || tags.includes(SEARCH_RANKING)) followSearchIndex();
        },
        onLost: () => {
          invalidateAllHere();
          followSearchIndex();
        },
      }),
  );
}

/**
 * Invalidates tags in every process of the shop: what `decide` says is written into the log in one transaction with what it notes
 * itself, and this process has taken note before the promise resolves.
 * @param decide returns the tags, none if nothing is to be invalidated
 * @throws when the database is away: nothing was written
 */
export async function invalidate(
  pool: Pool,
  decide: (client: PoolClient) => Promise<readonly string[]>,
): Promise<void> {
  const tags = await inTransaction(pool, async (client) => {
    const decided = await decide(client);
    if (decided.length > 0) await writeInvalidation(client, decided);
    return decided;
  });
  if (tags.length > 0) await invalidationListener().catchUp();
}
