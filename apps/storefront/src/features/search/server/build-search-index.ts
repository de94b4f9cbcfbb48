import type { Pool } from 'pg';
import { SEARCH, SEARCH_RANKING } from '#foundation/cache/tags.ts';
import { writeInvalidation } from '#foundation/store/cache-invalidation.repository.ts';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import { japaneseReadings } from './japanese-readings';
import { readSourcePlaces, readSourceProduct, readSourceProducts } from './read-search-source';
import type { IndexEntry } from './search-document';
import {
  lockSearchEntries,
  rankOfProduct,
  searchEntryKeys,
  type WrittenEntry,
  writeSearchEntries,
  writeSearchRanking,
} from './search-entry.repository';
import { toPlaceEntry, toProductEntry } from './to-index-entry';

/** Rank of products new to the index: after all others. */
const LAST_RANK = 1_000_000;
/** Yields to other jobs after this many entries. */
const ENTRIES_AT_ONCE = 50;

/**
 * Reads all data of the platform and builds the index in one transaction: a process never reads a partial index. Deleted items are
 * removed. Returns the number of changed entries.
 * @throws as `queryPlatform`, and if the database is unavailable: nothing was written
 */
export async function buildSearchIndex(pool: Pool): Promise<number> {
  const [products, places] = [await readSourceProducts(), await readSourcePlaces()];
  const read = await japaneseReadings();
  const entries: IndexEntry[] = [];
  for (const [index, product] of products.entries()) {
    entries.push(toProductEntry(product, index + 1, read));
    if (index % ENTRIES_AT_ONCE === 0) await othersTurn();
  }
  entries.push(...places.map((place) => toPlaceEntry(place, read)));
  const written: WrittenEntry[] = entries.map((entry) => {
    const { kind, handle } = entry.document;
    return { kind, handle, entry };
  });
  const there = new Set(written.map(({ kind, handle }) => `${kind} ${handle}`));
  const gone = (await searchEntryKeys(pool)).filter(({ kind, handle }) => !there.has(`${kind} ${handle}`));
  const ranking = products.map(({ ja }) => ja.card.handle);
  return write(pool, [...written, ...gone.map((key) => ({ ...key, entry: null }))], ranking);
}

/**
 * Reads changed products again. Returns how many entries changed.
 * @throws as `buildSearchIndex`
 */
export async function refreshSearchIndex(pool: Pool, handles: readonly string[]): Promise<number> {
  const read = await japaneseReadings();
  const written: WrittenEntry[] = [];
  for (const handle of new Set(handles)) {
    const product = await readSourceProduct(handle);
    const rank = (await rankOfProduct(pool, handle)) ?? LAST_RANK;
    const entry = product && toProductEntry(product, rank, read);
    written.push({ kind: 'product', handle, entry });
  }
  return write(pool, written);
}

/** @param ranking products in best-seller order, if it was read */
async function write(
  pool: Pool,
  entries: readonly WrittenEntry[],
  ranking: readonly string[] | null = null,
): Promise<number> {
  return inTransaction(pool, async (client) => {
    await lockSearchEntries(client);
    const changed = await writeSearchEntries(client, entries);
    const isNewRanking = ranking !== null && (await writeSearchRanking(client, ranking));
    // A new order alone makes no search result stale: only new results use it.
    const tags = [...(changed > 0 ? [SEARCH] : []), ...(isNewRanking ? [SEARCH_RANKING] : [])];
    if (tags.length > 0) await writeInvalidation(client, tags);
    return changed;
  });
}

function othersTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
