import type { BrandMenus, MenuPage } from '@shop/rules/brand/brand';

/** A category, which has an address of its own; a sub-category is below its parent. */
const category = (handle: string, ja: string, en: string, parent?: string): MenuPage => ({
  handle,
  path: parent === undefined ? `/${handle}` : `/${parent}/${handle}`,
  title: { ja, en },
});

/** Any other collection. */
const collection = (handle: string, ja: string, en: string): MenuPage => ({
  handle,
  path: `/collections/${handle}`,
  title: { ja, en },
});

/** The 18 categories, in menu order (ROUTE-07). */
const CATEGORIES: readonly MenuPage[] = [
  category('ornamentplants', '観葉植物', 'Ornamental plants'),
  category('succulent', '多肉植物', 'Succulents'),
  category('gardeningflower', '花苗', 'Flower seedlings'),
  category('flowerpot', '鉢花', 'Potted flowers'),
  category('codex', '塊根植物', 'Caudex plants'),
  category('fruit', '果樹', 'Fruit trees'),
  category('gardentree', '庭木', 'Garden trees'),
  category('herb', 'ハーブ・野菜苗', 'Herb and vegetable seedlings'),
  category('saibaikit', '栽培キット', 'Cultivation kits'),
  category('cactus', 'サボテン', 'Cacti'),
  category('cutflowers', '切り花・花束', 'Cut flowers and bouquets'),
  category('bonsai', '盆栽', 'Bonsai'),
  category('gardening-pots', '鉢・鉢カバー', 'Pots and pot covers'),
  category('fertilizer', '土・肥料', 'Soil and fertilizer'),
  category('gardeninggoods', '園芸用品', 'Gardening goods'),
  category('gift', 'ギフト限定商品', 'Gift-only items'),
  category('tableplants', 'テーブルプランツ', 'Table Plants', 'ornamentplants'),
  category('gsselect', 'コラボセレクト', 'Partner selection'),
];

/** Sub-categories of the ornamental plants that are not categories themselves (ROUTE-08). */
const SUB_CATEGORIES: readonly MenuPage[] = [
  category('okinawa', '沖縄の植物', 'Plants from Okinawa', 'ornamentplants'),
];

/** Collections by purpose (ROUTE-09). */
const PURPOSES: readonly MenuPage[] = [
  collection('big_plantspot', '大型観葉植物', 'Large statement plants'),
  collection('sale', 'SALE', 'Sale'),
  collection('beginner', 'はじめての植物', 'For beginners'),
  collection('desk', 'デスク・卓上に', 'Desk plants'),
  collection('pet-friendly', 'ペットと暮らす', 'Pet-friendly'),
  collection('shade-tolerant', '日陰に強い', 'Low light'),
  collection('drought-tolerant', '水やりが少ない', 'Low water'),
  collection('moving-gift', '新築・開店祝い', 'Housewarming and opening gifts'),
  collection('mothersday', '母の日', "Mother's Day"),
  collection('keirou', '敬老の日', 'Respect for the Aged Day'),
  collection('rare-plants', '珍しい植物・コレクション', 'Rare plants'),
  collection('harvest', '収穫を楽しむ', 'Grow and harvest'),
  collection('veranda', 'ベランダ・バルコニー', 'Balcony'),
  collection('shade-garden', '日陰の庭', 'Shade garden'),
  collection('hanging', '吊るして飾る', 'Hanging plants'),
  collection('fragrance', '香りを楽しむ', 'Fragrance'),
  collection('new-arrivals', '新入荷', 'New arrivals'),
  collection('store-original', 'コモレノオリジナル', 'Store original'),
];

/** The twelve producers (ROUTE-09). */
const PRODUCERS: readonly MenuPage[] = [
  collection('producers-mizuki', '水城グリーンファーム', 'Mizuki Green Farm'),
  collection('producers-uruma-haekaze', 'うるま南風園', 'Uruma Haekaze Garden'),
  collection('producers-shiramine', '白峰多肉園', 'Shiramine Succulents'),
  collection('producers-togeya', '棘屋本圃', 'Togeya Cactus Nursery'),
  collection('producers-suna-no-niwa', '塊根工房 砂ノ庭', 'Suna no Niwa'),
  collection('producers-hananoi-flora', '花野井フローラ', 'Hananoi Flora'),
  collection('producers-kureiro', '暮色ナーセリー', 'Kureiro Nursery'),
  collection('producers-mi-no-sato', '実の里果樹苗園', 'Mi no Sato Orchard Nursery'),
  collection('producers-furueda', '古枝植木園', 'Furueda Garden Trees'),
  collection('producers-wakana-herb', '若菜ハーブ農園', 'Wakana Herb Farm'),
  collection('producers-shoin', '松韻盆栽園', 'Shoin Bonsai Garden'),
  collection('producers-minamo', 'ミナモ・プランツ', 'Minamo Plants'),
];

/** The eleven AI tags of the menu (DATA-03, HEAD-01). */
const TAGS: BrandMenus['tags'] = [
  { parentId: 3, childId: 301, title: { ja: 'はじめてでも育てやすい', en: 'Easy to start with' } },
  { parentId: 2, childId: 201, title: { ja: '日陰に強い', en: 'For shady rooms' } },
  { parentId: 3, childId: 302, title: { ja: '水やりが少ない', en: 'Little water' } },
  { parentId: 3, childId: 305, title: { ja: '虫がつきにくい', en: 'Pest-resistant' } },
  { parentId: 4, childId: 404, title: { ja: '大型の植物', en: 'Large plants' } },
  { parentId: 1, childId: 102, title: { ja: 'デスクに置ける', en: 'For the desk' } },
  { parentId: 4, childId: 405, title: { ja: '吊るして飾る', en: 'Hanging plants' } },
  { parentId: 7, childId: 701, title: { ja: 'ペットと暮らす', en: 'Living with pets' } },
  { parentId: 5, childId: 502, title: { ja: '斑入りの葉', en: 'Variegated leaves' } },
  { parentId: 6, childId: 602, title: { ja: '新築・引っ越し祝いに', en: 'For a new home' } },
  { parentId: 7, childId: 702, title: { ja: '収穫が楽しみ', en: 'For the harvest' } },
];

/** Targets of the menus (HEAD-01). */
export const MENUS: BrandMenus = {
  categories: CATEGORIES,
  subCategories: SUB_CATEGORIES,
  purposes: PURPOSES,
  offered: [
    'beginner',
    'shade-tolerant',
    'drought-tolerant',
    'pet-friendly',
    'big_plantspot',
    'desk',
    'hanging',
  ],
  producers: PRODUCERS,
  tags: TAGS,
  pictures: {
    category: 'ornamentplants',
    purpose: 'desk',
    tag: 'tableplants',
    gift: 'moving-gift',
    tagGroups: {
      1: 'beginner',
      2: 'shade-tolerant',
      3: 'drought-tolerant',
      4: 'big_plantspot',
      5: 'mothersday',
      6: 'moving-gift',
      7: 'pet-friendly',
    },
  },
};
