import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readCards } from '../src/features/product/server/read-cards';
import { suggestionsAddress, suggestionsAnswer } from '../src/features/search/contract/suggestions';
import { answerSuggestions, type SuggestionSources } from '../src/features/search/server/answer-suggestions';
import { buildSearchIndex, refreshSearchIndex } from '../src/features/search/server/build-search-index';
import { LiveSearchIndex } from '../src/features/search/server/live-search-index';
import { searchCatalogue } from '../src/features/search/server/search-catalogue';
import { PlatformUnreachableError } from '../src/foundation/platform/platform-errors';
import { log } from '../src/foundation/process/log';
import { type FormServicesUnderTest, formServicesUnderTest } from './support/form-services-under-test';
import { type PlatformUnderTest, platformUnderTest } from './support/platform-under-test';

let shop: FormServicesUnderTest;
let platform: PlatformUnderTest;
beforeAll(async () => {
  [shop, platform] = await Promise.all([formServicesUnderTest(), platformUnderTest()]);
  vi.stubEnv('PLATFORM_URL', platform.url);
  vi.stubEnv('PLATFORM_PUBLIC_TOKEN', platform.publicToken);
  // Brand of the search's vocabulary: another port's platform belongs to another shop.
  vi.stubEnv('BRAND', 'komoreno');
});
afterAll(async () => {
  await platform.stop();
  await shop.drop();
});

/** The index of one shop process. */
function newProcess() {
  const onChanged = vi.fn();
  const index = new LiveSearchIndex(() => shop.pool(), onChanged);
  const find = (keyword: string) => {
    const { current } = index;
    return current === null
      ? null
      : searchCatalogue(current, keyword, DEFAULT_LIST_VIEW).products.map(({ handle }) => handle);
  };
  return { index, onChanged, find };
}

/** The database with an index, built by the first test that needs one: building takes seconds. */
async function indexedShop(): Promise<Pool> {
  const pool = await shop.pool();
  const { rowCount } = await pool.query('select from search_entry limit 1');
  if (rowCount === 0) await buildSearchIndex(pool);
  return pool;
}

async function invalidations(): Promise<string[][]> {
  const { rows } = await (await shop.pool()).query<{ tags: string[] }>(
    'select tags from cache_invalidation order by id',
  );
  return rows.map(({ tags }) => tags);
}

describe('[SEARCH-03] the search index of several processes', () => {
  test('is built once from the real platform, readings included; every process has the same; changes are incremental', async () => {
    const [one, two] = [newProcess(), newProcess()];
    await one.index.catchUp();
    // No index yet: the platform answers.
    expect(one.find('ぼんさい')).toBeNull();
    const pool = await shop.pool();
    expect(await buildSearchIndex(pool)).toBeGreaterThan(300);
    expect(await invalidations()).toEqual([['search', 'search-ranking']]);
    await Promise.all([one.index.catchUp(), two.index.catchUp()]);
    expect(one.find('ぼんさい')?.[0]).toMatch(/bonsai/);
    expect(two.find('ぼんさい')).toEqual(one.find('ぼんさい'));
    expect(one.onChanged).toHaveBeenCalledOnce();

    // An identical rebuild changes nothing.
    expect(await buildSearchIndex(pool)).toBe(0);
    expect(await invalidations()).toHaveLength(1);

    const answer = await fetch(`${platform.url}/admin/products/umbellata`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'x-platform-admin-token': platform.adminToken },
      body: JSON.stringify({ title: 'ケセランパサラン' }),
    });
    expect(answer.status).toBe(200);
    expect(await refreshSearchIndex(pool, ['umbellata', 'umbellata'])).toBe(1);
    expect(two.find('けせらんぱさらん')).toEqual([]);
    await two.index.catchUp();
    expect(two.find('けせらんぱさらん')?.[0]).toBe('umbellata');

    // Products unknown to the platform are removed.
    expect(await refreshSearchIndex(pool, ['no-such-plant'])).toBe(1);
    await two.index.catchUp();
    expect(two.find('けせらんぱさらん')?.[0]).toBe('umbellata');
  });

  test('a product whose sales increase ranks higher, without rewriting its entry', async () => {
    const pool = await indexedShop();
    const { index, onChanged } = newProcess();
    await index.catchUp();
    const best = () => {
      const { current } = index;
      const view = { ...DEFAULT_LIST_VIEW, sort: 'best' as const };
      return current && searchCatalogue(current, '観葉植物', view).products.map(({ handle }) => handle);
    };
    const [first, second, third] = best() ?? [];
    const versions = async () =>
      (await pool.query('select kind, handle, version from search_entry order by version')).rows;
    const before = await versions();
    const written = await invalidations();
    const changes = onChanged.mock.calls.length;
    await pool.query(
      'update search_ranking set handles = array_prepend($1, array_remove(handles, $1)), version = version + 1',
      [third],
    );
    await index.catchUp();
    expect(best()?.slice(0, 3)).toEqual([third, first, second]);
    expect(onChanged, 'recorded searches stay').toHaveBeenCalledTimes(changes);
    // The platform returns the previous order: only that is written.
    expect(await buildSearchIndex(pool)).toBe(0);
    expect((await invalidations()).slice(written.length)).toEqual([['search-ranking']]);
    await index.catchUp();
    expect(best()?.slice(0, 3)).toEqual([first, second, third]);
    expect(await versions()).toEqual(before);
    expect(onChanged).toHaveBeenCalledTimes(changes);
    expect(await buildSearchIndex(pool)).toBe(0);
    expect(await invalidations()).toHaveLength(written.length + 1);
  });
});

describe('[SEARCH-04] GET /api/suggestions', () => {
  test('responds from the index of the real platform, at current prices; during an outage, at those of the index', async () => {
    const { index } = newProcess();
    await indexedShop();
    await index.catchUp();
    const suggest = async (q: string, locale: 'ja' | 'en', sources: Partial<SuggestionSources> = {}) => {
      const request = new Request(`https://shop.example${suggestionsAddress(q, locale)}`);
      const all = { index: () => index.current, readCards, readSearch: unasked, ...sources };
      const answer = await answerSuggestions(request, all);
      expect(answer.status).toBe(200);
      return { answer, found: suggestionsAnswer.parse(await answer.json()) };
    };
    // A first read of the prices may come too late; it serves the next request.
    await expect
      .poll(async () => (await suggest('とらのお', 'ja')).answer.headers.get('cache-control'))
      .toBe('public, max-age=60');
    const { found } = await suggest('とらのお', 'ja');
    expect(found.keywords).toEqual(['サンスベリア']);
    expect(found.products.map(({ title }) => title)).toContain('サンスベリア・ローレンティー');
    expect(found.products.every(({ price, imageSrc }) => price > 0 && imageSrc !== null)).toBe(true);
    expect((await suggest('refund', 'en')).found.pages[0]).toEqual({
      title: 'Refund policy',
      path: '/policies/refund-policy',
    });

    const [first] = found.products;
    vi.spyOn(log, 'error').mockReturnValueOnce();
    const away = await suggest('とらのお', 'ja', { readCards: unasked });
    expect(away.answer.headers.get('cache-control')).toBe('no-store');
    expect(away.found.products[0]).toEqual(first);
  });
});

function unasked(): Promise<never> {
  return Promise.reject(new PlatformUnreachableError('out of reach'));
}
