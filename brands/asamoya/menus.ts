import type { BrandMenus } from '@shop/rules/brand/brand';

/** Targets of the menus. */
export const MENUS: BrandMenus = {
  categories: [
    { handle: 'beans', path: '/beans', title: { ja: 'コーヒー豆', en: 'Coffee beans', 'zh-TW': '咖啡豆' } },
    { handle: 'sets', path: '/sets', title: { ja: '飲み比べセット', en: 'Sets', 'zh-TW': '品飲組合' } },
    { handle: 'gift', path: '/gift', title: { ja: 'ギフト', en: 'Gifts', 'zh-TW': '禮盒' } },
    {
      handle: 'brewing',
      path: '/brewing',
      title: { ja: 'ドリッパー・道具', en: 'Drippers and tools', 'zh-TW': '濾杯與器具' },
    },
    { handle: 'cups', path: '/cups', title: { ja: 'カップ', en: 'Cups', 'zh-TW': '杯子' } },
  ],
  subCategories: [],
  purposes: [
    {
      handle: 'morning',
      path: '/collections/morning',
      title: { ja: '朝の一杯に', en: 'For the morning', 'zh-TW': '早晨的一杯' },
    },
    {
      handle: 'with-milk',
      path: '/collections/with-milk',
      title: { ja: 'ミルクに合う', en: 'Good with milk', 'zh-TW': '適合加牛奶' },
    },
    {
      handle: 'decaf',
      path: '/collections/decaf',
      title: { ja: 'カフェインレス', en: 'Decaf', 'zh-TW': '低咖啡因' },
    },
    {
      handle: 'new-arrivals',
      path: '/collections/new-arrivals',
      title: { ja: '新しい豆', en: 'New beans', 'zh-TW': '新到豆子' },
    },
    {
      handle: 'sale',
      path: '/collections/sale',
      title: { ja: 'お買い得', en: 'Offers', 'zh-TW': '優惠商品' },
    },
  ],
  offered: ['morning', 'with-milk', 'decaf'],
  producers: [],
  tags: [
    { parentId: 1, childId: 101, title: { ja: '浅煎り', en: 'Light roast', 'zh-TW': '淺焙' } },
    { parentId: 1, childId: 104, title: { ja: '深煎り', en: 'Dark roast', 'zh-TW': '深焙' } },
    { parentId: 2, childId: 201, title: { ja: '果実のような酸味', en: 'Fruity', 'zh-TW': '果香酸質' } },
    {
      parentId: 2,
      childId: 203,
      title: { ja: 'ナッツとチョコレート', en: 'Nutty and chocolate', 'zh-TW': '堅果與巧克力' },
    },
  ],
};
