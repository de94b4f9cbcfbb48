import type { BrandMenus, MenuPage } from '@shop/rules/brand/brand';

/** The 18 categories, in menu order (ROUTE-07). */
const CATEGORIES: readonly MenuPage[] = [
  { handle: 'ornamentplants', path: '/ornamentplants', title: { ja: '観葉植物', en: 'Ornamental plants' } },
  { handle: 'succulent', path: '/succulent', title: { ja: '多肉植物', en: 'Succulents' } },
  { handle: 'gardeningflower', path: '/gardeningflower', title: { ja: '花苗', en: 'Flower seedlings' } },
  { handle: 'flowerpot', path: '/flowerpot', title: { ja: '鉢花', en: 'Potted flowers' } },
  { handle: 'codex', path: '/codex', title: { ja: '塊根植物', en: 'Caudex plants' } },
  { handle: 'fruit', path: '/fruit', title: { ja: '果樹', en: 'Fruit trees' } },
  { handle: 'gardentree', path: '/gardentree', title: { ja: '庭木', en: 'Garden trees' } },
  { handle: 'herb', path: '/herb', title: { ja: 'ハーブ・野菜苗', en: 'Herb and vegetable seedlings' } },
  { handle: 'saibaikit', path: '/saibaikit', title: { ja: '栽培キット', en: 'Cultivation kits' } },
  { handle: 'cactus', path: '/cactus', title: { ja: 'サボテン', en: 'Cacti' } },
  {
    handle: 'cutflowers',
    path: '/cutflowers',
    title: { ja: '切り花・花束', en: 'Cut flowers and bouquets' },
  },
  { handle: 'bonsai', path: '/bonsai', title: { ja: '盆栽', en: 'Bonsai' } },
  {
    handle: 'gardening-pots',
    path: '/gardening-pots',
    title: { ja: '鉢・鉢カバー', en: 'Pots and pot covers' },
  },
  { handle: 'fertilizer', path: '/fertilizer', title: { ja: '土・肥料', en: 'Soil and fertilizer' } },
  { handle: 'gardeninggoods', path: '/gardeninggoods', title: { ja: '園芸用品', en: 'Gardening goods' } },
  { handle: 'gift', path: '/gift', title: { ja: 'ギフト限定商品', en: 'Gift-only items' } },
  {
    handle: 'tableplants',
    path: '/ornamentplants/tableplants',
    title: { ja: 'テーブルプランツ', en: 'Table Plants' },
  },
  { handle: 'gsselect', path: '/gsselect', title: { ja: 'コラボセレクト', en: 'Partner selection' } },
];

/** Sub-categories of the ornamental plants that are not categories themselves (ROUTE-08). */
const SUB_CATEGORIES: readonly MenuPage[] = [
  {
    handle: 'okinawa',
    path: '/ornamentplants/okinawa',
    title: { ja: '沖縄の植物', en: 'Plants from Okinawa' },
  },
];

/** Collections by purpose (ROUTE-09). */
const PURPOSES: readonly MenuPage[] = [
  {
    handle: 'big_plantspot',
    path: '/collections/big_plantspot',
    title: { ja: '大型観葉植物', en: 'Large statement plants' },
  },
  { handle: 'sale', path: '/collections/sale', title: { ja: 'SALE', en: 'Sale' } },
  { handle: 'beginner', path: '/collections/beginner', title: { ja: 'はじめての植物', en: 'For beginners' } },
  { handle: 'desk', path: '/collections/desk', title: { ja: 'デスク・卓上に', en: 'Desk plants' } },
  {
    handle: 'pet-friendly',
    path: '/collections/pet-friendly',
    title: { ja: 'ペットと暮らす', en: 'Pet-friendly' },
  },
  {
    handle: 'shade-tolerant',
    path: '/collections/shade-tolerant',
    title: { ja: '日陰に強い', en: 'Low light' },
  },
  {
    handle: 'drought-tolerant',
    path: '/collections/drought-tolerant',
    title: { ja: '水やりが少ない', en: 'Low water' },
  },
  {
    handle: 'moving-gift',
    path: '/collections/moving-gift',
    title: { ja: '新築・開店祝い', en: 'Housewarming and opening gifts' },
  },
  { handle: 'mothersday', path: '/collections/mothersday', title: { ja: '母の日', en: "Mother's Day" } },
  {
    handle: 'keirou',
    path: '/collections/keirou',
    title: { ja: '敬老の日', en: 'Respect for the Aged Day' },
  },
  {
    handle: 'rare-plants',
    path: '/collections/rare-plants',
    title: { ja: '珍しい植物・コレクション', en: 'Rare plants' },
  },
  { handle: 'harvest', path: '/collections/harvest', title: { ja: '収穫を楽しむ', en: 'Grow and harvest' } },
  { handle: 'veranda', path: '/collections/veranda', title: { ja: 'ベランダ・バルコニー', en: 'Balcony' } },
  {
    handle: 'shade-garden',
    path: '/collections/shade-garden',
    title: { ja: '日陰の庭', en: 'Shade garden' },
  },
  { handle: 'hanging', path: '/collections/hanging', title: { ja: '吊るして飾る', en: 'Hanging plants' } },
  { handle: 'fragrance', path: '/collections/fragrance', title: { ja: '香りを楽しむ', en: 'Fragrance' } },
  { handle: 'new-arrivals', path: '/collections/new-arrivals', title: { ja: '新入荷', en: 'New arrivals' } },
  {
    handle: 'store-original',
    path: '/collections/store-original',
    title: { ja: 'コモレノオリジナル', en: 'Store original' },
  },
];

/** The twelve producers (ROUTE-09). */
const PRODUCERS: readonly MenuPage[] = [
  {
    handle: 'producers-mizuki',
    path: '/collections/producers-mizuki',
    title: { ja: '水城グリーンファーム', en: 'Mizuki Green Farm' },
  },
  {
    handle: 'producers-uruma-haekaze',
    path: '/collections/producers-uruma-haekaze',
    title: { ja: 'うるま南風園', en: 'Uruma Haekaze Garden' },
  },
  {
    handle: 'producers-shiramine',
    path: '/collections/producers-shiramine',
    title: { ja: '白峰多肉園', en: 'Shiramine Succulents' },
  },
  {
    handle: 'producers-togeya',
    path: '/collections/producers-togeya',
    title: { ja: '棘屋本圃', en: 'Togeya Cactus Nursery' },
  },
  {
    handle: 'producers-suna-no-niwa',
    path: '/collections/producers-suna-no-niwa',
    title: { ja: '塊根工房 砂ノ庭', en: 'Suna no Niwa' },
  },
  {
    handle: 'producers-hananoi-flora',
    path: '/collections/producers-hananoi-flora',
    title: { ja: '花野井フローラ', en: 'Hananoi Flora' },
  },
  {
    handle: 'producers-kureiro',
    path: '/collections/producers-kureiro',
    title: { ja: '暮色ナーセリー', en: 'Kureiro Nursery' },
  },
  {
    handle: 'producers-mi-no-sato',
    path: '/collections/producers-mi-no-sato',
    title: { ja: '実の里果樹苗園', en: 'Mi no Sato Orchard Nursery' },
  },
  {
    handle: 'producers-furueda',
    path: '/collections/producers-furueda',
    title: { ja: '古枝植木園', en: 'Furueda Garden Trees' },
  },
  {
    handle: 'producers-wakana-herb',
    path: '/collections/producers-wakana-herb',
    title: { ja: '若菜ハーブ農園', en: 'Wakana Herb Farm' },
  },
  {
    handle: 'producers-shoin',
    path: '/collections/producers-shoin',
    title: { ja: '松韻盆栽園', en: 'Shoin Bonsai Garden' },
  },
  {
    handle: 'producers-minamo',
    path: '/collections/producers-minamo',
    title: { ja: 'ミナモ・プランツ', en: 'Minamo Plants' },
  },
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
