import type { ProductParams } from '../params';
import { SMALL_POT } from './tableplants';

const MOSS = { potShape: 'mossball', potColor: '#4a4f52', potSize: 0.66 } as const;

/** Plants in a ball of moss, by their names in the catalogue. */
export const KOKEDAMA: Readonly<Record<string, ProductParams>> = {
  アイビー: {
    form: 'trailing',
    variant: 'ivy',
    ...MOSS,
    leafColor: '#3f7a3c',
    accentColor: '#7aa860',
    leafPattern: 'veined',
    seed: 71,
    tune: { plinth: 0, fall: [-0.4, 0.7], vines: 15, crown: 34 },
  },
  プテリス: {
    form: 'fern',
    variant: 'ribbon',
    ...MOSS,
    leafColor: '#4f8a3c',
    accentColor: '#c6d6a2',
    leafPattern: 'striped',
    seed: 72,
  },
};

/** The plants of the winter collection, by their names in the catalogue; the cypress is the product's own picture. */
export const WINTER: Readonly<Record<string, ProductParams>> = {
  ヒイラギ: {
    form: 'tree',
    variant: 'osmanthus',
    size: 'S',
    seed: 73,
    ...SMALL_POT,
    potSize: 0.7,
    tune: {
      leaf: 'spiny',
      color: '#2f6b38',
      length: 0.34,
      width: 0.19,
      gloss: 0.7,
      height: 0.6,
      thick: 0.05,
      perTwig: 3,
      fruit: { shape: 'berry', color: '#c9302c', size: 0.05, count: 14 },
    },
  },
  ワイヤープランツ: {
    form: 'trailing',
    variant: 'wire',
    size: 'S',
    seed: 74,
    ...SMALL_POT,
  },
  ホワイトアイビー: {
    form: 'trailing',
    variant: 'ivy',
    size: 'S',
    seed: 75,
    ...SMALL_POT,
    leafColor: '#7f9f78',
    accentColor: '#fbfbf2',
    tune: { plinth: 0, fall: [-0.35, 0.75], vines: 18, crown: 36 },
  },
  'ヘデラ・ラブリーリング': {
    form: 'tree',
    size: 'S',
    seed: 76,
    ...SMALL_POT,
    potSize: 0.66,
    tune: {
      trunk: 'hoop',
      height: 1.35,
      thick: 0.022,
      bark: '#7a6a4c',
      leaf: 'ivy',
      color: '#3f7a3f',
      length: 0.17,
      width: 0.17,
      perTwig: 2,
      droop: 0.1,
    },
  },
};
