import { MENUS } from '@shop/brands/komoreno/menus';
import type { CollectionSummary } from '@shop/rules/catalog/collection';
import type { HomeContent } from '@shop/rules/catalog/home-content';
import type { MenuItem } from '@shop/rules/navigation/menu-item';
import type { ProductImage } from '@shop/rules/product/product';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CollectionContent } from '#features/catalog/server/read-collection.ts';
import * as shop from '#foundation/brand/shop-brand.ts';
import { PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { log } from '#foundation/process/log.ts';
import { menusAddress, menusAnswer } from '../menus';
import { answerMenus, type MenuSources } from './answer-menus';

const image = (src: string): ProductImage => ({
  id: null,
  src,
  alt: '',
  width: 1296,
  height: 648,
  position: 1,
});
const entry = (handle: string, kind: CollectionSummary['kind']): MenuItem => ({
  title: handle,
  url: '',
  collection: { handle, title: handle, kind, path: `/${handle}`, thumbnail: image(`${handle}.jpg`) },
  items: [],
});
const home: HomeContent = {
  heroes: [],
  banners: [
    { title: 'First', url: '/gift', image: null },
    { title: 'Large plants', url: '/collections/big_plantspot', image: image('banner.jpg') },
  ],
  ranking: [],
  categoryBlocks: [],
  categories: MENUS.categories.map(({ handle }) => entry(handle, 'category')),
  productCounts: { fruit: 13, desk: 33, 'producers-togeya': 10 },
  purposes: MENUS.purposes.map(({ handle }) => entry(handle, 'purpose')),
  newArrivals: [],
  producers: [
    {
      handle: 'producers-togeya',
      name: 'Togeya',
      category: 'cactus',
      categoryName: 'Cacti',
      region: 'Gifu',
      profile: 'Cacti alone. Since 1931.',
      image: image('togeya.jpg'),
    },
  ],
  reviews: [],
  columns: [
    {
      handle: 'a',
      title: 'a',
      publishedAt: '',
      image: image('column.jpg'),
      url: '',
      author: '',
      excerpt: '',
    },
  ],
  news: [],
};
const readHome = vi.fn<MenuSources['readHome']>(async () => home);
const readCollection = vi.fn<MenuSources['readCollection']>(
  async () => ({ facets: { inStock: 1, prices: [], tags: { 201: 42 } } }) as unknown as CollectionContent,
);
const get = (address: string) =>
  answerMenus(new Request(`http://shop.example${address}`), { readHome, readCollection });
const english = async () => menusAnswer.parse(await (await get(menusAddress('en'))).json());

afterEach(() => vi.clearAllMocks());

describe('[HEAD-05] GET /api/menus', () => {
  test('returns every list of the menus in the language of the page, cached for a minute in shared caches', async () => {
    const answer = await get(menusAddress('en'));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    const { lists } = menusAnswer.parse(await answer.json());
    expect(lists.map(({ path }) => path)).toEqual(
      [...MENUS.categories, ...MENUS.purposes, ...MENUS.producers].map(({ path }) => `/en${path}`),
    );
    expect(readHome).toHaveBeenCalledWith('en');
    const of = (path: string) => lists.find((list) => list.path === path);
    expect(of('/en/fruit')).toEqual({
      path: '/en/fruit',
      count: 13,
      image: { src: 'fruit.jpg', ratio: 2 },
      note: '',
    });
    expect(of('/en/collections/desk')).toMatchObject({ count: 33, image: { src: 'desk.jpg', ratio: 2 } });
    expect(of('/en/collections/producers-togeya')).toMatchObject({
      count: 10,
      image: { src: 'togeya.jpg', ratio: 2 },
      note: 'Gifu · Cacti',
    });
  });

  test('[HEAD-05] [BRAND-02] omits counts that the platform does not provide, and tags and groups without products', async () => {
    const { lists, tagGroups } = await english();
    expect(lists.find(({ path }) => path === '/en/herb')?.count).toBeNull();
    const counted = tagGroups.map(({ tags }) => tags.map(({ path, count }) => [path, count]));
    expect(counted).toEqual([[['/en/search/tag?tagId=2,201', 42]]]);
    readCollection.mockResolvedValueOnce(null);
    const uncounted = (await english()).tagGroups;
    expect(uncounted.length).toBeGreaterThan(1);
    expect(uncounted[1]?.tags.map(({ count }) => count)).toEqual([null, null, null]);
  });

  test('every group of tags has an image, every row of the drawer too, without duplicates', async () => {
    readCollection.mockResolvedValueOnce(null);
    const { tagGroups, rows } = await english();
    const groups = tagGroups.map((group) => group.image?.src);
    expect(groups).not.toContain(undefined);
    expect(new Set(groups).size).toBe(7);
    const drawn = Object.values(rows).map((drawnImage) => drawnImage?.src);
    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('[BRAND-01] a brand without images of its own for rows has those of its first lists', async () => {
    const { pictures: _none, ...menus } = MENUS;
    const brand = vi.spyOn(shop, 'brandMenus').mockReturnValue(menus);
    readCollection.mockResolvedValueOnce(null);
    const { rows, tagGroups } = await english();
    expect(rows).toMatchObject({
      category: { src: `${MENUS.categories[0]?.handle}.jpg` },
      purpose: { src: `${MENUS.purposes[0]?.handle}.jpg` },
      tag: null,
      gift: null,
    });
    expect(tagGroups.map(({ image }) => image)).toEqual(Array(7).fill(null));
    brand.mockRestore();
  });

  test('has a room image beside the categories and one beside the producers, where the shop has them', async () => {
    expect(await english()).toMatchObject({
      category: {
        path: '/en/collections/big_plantspot',
        title: 'Large plants',
        image: { src: 'banner.jpg', ratio: 2 },
      },
      producer: { path: '/en/collections/producers-togeya', title: 'Togeya', note: 'Cacti alone.' },
    });
    readHome.mockResolvedValueOnce({ ...home, banners: [], producers: [] });
    expect(await english()).toMatchObject({ category: null, producer: null, rows: { producer: null } });
  });

  test.each(['locale=fr', 'locale=', 'locale=ja&locale=en'])('%s is a 400 that names it', async (query) => {
    const answer = await get(`/api/menus?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'locale' }] });
    expect(readHome).not.toHaveBeenCalled();
  });

  test('a platform outage is a 503 with Retry-After', async () => {
    vi.spyOn(log, 'error').mockReturnValueOnce();
    readHome.mockRejectedValueOnce(new PlatformUnreachableError('away'));
    const away = await get(menusAddress('ja'));
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '15']);
  });
});
