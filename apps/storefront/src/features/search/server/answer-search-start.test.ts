import { MENUS } from '@shop/brands/komoreno/menus';
import type { HomeContent } from '@shop/rules/catalog/home-content';
import type { ProductCard } from '@shop/rules/product/product-card';
import { yen } from '@shop/rules/yen';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { log } from '#foundation/process/log.ts';
import { searchStartAddress, searchStartAnswer } from '../contract/search-start';
import { answerSearchStart } from './answer-search-start';

const card = (handle: string, more: Partial<ProductCard> = {}): ProductCard => ({
  id: 1,
  globalId: 'gid://shop/Product/1' as ProductCard['globalId'],
  handle,
  title: handle,
  vendor: '',
  image: null,
  price: yen(1_280),
  hasPriceRange: true,
  size: '',
  compareAtPrice: null,
  isSale: false,
  isSoldOut: false,
  tags: [],
  aiTagIds: [],
  reviewScore: null,
  reviewCount: 0,
  ...more,
});
const thumbnail = (handle: string) => ({
  id: null,
  src: `https://cdn.test/${handle}.jpg`,
  alt: '',
  width: 1296,
  height: 648,
  position: 1,
});
const home = {
  categories: MENUS.categories
    .filter(({ handle }) => handle !== 'fruit')
    .map(({ handle, path }) => ({
      title: handle,
      url: path,
      collection: { handle, title: handle, kind: 'category', path, thumbnail: thumbnail(handle) },
      items: [],
    })),
  ranking: [card('a', { isSoldOut: true }), card('b'), card('c'), card('d'), card('e')],
} as unknown as HomeContent;
const readHome = vi.fn(async () => home);
const get = (query: string) =>
  answerSearchStart(new Request(`https://shop.example/api/search-start?${query}`), { readHome });

describe('[SEARCH-08] GET /api/search-start', () => {
  afterEach(() => readHome.mockReset().mockResolvedValue(home));

  test.each(['ja', 'en'] as const)(
    'has pictures of the first categories that the store has, and what sells best and can be bought (%s)',
    async (locale) => {
      const answer = await answerSearchStart(
        new Request(`https://shop.example${searchStartAddress(locale)}`),
        {
          readHome,
        },
      );
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
      const { pictures, products } = searchStartAnswer.parse(await answer.json());
      expect(pictures).toHaveLength(8);
      expect(pictures[0]).toEqual({
        path: locale === 'ja' ? '/ornamentplants' : '/en/ornamentplants',
        src: 'https://cdn.test/ornamentplants.jpg',
        ratio: 2,
      });
      expect(pictures.map(({ path }) => path)).not.toContain('/fruit');
      expect(products.map(({ handle, price }) => [handle, price])).toEqual([
        ['b', 1_280],
        ['c', 1_280],
        ['d', 1_280],
      ]);
      expect(readHome).toHaveBeenCalledExactlyOnceWith(locale);
    },
  );

  test.each(['locale=fr', 'locale=', 'locale=ja&locale=en'])(
    '?%s is a problem of its field',
    async (query) => {
      const answer = await get(query);
      expect([answer.status, (await answer.json()).errors[0].field]).toEqual([400, 'locale']);
      expect(readHome).not.toHaveBeenCalled();
    },
  );

  test('without the platform it is a 503 that no cache keeps', async () => {
    vi.spyOn(log, 'error').mockReturnValueOnce();
    readHome.mockRejectedValue(new PlatformUnreachableError('away'));
    const answer = await get('locale=ja');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});
