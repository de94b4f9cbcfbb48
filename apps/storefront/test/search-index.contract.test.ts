import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildSearchIndex, refreshSearchIndex } from '../src/server/search/build-search-index';
import { LiveSearchIndex } from '../src/server/search/live-search-index';
import { searchCatalogue } from '../src/server/search/search-catalogue';
import { type FormServicesUnderTest, formServicesUnderTest } from './support/form-services-under-test';
import { type PlatformUnderTest, platformUnderTest } from './support/platform-under-test';

let shop: FormServicesUnderTest;
let platform: PlatformUnderTest;
beforeAll(async () => {
  [shop, platform] = await Promise.all([formServicesUnderTest(), platformUnderTest()]);
  vi.stubEnv('PLATFORM_URL', platform.url);
  vi.stubEnv('PLATFORM_PUBLIC_TOKEN', platform.publicToken);
});
afterAll(async () => {
  await platform.stop();
  await shop.drop();
});

/** The index of one process of the shop. */
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

async function invalidations(): Promise<string[][]> {
  const { rows } = await (await shop.pool()).query<{ tags: string[] }>(
    'select tags from cache_invalidation order by id',
  );
  return rows.map(({ tags }) => tags);
}

describe('[SEARCH-03] the index of a shop of many processes', () => {
  test('is made once of the real platform, by readings too; every process has the same; changes are read on', async () => {
    const [one, two] = [newProcess(), newProcess()];
    await one.index.catchUp();
    // No index yet: the platform answers.
    expect(one.find('ぼんさい')).toBeNull();
    const pool = await shop.pool();
    expect(await buildSearchIndex(pool)).toBeGreaterThan(300);
    expect(await invalidations()).toEqual([['search']]);
    await Promise.all([one.index.catchUp(), two.index.catchUp()]);
    expect(one.find('ぼんさい')?.[0]).toMatch(/bonsai/);
    expect(two.find('ぼんさい')).toEqual(one.find('ぼんさい'));
    expect(one.onChanged).toHaveBeenCalledOnce();

    // The same again is nothing new.
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
    expect(two.find('けせらんぱさらん')).toEqual(['umbellata']);

    // What the platform does not know is taken out.
    expect(await refreshSearchIndex(pool, ['no-such-plant'])).toBe(1);
    await two.index.catchUp();
    expect(two.find('けせらんぱさらん')).toEqual(['umbellata']);
  });
});
