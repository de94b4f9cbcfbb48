import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import type { Product, Variant } from '@shop/fixtures/catalogue/product';
import { variantParams } from '../products/variant-params';
import { grown } from './grown';
import { ROOM_SIZES, type RoomSize, type RoomSizes } from './room-sizes';
import type { Situation } from './situations';
import type { Standing } from './standing';

/** Centimetres of a pot for each 号, and the extra width of its cover. */
const CM_OF_GO = 3;
const COVER = 1.12;

/** A plant up to this height, and this 号, stands on the table. */
const TABLE_CM = 50;
const TABLE_GO = 5;

/** One size of a product in the room. */
export interface RoomPlant {
  readonly handle: string;
  readonly variant: Variant;
  /** Prefix of its image names before the light's, e.g. `umbellata-8`. */
  readonly name: string;
  readonly standing: Standing;
  /** The catalogue's range, in centimetres. */
  readonly range: readonly [from: number, to: number];
  /** Inner width of its pot in centimetres. */
  readonly potCm: number;
  /** The light of its tag. */
  readonly light: Situation;
}

/** Every size that stands in the room, best sellers first. */
export function roomPlants(catalogue: Pick<Catalogue, 'products' | 'ranking'>): RoomPlant[] {
  const ranks = new Map(catalogue.ranking.bestSellingHandles.map((handle, rank) => [handle, rank]));
  const rankOf = ({ handle }: Product): number => ranks.get(handle) ?? ranks.size;
  return [...catalogue.products]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .flatMap((product) => {
      const sizes = ROOM_SIZES[product.handle];
      return sizes === undefined ? [] : product.variants.map((variant) => roomPlant(product, variant, sizes));
    });
}

function roomPlant(product: Product, variant: Variant, sizes: RoomSizes): RoomPlant {
  const { handle } = product;
  const size = sizes[variant.title];
  const look = variantParams(handle, variant.title, {});
  const [, from, to] = /^高さが約(\d+)〜(\d+)cm$/.exec(variant.size ?? '') ?? [];
  const go = goOf(product, variant);
  const potCm = go === undefined ? size?.potCm : go * CM_OF_GO;
  if (
    size === undefined ||
    look === undefined ||
    look.form === 'group' ||
    from === undefined ||
    to === undefined ||
    potCm === undefined
  )
    throw new Error(`${handle} ${variant.title} cannot stand in the room`);
  const range = [Number(from), Number(to)] as const;
  const heightCm = (range[0] + range[1]) / 2;
  return {
    handle,
    variant,
    name: `${handle}-${go ?? /\d+cm$/.exec(variant.title)?.[0] ?? (size.hung ? 'hung' : 'only')}`,
    range,
    potCm,
    light: lightOf(product),
    standing: {
      product: { ...grown(look, size), ...(size.hung && { hung: true }) },
      heightCm,
      potCm: potCm * COVER,
      on: placeOf(size, heightCm, potCm),
    },
  };
}

function placeOf(size: RoomSize, heightCm: number, potCm: number): Standing['on'] {
  if (size.hung) return 'hook';
  return heightCm <= TABLE_CM && potCm <= TABLE_GO * CM_OF_GO ? 'table' : 'floor';
}

/** The number of its pot, from the variant's name or, for a product with one size, the product's. */
function goOf({ title, variants }: Product, variant: Variant): number | undefined {
  const [, go] =
    /^(\d+)号$/.exec(variant.title) ?? (variants.length === 1 ? /(\d+)号/.exec(title) : null) ?? [];
  return go === undefined ? undefined : Number(go);
}

/** Number of the tag for a plant's sun tolerance, and the light that shows it. */
const LIGHT_OF_TAG: readonly (readonly [number, Situation])[] = [
  [203, 'sun'],
  [202, 'lace'],
  [201, 'corner'],
];

function lightOf({ aiTags }: Product): Situation {
  return LIGHT_OF_TAG.find(([id]) => aiTags.some(({ childAITagId }) => childAITagId === id))?.[1] ?? 'lace';
}
