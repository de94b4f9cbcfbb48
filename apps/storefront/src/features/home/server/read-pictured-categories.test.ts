import type { HomeContent } from '@shop/rules/catalog/home-content';
import { beforeEach, expect, test, vi } from 'vitest';
import { navigation } from '#foundation/navigation/navigation.ts';

const home = vi.hoisted(() => ({ read: vi.fn<() => Promise<Partial<HomeContent>>>() }));
vi.mock('./read-home', () => ({ readHome: home.read }));
const { readPicturedCategories } = await import('./read-pictured-categories');

const NAMES = navigation('en').categories;
/** The store's category of a menu link, with a picture. */
const stored = ({ href, label }: (typeof NAMES)[number]) => ({
  title: label,
  url: href.replace(/^\/en/, ''),
  collection: {
    handle: href.split('/').at(-1) ?? '',
    thumbnail: { src: `/s/files${href}.jpg`, alt: 'named', width: 600, height: 600 },
  },
});
const answer = (categories: readonly unknown[]) =>
  home.read.mockResolvedValue({ categories, productCounts: { succulent: 12 } } as unknown as HomeContent);

beforeEach(() => home.read.mockReset());

test('[SEARCH-02] [ROUTE-14] categories have the picture and the count of the home page, in the order of the menu', async () => {
  answer(NAMES.map(stored).toReversed());
  const items = await readPicturedCategories('en');
  expect(items.map(({ href, label }) => ({ href, label }))).toEqual(NAMES);
  const succulent = items.find(({ href }) => href === '/en/succulent');
  expect(succulent?.count).toBe(12);
  expect(succulent?.picture?.src).toContain('/s/files/en/succulent.jpg');
  // The name is beside it.
  expect(succulent?.picture?.alt).toBe('');
});

test('[SEARCH-02] [ROUTE-14] names alone without the home page, and where one has no picture', async () => {
  home.read.mockRejectedValue(new Error('unreachable'));
  expect(await readPicturedCategories('en')).toEqual(NAMES);
  answer(NAMES.slice(1).map(stored));
  expect(await readPicturedCategories('en')).toEqual(NAMES);
});
