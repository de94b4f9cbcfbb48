import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import type { Product, Variant } from '@shop/fixtures/catalogue/product';
import type { Growth } from '../form-params';
import { productParams } from '../products/product-params';
import { grown } from './grown';
import type { Situation } from './situations';
import type { Standing } from './standing';

/** How the sizes of a product differ, by the variants' names. */
type Sizes = Readonly<Record<string, Growth>>;

/**
 * What stands in the room so far, and how its sizes grow: a young plant has fewer leaves, larger against its height though
 * smaller in centimetres, and thinner stems.
 */
export const ROOM_SIZES: Readonly<Record<string, Sizes>> = {
  'monstera-deliciosa': {
    '4号': { leaves: 0.45, leafSize: 0.95, stem: 0.9, tall: 0.9, spread: 0.75 },
    '6号': { leaves: 0.65, leafSize: 0.95, spread: 0.8 },
    '8号': { leafSize: 0.9, tall: 1.1, spread: 0.75 },
  },
  umbellata: {
    '6号': { leaves: 0.45, leafSize: 1.2, tall: 0.75 },
    '8号': { leaves: 0.8, leafSize: 0.9, tall: 1.35 },
    '10号': { leaves: 1.1, leafSize: 0.78, tall: 1.65, stem: 1.15, spread: 1.05 },
  },
  'pachira-mini': {
    '3号': { leaves: 0.5, leafSize: 1.1, tall: 0.8, stem: 0.9 },
    '4号': {},
  },
  'gajumaru-mini': {
    '3号': { leaves: 0.6, leafSize: 1.15 },
    '4号': { leaves: 0.85, leafSize: 1.05, stem: 0.76, tall: 1.05 },
    '6号': { leaves: 1.1, leafSize: 0.9, stem: 0.66, tall: 1.35, spread: 1.1 },
  },
  'sansevieria-laurentii': {
    '4号': { leaves: 0.55, leafSize: 1.1 },
    '6号': { tall: 1.25 },
  },
  everfresh: {
    '4号': { leaves: 0.5, leafSize: 0.8, tall: 0.85, spread: 0.75 },
    '7号': { leaves: 0.85, leafSize: 0.75, tall: 1.2, spread: 0.85 },
    '8号': { leaves: 1.2, leafSize: 0.6, tall: 1.6, spread: 0.85 },
  },
  augusta: {
    '6号': { leaves: 0.6, leafSize: 0.8, spread: 0.6 },
    '8号': { leaves: 0.85, leafSize: 0.85, tall: 1.4, spread: 0.6 },
    '10号': { leafSize: 0.85, tall: 1.6, spread: 0.6 },
  },
  schefflera: {
    '4号': { leaves: 0.5, leafSize: 1.05, tall: 0.8, spread: 0.9 },
    '7号': { tall: 1.35, leafSize: 0.85 },
  },
  burgundy: {
    '4号': { leaves: 0.5, leafSize: 1.25, tall: 0.7 },
    '6号': { leaves: 0.8, leafSize: 1.2, tall: 1.05 },
    '8号': { leaves: 1.2, leafSize: 1.15, tall: 1.35 },
  },
  zamioculcas: {
    '4号': { leaves: 0.5, leafSize: 1.1 },
    '6号': {},
  },
  coffee: {
    '3号': { leaves: 0.45, leafSize: 1.2, tall: 0.75 },
    '6号': { tall: 1.1 },
  },
  yucca: {
    '6号': { leaves: 0.6, tall: 0.8 },
    '8号': { leaves: 0.85, tall: 1.2 },
    '10号': { tall: 1.45, leafSize: 0.95 },
  },
  'lyrata-bambino': {
    '4号': { leaves: 0.55, leafSize: 1.15, tall: 0.8 },
    '7号': { tall: 1.15 },
  },
  'benjamin-baroque': {
    '5号': { leaves: 0.6, leafSize: 1.15, tall: 0.75 },
    '8号': { leaves: 1.2, tall: 1.3, spread: 1.15 },
  },
};

/** Centimetres of a pot for each 号, and by how much its cover is wider. */
const CM_OF_GO = 3;
const COVER = 1.12;

/** Up to this height, and this 号, a plant stands on the table. */
const TABLE_CM = 50;
const TABLE_GO = 5;

/** One size of a product in the room. */
export interface RoomPlant {
  readonly handle: string;
  readonly variant: Variant;
  /** Name of its pictures before the light's, e.g. `umbellata-8`. */
  readonly name: string;
  readonly standing: Standing;
  /** The range that the catalogue names, in centimetres. */
  readonly range: readonly [from: number, to: number];
  /** The light that its tag names. */
  readonly light: Situation;
}

/** Every size that stands in the room, best sellers first. */
export function roomPlants(catalogue: Pick<Catalogue, 'products' | 'ranking'>): RoomPlant[] {
  const products = new Map(catalogue.products.map((product) => [product.handle, product]));
  return catalogue.ranking.bestSellingHandles.flatMap((handle) => {
    const sizes = ROOM_SIZES[handle];
    const product = products.get(handle);
    if (sizes === undefined || product === undefined) return [];
    return product.variants.map((variant) => roomPlant(product, variant, sizes));
  });
}

function roomPlant(product: Product, variant: Variant, sizes: Sizes): RoomPlant {
  const { handle } = product;
  const growth = sizes[variant.title];
  const look = productParams(handle);
  const [, from, to] = /^高さが約(\d+)〜(\d+)cm$/.exec(variant.size ?? '') ?? [];
  const [, go] = /^(\d+)号$/.exec(variant.title) ?? [];
  if (
    growth === undefined ||
    look === undefined ||
    look.form === 'group' ||
    from === undefined ||
    to === undefined ||
    go === undefined
  )
    throw new Error(`${handle} ${variant.title} cannot stand in the room`);
  const range = [Number(from), Number(to)] as const;
  const heightCm = (range[0] + range[1]) / 2;
  return {
    handle,
    variant,
    name: `${handle}-${go}`,
    range,
    light: lightOf(product),
    standing: {
      product: grown(look, growth),
      heightCm,
      potCm: Number(go) * CM_OF_GO * COVER,
      on: heightCm <= TABLE_CM && Number(go) <= TABLE_GO ? 'table' : 'floor',
    },
  };
}

/** Number of the tag for how much sun a plant takes, and the light that shows it. */
const LIGHT_OF_TAG: readonly (readonly [number, Situation])[] = [
  [203, 'sun'],
  [202, 'lace'],
  [201, 'corner'],
];

function lightOf({ aiTags }: Product): Situation {
  return LIGHT_OF_TAG.find(([id]) => aiTags.some(({ childAITagId }) => childAITagId === id))?.[1] ?? 'lace';
}
