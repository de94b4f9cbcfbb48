export type PotShape =
  | 'classic'
  | 'tapered'
  | 'cylinder'
  | 'bowl'
  | 'footed'
  | 'tray'
  | 'basket'
  | 'nursery'
  | 'round'
  | 'square'
  | 'rootball'
  | 'none';
export type PotFinish =
  | 'terracotta'
  | 'glazed'
  | 'matte'
  | 'concrete'
  | 'plastic'
  | 'wicker'
  | 'burlap'
  | 'glass'
  | 'metal';
export type LeafPattern =
  | 'plain'
  | 'veined'
  | 'netted'
  | 'pinstriped'
  | 'striped'
  | 'feathered'
  | 'variegated'
  | 'edged'
  | 'banded'
  | 'spotted';
export type Dressing = 'peat' | 'akadama' | 'gravel' | 'moss' | 'bark';

/** What all forms share. Colours are CSS colours. */
export interface Look {
  /** Any integer; moves every leaf a little. */
  seed?: number;
  leafColor?: string;
  /** Second leaf colour: variegation, margin, bands or the tips of a succulent. */
  accentColor?: string;
  leafPattern?: LeafPattern;
  flowerColor?: string;
  fruitColor?: string;
  potColor?: string;
  potShape?: PotShape;
  potFinish?: PotFinish;
  /** The pot's size, and its height besides, against what the form uses; 1 when absent. */
  potSize?: number;
  potTall?: number;
  saucer?: boolean;
  dressing?: Dressing;
  /** How large the plant is in its pot. */
  size?: 'S' | 'M' | 'L';
}

/** Forms that take nothing but a variant's name besides the look. */
export interface PlainParams<F extends string> extends Look {
  form: F;
  variant?: string;
}

export const sizeFactor = (params: Pick<Look, 'size'>): number =>
  params.size === 'S' ? 0.8 : params.size === 'L' ? 1.25 : 1;
