import { onePerProcess } from '@shop/page-server/one-per-process';
import type { Pool, PoolClient } from 'pg';
import { followSearchIndex } from '#features/search/server/live-search-index.ts';
import { InvalidationListener } from '#foundation/cache/invalidation-listener.ts';
import { SEARCH, SEARCH_RANKING } from '#foundation/cache/tags.ts';
import { env } from '#foundation/env/env.ts';
import { writeInvalidation } from '#foundation/store/cache-invalidation.repository.ts';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import { shopStore } from '#foundation/store/shop-store.ts';
import { invalidateAllHere, invalidateHere } from './invalidate-here';

/** The listener of this process. */
export function invalidationListener(): InvalidationListener {
  return onePerProcess(
    'invalidationListener',
    () =>
      new InvalidationListener({
        connectionString: env().databaseUrl,
        pool: () => shopStore().ready(),
        onInvalidated: (tags) => {
          // Searches become stale only after this process has read the new index.
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
 * Invalidates tags in every process of the shop. The tags from `decide` are written to the log in one transaction with its own
 * writes, and this process has applied them before the promise resolves.
 * @param decide returns the tags, none if nothing is to be invalidated
 * @throws if the database is unavailable: nothing was written
 */
export async function invalidate(
  pool: Pool,
  decide: (client: PoolClient) => Promise<readonly string[]>,
): Promise<void> {
  const entry = await inTransaction(pool, async (client) => {
    const tags = await decide(client);
    return tags.length > 0 ? writeInvalidation(client, tags) : null;
  });
  if (entry !== null) await invalidationListener().catchUpTo(entry);
}
