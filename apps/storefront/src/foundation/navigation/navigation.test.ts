import { expect, test, vi } from 'vitest';
import { navigation } from './navigation';

const own = vi.hoisted(() => ({}) as { newArrivals?: string; sale?: string });
vi.mock('@shop/brands/brands', async (original) => {
  const { BRANDS } = await original<typeof import('@shop/brands/brands')>();
  const { komoreno } = BRANDS;
  return {
    BRANDS: {
      ...BRANDS,
      get komoreno() {
        return { ...komoreno, menus: { ...komoreno.menus, ...own } };
      },
    },
  };
});

test('[BRAND-01] [HEAD-01] the header links to the lists of new and reduced goods that the brand names', () => {
  expect(navigation('ja')).toMatchObject({
    newArrivals: '/collections/new-arrivals',
    sale: '/collections/sale',
  });
  Object.assign(own, { newArrivals: 'just-in', sale: 'last-chance' });
  const named = navigation('en');
  expect(named).toMatchObject({
    newArrivals: '/en/collections/just-in',
    sale: '/en/collections/last-chance',
  });
  const purposes = named.purposes.map(({ href }) => href);
  expect(purposes).toContain('/en/collections/sale');
  expect(purposes).not.toContain('/en/collections/last-chance');
});
