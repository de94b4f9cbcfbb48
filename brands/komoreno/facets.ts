import type { FacetGroup } from '@shop/rules/brand/brand';
import type { LightTags } from '@shop/rules/product/window-fit';

/** The AI tags in their seven groups, with their labels. */
export const FACETS: readonly FacetGroup[] = [
  {
    id: 1,
    name: { ja: '置き場所', en: 'Place' },
    children: [
      { id: 101, name: { ja: 'リビング', en: 'Living room' } },
      { id: 102, name: { ja: 'デスク・テーブル', en: 'Desk and table' } },
      { id: 103, name: { ja: '寝室', en: 'Bedroom' } },
      { id: 104, name: { ja: '玄関', en: 'Entrance' } },
      { id: 105, name: { ja: 'キッチン', en: 'Kitchen' } },
      { id: 106, name: { ja: '窓辺', en: 'Window' } },
      { id: 107, name: { ja: 'ベランダ・バルコニー', en: 'Balcony' } },
      { id: 108, name: { ja: '庭・花壇', en: 'Garden' } },
    ],
  },
  {
    id: 2,
    name: { ja: '日当たり', en: 'Light' },
    children: [
      { id: 201, name: { ja: '日陰に強い', en: 'Shade tolerant' } },
      { id: 202, name: { ja: 'レースカーテン越し', en: 'Filtered light' } },
      { id: 203, name: { ja: '日なたを好む', en: 'Sunny' } },
    ],
  },
  {
    id: 3,
    name: { ja: '育てやすさ', en: 'Care level' },
    children: [
      { id: 301, name: { ja: '初心者向け', en: 'For beginners' } },
      { id: 302, name: { ja: '水やり少なめ', en: 'Little water' } },
      { id: 303, name: { ja: '乾燥に強い', en: 'Drought tolerant' } },
      { id: 304, name: { ja: '寒さに強い', en: 'Hardy' } },
      { id: 305, name: { ja: '虫がつきにくい', en: 'Pest-resistant' } },
      { id: 306, name: { ja: 'コレクター向け', en: 'For collectors' } },
    ],
  },
  {
    id: 4,
    name: { ja: 'サイズ', en: 'Size' },
    children: [
      { id: 401, name: { ja: 'ミニ', en: 'Mini' } },
      { id: 402, name: { ja: '小型', en: 'Small' } },
      { id: 403, name: { ja: '中型', en: 'Medium' } },
      { id: 404, name: { ja: '大型', en: 'Large' } },
      { id: 405, name: { ja: 'ハンギング', en: 'Hanging' } },
    ],
  },
  {
    id: 5,
    name: { ja: '葉・花の色', en: 'Colour' },
    children: [
      { id: 501, name: { ja: 'グリーン', en: 'Green' } },
      { id: 502, name: { ja: '斑入り', en: 'Variegated' } },
      { id: 503, name: { ja: 'シルバー', en: 'Silver' } },
      { id: 504, name: { ja: '赤・ピンク', en: 'Red and pink' } },
      { id: 505, name: { ja: '黄・オレンジ', en: 'Yellow and orange' } },
      { id: 506, name: { ja: '白', en: 'White' } },
      { id: 507, name: { ja: '青・紫', en: 'Blue and purple' } },
      { id: 508, name: { ja: '黒・ダーク', en: 'Black and dark' } },
    ],
  },
  {
    id: 6,
    name: { ja: '贈るシーン', en: 'Occasion' },
    children: [
      { id: 601, name: { ja: '誕生日', en: 'Birthday' } },
      { id: 602, name: { ja: '新築・引っ越し祝い', en: 'New home' } },
      { id: 603, name: { ja: '開店・開業祝い', en: 'Opening of a shop' } },
      { id: 604, name: { ja: '母の日', en: 'Mother’s Day' } },
      { id: 605, name: { ja: '敬老の日', en: 'Respect for the Aged Day' } },
    ],
  },
  {
    id: 7,
    name: { ja: '楽しみ方', en: 'Enjoy it for' },
    children: [
      { id: 701, name: { ja: 'ペットと暮らす', en: 'With pets' } },
      { id: 702, name: { ja: '収穫する', en: 'Harvest' } },
      { id: 703, name: { ja: '香りを楽しむ', en: 'Fragrance' } },
    ],
  },
];

/** Light, care, size and place; seven groups would be too many for a list. */
export const FILTER_FACETS = [2, 3, 4, 1];

/** The light that a plant needs, and its places indoors (FIT-01). */
export const LIGHT_TAGS: LightTags = {
  needs: { corner: 201, lace: 202, sun: 203 },
  // An entrance may be outdoors, where garden trees are placed.
  indoors: [101, 102, 103, 105, 106],
  exceptTags: ['園芸用品'],
};
