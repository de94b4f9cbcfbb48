import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as shop from '#foundation/brand/shop-brand.ts';
import { setStoreProfile } from '#foundation/brand/store-profile.ts';

const platform = vi.hoisted(() => ({
  products: 0,
  lists: [] as { kind: string; handle?: string; path: string; total: number | null }[],
  tags: {} as Record<string, number> | null,
  asked: [] as number[],
  /** Categories with a ranking. */
  ranked: ['cactus', 'succulent'],
  hasListsPage: true,
  /** Texts that are read at once. */
  reading: { now: 0, most: 0 },
}));
const UPDATED = '2026-11-01T00:00:00Z';

vi.mock('./read-sitemap-source', () => ({
  readSitemapResources: async (_kind: string, page: number) => {
    platform.asked.push(page);
    const first = (page - 1) * 250;
    const length = Math.max(0, Math.min(250, platform.products - first));
    return {
      pagesCount: Math.ceil(platform.products / 250),
      hasNextPage: first + 250 < platform.products,
      resources: Array.from({ length }, (_, index) => ({
        handle: `plant-${first + index + 1}`,
        updatedAt: UPDATED,
        image: null,
      })),
    };
  },
  readAllSitemapResources: async (kind: string) =>
    (kind === 'PAGE'
      ? ['guarantee', 'e-gift', 'new-page', 'english', 'blank']
      : ['first-drip', 'some-news']
    ).map((handle) => ({
      handle,
      updatedAt: UPDATED,
      image: null,
    })),
  readSitemapLists: async () =>
    platform.lists.map((list) => ({ handle: 'x', updatedAt: UPDATED, image: null, ...list })),
}));
vi.mock('#features/catalog/server/read-collection.ts', () => ({
  readCollection: async () => ({ facets: { tags: platform.tags } }),
}));
vi.mock('#features/catalog/server/read-lists-page.ts', () => ({
  readListsPage: async () => (platform.hasListsPage ? {} : null),
}));
vi.mock('#features/ranking/server/read-ranking.ts', () => ({
  readRankedCategories: async () => platform.ranked.map((handle) => ({ handle })),
}));
vi.mock('#features/content/server/read-content-page.ts', () => ({
  readNews: async () => [{ publishedAt: '2026-10-10T00:00:00Z' }],
  readColumns: async () => [{ handle: 'first-drip' }],
  readContentPage: async (handle: string, locale: string) => {
    const { reading } = platform;
    reading.now += 1;
    reading.most = Math.max(reading.most, reading.now);
    await Promise.resolve();
    reading.now -= 1;
    return handle === 'blank' || (handle === 'english' && locale !== 'en') ? null : { handle };
  },
}));

/** A store that has nothing. */
const NOTHING = {
  name: '',
  pages: [],
  policies: [],
  collections: {},
  tags: [],
  sections: [],
  menus: { categories: [], purposes: [] },
  deliveryRules: null,
  facts: {},
};

const { readSitemapNames, readSitemapShard } = await import('./sitemap-shards');
const pathsOf = async (name: string) => (await readSitemapShard(name))?.map(({ path }) => path);

beforeEach(() => {
  platform.products = 3;
  platform.lists = [];
  platform.tags = {};
  platform.asked = [];
});

describe('[SEO-01] the sitemaps', () => {
  test('are one of products and one of everything else in a small shop', async () => {
    expect(await readSitemapNames()).toEqual(['pages-1', 'products-1']);
    expect(await readSitemapShard('products-1')).toEqual([
      { path: '/products/plant-1', updatedAt: UPDATED, image: null },
      { path: '/products/plant-2', updatedAt: UPDATED, image: null },
      { path: '/products/plant-3', updatedAt: UPDATED, image: null },
    ]);
  });

  test('have at most 10,000 URLs each, and every product once', async () => {
    platform.products = 12_345;
    expect(await readSitemapNames()).toEqual(['pages-1', 'products-1', 'products-2', 'products-3']);
    const all = [await pathsOf('products-1'), await pathsOf('products-2'), await pathsOf('products-3')];
    expect(all.map((paths) => paths?.length)).toEqual([5_000, 5_000, 2_345]);
    expect(new Set(all.flat()).size).toBe(12_345);
    platform.asked = [];
    await readSitemapShard('products-3');
    expect(new Set(platform.asked), "only its own of the platform's pages").toEqual(
      new Set([1, ...Array.from({ length: 10 }, (_, index) => index + 41)]),
    );
  });

  test('are split where there are many lists, too', async () => {
    platform.lists = Array.from({ length: 6_000 }, (_, index) => ({
      kind: 'purpose',
      path: `/collections/list-${index}`,
      total: 1,
    }));
    expect(await readSitemapNames()).toEqual(['pages-1', 'pages-2', 'products-1']);
    expect(await pathsOf('pages-1')).toHaveLength(5_000);
  });

  test.each([
    '',
    'index',
    'pages-0',
    'pages-2',
    'products-2',
    'products-01',
    'products-99999',
    'products-1x',
  ])('%o is invalid', async (name) => expect(await readSitemapShard(name)).toBeNull());

  test('contain every page of a list, the first without a number; an uncounted list by its first', async () => {
    platform.lists = [
      { kind: 'category', path: '/herb', total: 49 },
      { kind: 'producer', path: '/collections/producers-a', total: null },
      { kind: 'purpose', path: '/collections/empty', total: 0 },
      { kind: 'other', path: '/collections/all', total: 300 },
    ];
    const pages = await readSitemapShard('pages-1');
    const lists = pages?.filter(({ path }) => /^\/(?:herb|collections\/)/.test(path));
    expect(lists).toEqual(
      ['/herb', '/herb?p=2', '/herb?p=3', '/collections/producers-a', '/collections/empty'].map((path) => ({
        path,
        updatedAt: UPDATED,
        image: null,
      })),
    );
  });

  test('contain the tags that have products, with all their pages; all tags where uncounted', async () => {
    platform.tags = { 101: 25, 102: 24, 103: 0 };
    expect((await pathsOf('pages-1'))?.filter((path) => path.startsWith('/search'))).toEqual([
      '/search/tag?tagId=1,101',
      '/search/tag?tagId=1,101&p=2',
      '/search/tag?tagId=1,102',
    ]);
    platform.tags = null;
    expect((await pathsOf('pages-1'))?.filter((path) => path.startsWith('/search')).length).toBeGreaterThan(
      20,
    );
  });

  test('[BRAND-02] contain fixed pages, rankings, the columns of any store, texts and policies, each with its known date', async () => {
    const pages = new Map(
      (await readSitemapShard('pages-1'))?.map(({ path, updatedAt }) => [path, updatedAt]),
    );
    for (const path of [
      '/',
      '/ranking',
      '/ranking?category=cactus',
      '/collections',
      '/policies/refund-policy',
    ]) {
      expect(pages.get(path), path).toBeNull();
    }
    expect(pages.get('/news')).toBe('2026-10-10T00:00:00Z');
    for (const path of ['/columns/first-drip', '/pages/guarantee', '/fixed/e-gift', '/pages/new-page']) {
      expect(pages.get(path), path).toBe(UPDATED);
    }
    expect(pages.has('/columns/some-news')).toBe(false);
    // Without a text it is 404 (ROUTE-14).
    expect(pages.has('/pages/blank')).toBe(false);
  });

  test('[BRAND-02] contain a text page in the languages that it is written in', async () => {
    const entries = await readSitemapShard('pages-1');
    const localesOf = (path: string) => entries?.find((entry) => entry.path === path)?.locales;
    expect([localesOf('/pages/english'), localesOf('/pages/new-page')]).toEqual([['en'], ['ja', 'en']]);
  });

  test('[BRAND-02] contain the own lists of a store whose menus they are', async () => {
    platform.lists = ['bread', 'cakes', 'all'].map((handle) => ({
      ...{ kind: 'other', handle, path: `/collections/${handle}`, total: 3 },
    }));
    const brand = vi.spyOn(shop, 'shopBrand').mockReturnValue({ hasStoreMenu: true });
    const store = { ...NOTHING, collections: { bread: '食パン', all: 'すべて' } };
    setStoreProfile({ ja: store, en: store });
    const paths = await pathsOf('pages-1');
    setStoreProfile(null);
    brand.mockRestore();
    expect(paths?.filter((path) => path.startsWith('/collections/'))).toEqual(['/collections/bread']);
  });

  test('[ROUTE-09] contain the page of all lists where it exists, whatever lists there are', async () => {
    platform.lists = [{ kind: 'purpose', handle: 'quiet', path: '/collections/quiet', total: 3 }];
    for (const isThere of [false, true]) {
      platform.hasListsPage = isThere;
      expect((await pathsOf('pages-1'))?.includes('/collections')).toBe(isThere);
    }
  });

  test('[SEO-01] keep the order of the store for texts, which are read one after another', async () => {
    const paths = (await pathsOf('pages-1')) ?? [];
    expect(paths.filter((path) => /guarantee|e-gift|new-page/.test(path))).toEqual([
      '/pages/guarantee',
      '/fixed/e-gift',
      '/pages/new-page',
    ]);
    expect(platform.reading.most, 'those of one text, in each language').toBe(2);
  });

  test('[BRAND-02] contain a policy in the languages that it is written in', async () => {
    const written = { ...NOTHING, policies: [{ handle: 'refund-policy' as const, title: 'Returns' }] };
    setStoreProfile({ ja: NOTHING, en: written });
    const entries = await readSitemapShard('pages-1');
    setStoreProfile(null);
    expect(entries?.filter(({ path }) => path.startsWith('/policies/'))).toEqual([
      { path: '/policies/refund-policy', updatedAt: null, image: null, locales: ['en'] },
    ]);
  });

  test('[BRAND-02] contain no section and no policy that the store has not', async () => {
    setStoreProfile({ ja: NOTHING, en: NOTHING });
    platform.hasListsPage = false;
    const paths = await pathsOf('pages-1');
    platform.hasListsPage = true;
    setStoreProfile(null);
    expect(paths).toContain('/');
    expect(
      paths?.filter((path) => /^\/(?:policies\/.*|columns|advisors|collections|ranking.*)$/.test(path)),
    ).toEqual(['/advisors']);
  });
});
