import type { BrandMenus } from '@shop/rules/brand/brand';

/** Targets of the menus. */
export const MENUS: BrandMenus = {
  categories: [
    { handle: 'beans', path: '/beans', title: { ja: 'コーヒー豆', en: 'Coffee beans' } },
    { handle: 'sets', path: '/sets', title: { ja: '飲み比べセット', en: 'Sets' } },
    { handle: 'gift', path: '/gift', title: { ja: 'ギフト', en: 'Gifts' } },
    { handle: 'brewing', path: '/brewing', title: { ja: 'ドリッパー・道具', en: 'Drippers and tools' } },
    { handle: 'cups', path: '/cups', title: { ja: 'カップ', en: 'Cups' } },
  ],
  subCategories: [],
  purposes: [
    { handle: 'morning', path: '/collections/morning', title: { ja: '朝の一杯に', en: 'For the morning' } },
    {
      handle: 'with-milk',
      path: '/collections/with-milk',
      title: { ja: 'ミルクに合う', en: 'Good with milk' },
    },
    { handle: 'decaf', path: '/collections/decaf', title: { ja: 'カフェインレス', en: 'Decaf' } },
    { handle: 'new-arrivals', path: '/collections/new-arrivals', title: { ja: '新しい豆', en: 'New beans' } },
    { handle: 'sale', path: '/collections/sale', title: { ja: 'お買い得', en: 'Offers' } },
  ],
  offered: ['morning', 'with-milk', 'decaf'],
  producers: [],
  tags: [
    { parentId: 1, childId: 101, title: { ja: '浅煎り', en: 'Light roast' } },
    { parentId: 1, childId: 104, title: { ja: '深煎り', en: 'Dark roast' } },
    { parentId: 2, childId: 201, title: { ja: '果実のような酸味', en: 'Fruity' } },
    { parentId: 2, childId: 203, title: { ja: 'ナッツとチョコレート', en: 'Nutty and chocolate' } },
  ],
};
