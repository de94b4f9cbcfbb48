import type { ProductParams } from '../params';
import { CUTFLOWERS } from './cutflowers';
import { FRUIT } from './fruit';
import { GARDENTREE } from './gardentree';
import { orchids } from './gift';
import { ORNAMENTPLANTS } from './ornamentplants';
import type { ProductTable } from './product-table';
import { SUCCULENT } from './succulent';
import { SMALL } from './tableplants';
import { IN_SERIES } from './variant-series';
import { KOKEDAMA, WINTER } from './variant-species';

const NURSERY = { potColor: '#3a3a3a', potShape: 'nursery', potFinish: 'plastic' } as const;

const ADANSONII = {
  form: 'trailing',
  variant: 'adansonii',
  potColor: '#ffffff',
  potShape: 'round',
  potFinish: 'matte',
} as const;

/** The product with some of its parameters replaced. */
function but(table: ProductTable, handle: string, changes: object): ProductParams {
  const product = table[handle];
  if (!product) throw new Error(`no product ${handle} to vary`);
  return { ...product, ...changes };
}

/** Anniversary bunch of one range of colours. */
function anniversary(
  ribbon: string,
  paper: string,
  colors: readonly [string, string, string],
): ProductParams {
  const [rose, second, third] = colors;
  return {
    form: 'bouquet',
    seed: 25,
    potColor: paper,
    ribbon,
    flowers: [
      { bloom: 'rose', color: rose, size: 0.32 },
      { bloom: 'rose', color: second, size: 0.3 },
      { bloom: 'ranunculus', color: third, size: 0.27 },
      { bloom: 'filler', color: '#fdfbf5', size: 0.24 },
    ],
    greens: 18,
  };
}

const manyOrchids = (flowerColor: string, throat: string, count: number): ProductParams =>
  orchids({
    flowerColor,
    tune: { count, stems: 3, height: count > 30 ? 2.6 : 2.4, size: 0.215, leaves: 9, throat },
  });

const roses = (count: number): ProductParams => but(CUTFLOWERS, 'cut-rose', { count });

const blossom = (kind: 'ruffled' | 'five', color: string, throat: string, size: number): ProductParams => ({
  form: 'bonsai',
  foliage: 'none',
  potColor: '#efeae0',
  potShape: 'bowl',
  dressing: 'gravel',
  seed: 14,
  bloom: { kind, color, throat, size, share: 0.2 },
});

const TIFBLUE = FRUIT['fruit-blueberry'];
const BRIGHTWELL = but(FRUIT, 'fruit-blueberry', {
  seed: 61,
  fruitColor: '#384060',
  leafColor: '#4f8a4a',
  tune: { fruit: { shape: 'blueberry', color: '#384060', size: 0.068, count: 90 } },
});

const BUTTON_FERN = { form: 'fern', variant: 'button', potShape: 'none', size: 'S', seed: 51 } as const;

/**
 * Appearance of variants whose name describes more than a colour, by product and catalogue name. Other variants look
 * like their product, in their own colours.
 */
export const VARIANT_LOOKS: Readonly<Record<string, Readonly<Record<string, ProductParams>>>> = {
  ...IN_SERIES,
  'tableplants-winter': WINTER,
  'tableplants-kokedama': KOKEDAMA,
  'tableplants-color': Object.fromEntries(
    [
      ['セージ', '#9caf94'],
      ['テラコッタ', '#c96a4a'],
      ['ネイビー', '#27374d'],
      ['マスタード', '#d6a638'],
    ].map(([name, potColor]) => [name, { ...SMALL.pachira, seed: 18, potFinish: 'matte', potColor }]),
  ),
  'tableplants-choice': {
    ポトス: { ...SMALL.pothos, seed: 19 },
    テーブルヤシ: { ...SMALL.palm, seed: 20 },
  },
  'tableplants-duo': {
    パキラとサンスベリア: {
      form: 'group',
      parts: [
        { product: { ...SMALL.pachira, seed: 21 }, x: -0.72, z: 0 },
        { product: { ...SMALL.sansevieria, seed: 22 }, x: 0.74, z: 0.2 },
      ],
    },
  },
  'drybonsai-hana': {
    桜: blossom('ruffled', '#f6bccd', '#e88aa8', 0.1),
    梅: blossom('five', '#c9264f', '#f0d38a', 0.1),
  },
  'gift-bouquet-anniv': {
    赤系: anniversary('#3f2026', '#4a2a30', ['#b3152f', '#d23a46', '#8a1230']),
    白グリーン: anniversary('#7f9a6a', '#e6ecdd', ['#fbf9f0', '#eef2dc', '#c9dba0']),
    ピンク系: anniversary('#7a2440', '#e9a9b4', ['#e26a86', '#f6dfe2', '#c23a62']),
  },
  'gift-phal-3': {
    'ホワイト 30輪': manyOrchids('#fbfaf5', '#f2d24a', 30),
    'ホワイト 36輪': manyOrchids('#fbfaf5', '#f2d24a', 36),
    'ピンク 30輪': manyOrchids('#ee7fa8', '#a3224f', 30),
  },
  'cut-rose': { '10本': roses(10), '20本': roses(20), '30本': roses(30) },
  'flower-christmasrose': {
    ダブル: {
      form: 'flower',
      variant: 'hellebore',
      ...NURSERY,
      potSize: 0.94,
      accentColor: '#e9dfae',
      flowerColor: '#cf8fa6',
      tune: { bloom: 'doublehellebore', size: 0.23, count: 11 },
    },
  },
  'fruit-blueberry': {
    ブライトウェル: BRIGHTWELL,
    ...(TIFBLUE
      ? {
          '2品種セット': {
            form: 'group',
            parts: [
              { product: { ...TIFBLUE, seed: 62 }, x: -0.95, z: -0.1 },
              { product: BRIGHTWELL, x: 0.95, z: 0.1 },
            ],
          },
        }
      : {}),
  },
  'fruit-lemon': {
    '2年生 5号': but(FRUIT, 'fruit-lemon', {
      ...NURSERY,
      potSize: 0.72,
      tune: { height: 1.1, thick: 0.045 },
    }),
  },
  'tree-olive': {
    'ネバディロブランコ 5号': but(GARDENTREE, 'tree-olive', {
      ...NURSERY,
      potSize: 0.7,
      leafColor: '#a3b59c',
      seed: 63,
      tune: { length: 0.27, width: 0.05, height: 1.35, thick: 0.05 },
    }),
    'ミッション 5号': but(GARDENTREE, 'tree-olive', {
      ...NURSERY,
      potSize: 0.7,
      leafColor: '#7f9a72',
      seed: 64,
      tune: { length: 0.2, width: 0.085, height: 1.1, thick: 0.06, perTwig: 4 },
    }),
  },
  'tree-momiji': {
    '5号': but(GARDENTREE, 'tree-momiji', { ...NURSERY, potSize: 0.72, size: 'M' }),
  },
  'kit-terrarium': {
    丸型: {
      form: 'group',
      parts: [
        { product: { form: 'tool', variant: 'globe', seed: 53 }, x: 0 },
        { product: BUTTON_FERN, x: 0.1, z: -0.24, y: 0.46, scale: 0.46 },
      ],
    },
    ドーム型: {
      form: 'group',
      parts: [
        { product: { form: 'tool', variant: 'dome', seed: 53 }, x: 0 },
        { product: BUTTON_FERN, x: 0.08, z: -0.22, y: 0.4, scale: 0.46 },
      ],
    },
  },
  'kit-shiitake': {
    '3個セット': {
      form: 'group',
      elevation: 0.42,
      parts: [
        { product: { form: 'tool', variant: 'mushrooms', seed: 65 }, x: -1.4, z: -0.7, turn: 0.12 },
        { product: { form: 'tool', variant: 'mushrooms', seed: 66 }, x: 1.4, z: -0.75, turn: -0.1 },
        { product: { form: 'tool', variant: 'mushrooms', seed: 67 }, x: 0.05, z: 1, turn: 0.04 },
      ],
    },
  },
  'tool-watermeter': { '1本': { form: 'tool', variant: 'meter', potColor: '#3b8fb0', count: 1 } },
  'tool-hasami': { 剪定ばさみ: { form: 'tool', variant: 'secateurs', potColor: '#8a3a2c' } },
  platycerium: {
    コルク付け: but(ORNAMENTPLANTS, 'platycerium', { mount: 'cork', seed: 67 }),
    鉢植え: but(ORNAMENTPLANTS, 'platycerium', { mount: 'pot', seed: 68 }),
  },
  'monstera-adansonii': {
    ロングポット: {
      ...ADANSONII,
      potShape: 'cylinder',
      potTall: 1.9,
      tune: { plinth: 0, fall: [-0.45, 0.35], vines: 11, crown: 26 },
    },
    吊り鉢: { ...ADANSONII, hung: true },
  },
  'pothos-enjoy': {
    卓上: but(ORNAMENTPLANTS, 'pothos-enjoy', {
      potSize: undefined,
      tune: {
        pattern: 'blocked',
        size: 0.27,
        wide: 0.68,
        vines: 10,
        density: 7,
        plinth: 0,
        fall: [-0.35, 0.3],
        crown: 34,
      },
    }),
    吊り鉢: but(ORNAMENTPLANTS, 'pothos-enjoy', {
      hung: true,
      potSize: undefined,
      tune: { pattern: 'blocked', size: 0.27, wide: 0.68, vines: 20, density: 7, fall: [0.2, 1.2] },
    }),
  },
  'green-necklace': {
    ポット苗: but(SUCCULENT, 'green-necklace', {
      ...NURSERY,
      hung: undefined,
      potSize: 0.85,
      tune: { plinth: 0, fall: [-0.12, 0.3], vines: 20, crown: 200 },
    }),
    吊り鉢: but(SUCCULENT, 'green-necklace', {}),
  },
};
