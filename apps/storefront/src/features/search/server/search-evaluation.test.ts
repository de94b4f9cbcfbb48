import { mkdirSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { scaleCatalogue } from '@shop/fixtures/scale-catalogue';
import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { expect, test } from 'vitest';
import { catalogueDocuments } from '#test/search/catalogue-documents.ts';
import { evaluateSearch, GRADED_QUERIES, IS_REPORTED, MORE_PRODUCTS } from '#test/search/evaluate-search.ts';
import { evaluateUnfitted } from '#test/search/evaluate-unfitted.ts';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { shopIndex } from '#test/search/shop-index.ts';
import { japaneseReadings } from './japanese-readings';
import { searchCatalogue } from './search-catalogue';
import type { IndexEntry } from './search-document';
import type { SearchIndex } from './search-index';
import { suggestFromIndex } from './suggest-from-index';

test('[SEARCH-07] a hundred queries with graded answers: found, in the right order, and nonsense finds nothing', async () => {
  const { index, products } = await indexedCatalogue();
  const score = evaluateSearch(index, products);
  expect(score.queries).toBeGreaterThanOrEqual(100);
  expect(score.foundForNonsense).toEqual([]);
  expect(score.zeroShare).toBeLessThanOrEqual(0.02);
  expect(score.ndcg, JSON.stringify(score.weak)).toBeGreaterThanOrEqual(0.85);
  if (MORE_PRODUCTS > 0) report({ score });
});

test('[SEARCH-07] queries that nothing was fitted to: found, in the right order, safe and by the pages of help', async () => {
  const { index, products } = await indexedCatalogue();
  const unfitted = {
    open: evaluateUnfitted(index, products, 'open'),
    closed: evaluateUnfitted(index, products, 'closed'),
  };
  for (const { all, kinds } of Object.values(unfitted)) {
    expect(all.score).toBeGreaterThanOrEqual(0.9);
    expect(all.zeroShare).toBeLessThanOrEqual(0.02);
    expect([kinds['safety']?.score, kinds['nonsense']?.score]).toEqual([1, 1]);
    expect(kinds['help']?.score).toBeGreaterThanOrEqual(0.9);
  }
  if (IS_REPORTED) report({ unfitted });
});

test.runIf(MORE_PRODUCTS > 0)('[SEARCH-07] a search among ten thousand products takes its time', async () => {
  const catalogue = scaleCatalogue(loadCatalogue(), MORE_PRODUCTS);
  const entries = await entryTexts(catalogue);
  // The first index makes the engine compile its code, which is no memory of an index: the second one is measured.
  indexOf(entries);
  await collectGarbage();
  const before = usedBytes();
  const index = indexOf(entries);
  await collectGarbage();
  const indexMb = (usedBytes() - before) / 1e6;
  // The texts are in both measurements: they must be reachable until here.
  expect(entries.length).toBeGreaterThan(MORE_PRODUCTS);
  const { products } = catalogue;
  const times = GRADED_QUERIES.map(({ query }) =>
    timeOf(() => searchCatalogue(index, query, DEFAULT_LIST_VIEW)),
  );
  const at = (share: number, kind: 'wall' | 'work') => quantile(times, share, kind);
  // As typed: the first half, and the whole.
  const suggesting = GRADED_QUERIES.flatMap(({ query }) =>
    [query.slice(0, Math.ceil(query.length / 2)), query].map((typed) =>
      timeOf(() => suggestFromIndex(index, typed, 'ja')),
    ),
  );
  const score = evaluateSearch(index, products);
  report({
    large: {
      products: products.length,
      indexMb,
      p50: at(0.5, 'work'),
      p95: at(0.95, 'work'),
      wallP95: at(0.95, 'wall'),
      suggestP50: quantile(suggesting, 0.5, 'work'),
      suggestP95: quantile(suggesting, 0.95, 'work'),
      ndcg: score.ndcg,
      zeroShare: score.zeroShare,
    },
  });
  expect(indexMb).toBeLessThanOrEqual(40);
  // CPU time of a search: independent of other load on the machine.
  expect(at(0.95, 'work')).toBeLessThanOrEqual(40);
  expect(quantile(suggesting, 0.95, 'work')).toBeLessThanOrEqual(40);
});

/** A function of its own: what it builds on the way is garbage before memory is measured. */
async function entryTexts(catalogue: Catalogue): Promise<Buffer[]> {
  const entries = catalogueDocuments(catalogue, await japaneseReadings());
  return entries.map((entry) => Buffer.from(JSON.stringify(entry)));
}

/** As a process reads its entries: one by one, without shared objects. */
function indexOf(entries: readonly Buffer[]): SearchIndex {
  const index = shopIndex();
  for (const entry of entries) index.put(JSON.parse(String(entry)) as IndexEntry);
  return index;
}

/** Used memory, including array buffers, which are not part of the heap. */
function usedBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** In milliseconds: wall-clock time and CPU time. */
interface Times {
  readonly wall: number;
  readonly work: number;
}

function timeOf(act: () => unknown): Times {
  const [start, used] = [performance.now(), process.cpuUsage()];
  act();
  const { user, system } = process.cpuUsage(used);
  return { wall: performance.now() - start, work: (user + system) / 1_000 };
}

function quantile(times: readonly Times[], share: number, kind: keyof Times): number {
  const sorted = times.map((time) => time[kind]).sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

/** Used memory is measurable only after garbage collection, of array buffers too, which a second one frees. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  for (let round = 0; round < 2; round += 1) {
    await setImmediate();
    runInNewContext('gc')();
  }
}

function report(part: object): void {
  mkdirSync('reports', { recursive: true });
  const [name] = Object.keys(part);
  writeFileSync(`reports/search-${name}.json`, JSON.stringify(part, null, 2));
}
