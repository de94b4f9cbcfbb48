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
  | 'mossball'
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
  | 'flamed'
  | 'marbled'
  | 'variegated'
  | 'edged'
  | 'banded'
  | 'spotted'
  | 'peacock'
  | 'silvered'
  | 'pencilled'
  | 'streaked'
  | 'splashed'
  | 'painted'
  | 'margined'
  | 'blocked'
  | 'lobed'
  | 'midband'
  | 'brushed'
  | 'chevron';
export type Dressing = 'peat' | 'akadama' | 'gravel' | 'moss' | 'bark' | 'water';

/** Parameters common to all forms. Colours are CSS colours. */
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
  /** The pot's size, and its separate height, relative to the form's default; 1 when absent. */
  potSize?: number;
  potTall?: number;
  saucer?: boolean;
  dressing?: Dressing;
  /** Its length as a share of the largest of its series, whose framing it uses, so that the two compare; 1 when absent. */
  share?: number;
  /** How large the plant is in its pot. */
  size?: 'S' | 'M' | 'L';
}

/** How a plant of one size differs from its specimen, whose measures are 1; lengths before it is scaled to its height. */
export interface Growth {
  /** Share of the leaves. */
  readonly leaves?: number;
  /** Length and width of a leaf. */
  readonly leafSize?: number;
  /** Thickness of trunk and stalks. */
  readonly stem?: number;
  /** Height of trunk and stalks above the pot. */
  readonly tall?: number;
  /** Reach of the crown. */
  readonly spread?: number;
}

/** Forms with no parameters but a variant's name besides the look. */
export interface PlainParams<F extends string> extends Look {
  form: F;
  variant?: string;
}

/** Such forms with growth parameters. */
export interface YoungParams<F extends string> extends PlainParams<F> {
  growth?: Growth;
}

export const sizeFactor = (params: Pick<Look, 'size'>): number =>
  params.size === 'S' ? 0.8 : params.size === 'L' ? 1.25 : 1;
