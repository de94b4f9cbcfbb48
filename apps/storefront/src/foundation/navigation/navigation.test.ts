import type { StoreProfile } from '@shop/rules/store/store-profile';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setStoreProfile } from '#foundation/brand/store-profile.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { listsText, navigation, storeListKind } from './navigation';

const own = vi.hoisted(() => ({}) as { newArrivals?: string; sale?: string; hasStoreMenu?: true });
vi.mock('@shop/brands/brands', async (original) => {
  const { BRANDS } = await original<typeof import('@shop/brands/brands')>();
  const { komoreno } = BRANDS;
  return {
    BRANDS: {
      ...BRANDS,
      get komoreno() {
        const { hasStoreMenu = false, ...menus } = own;
        return { ...komoreno, hasStoreMenu, menus: { ...komoreno.menus, ...menus } };
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

const BREAD = '/collections/bread';
const CAKES = '/collections/cakes';
test.each([
  { handle: 'desk', store: true, menu: [], categories: [BREAD, CAKES], purposes: ['/collections/desk'] },
  {
    handle: 'desk',
    store: true,
    menu: ['cakes'],
    categories: [BREAD],
    purposes: ['/collections/desk', CAKES],
  },
  { handle: 'desk', store: false, menu: ['cakes'], categories: [], purposes: ['/collections/desk', CAKES] },
  {
    handle: 'ornamentplants',
    store: true,
    menu: [],
    categories: ['/ornamentplants', BREAD, CAKES],
    purposes: [],
  },
  {
    handle: 'ornamentplants',
    store: true,
    menu: ['cakes', 'all', 'gone'],
    categories: ['/ornamentplants', BREAD],
    purposes: [CAKES],
  },
])(
  "[BRAND-02] in a store with the brand's $handle, menus of all its lists: $store, its own lists are by purpose if its menu of purposes has them: $menu",
  ({ handle, store: hasStoreMenu, menu, ...expected }) => {
    if (hasStoreMenu) own.hasStoreMenu = true;
    const store: StoreProfile = {
      name: '店',
      pages: [],
      policies: [],
      collections: { [handle]: '一覧', bread: 'パン', cakes: 'ケーキ', all: 'すべて' },
      tags: null,
      sections: [],
      menus: { categories: [], purposes: menu },
      deliveryRules: null,
      facts: {},
    };
    setStoreProfile({ ja: store, en: store });
    onTestFinished(() => {
      setStoreProfile(null);
      delete own.hasStoreMenu;
    });
    const { categories, purposes } = navigation('ja');
    const hrefs = (links: typeof categories) => links.map(({ href }) => href);
    expect({ categories: hrefs(categories), purposes: hrefs(purposes) }).toEqual(expected);
    const kind = menu.includes('cakes') ? 'purpose' : 'category';
    expect(['bread', 'cakes', 'all'].map(storeListKind)).toEqual([
      hasStoreMenu ? 'category' : null,
      kind,
      null,
    ]);
    expect(listsText('ja').lead).toBe(purposes.length > 0 ? messages('ja').collections.lead : undefined);
  },
);
