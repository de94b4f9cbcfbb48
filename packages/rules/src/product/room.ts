/** The light in the room: direct sun on the plant, through a lace curtain, or far from the window. */
export type RoomLight = 'sun' | 'lace' | 'corner';

/** An image and its position on the plate, in the plate's pixels from the upper left. */
export interface RoomLayer {
  readonly src: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A size in one light. */
export interface RoomView {
  readonly light: RoomLight;
  /** The empty room. */
  readonly plate: string;
  readonly plant: RoomLayer;
  readonly shadow: RoomLayer;
}

/** One variant in the room. Lengths are in centimetres. */
export interface RoomSize {
  readonly variantId: number;
  readonly fromCm: number;
  readonly toCm: number;
  /** The ruler's reading at its top, above its base; for a hanging plant, above its lowest tip. */
  readonly heightCm: number;
  /** Height above the floor of its base, or of a hanging plant's lowest tip. */
  readonly groundCm: number;
  /** Position of its foot, in pixels from the plate's left. */
  readonly footX: number;
  /** At least one; the first is the light that the product needs. */
  readonly views: readonly RoomView[];
}

/** A plant's place in the room: large ones on the floor, small ones on the side table, hanging ones at the ceiling. */
export const ROOM_PLACES = ['floor', 'table', 'hook'] as const;
export type RoomPlace = (typeof ROOM_PLACES)[number];

/** In centimetres, above the height of any table: from this height above the floor a plant hangs. */
const ABOVE_TABLES_CM = 100;

/** The place of a size in the room. */
export function placeInRoom({ groundCm }: Pick<RoomSize, 'groundCm'>): RoomPlace {
  if (groundCm === 0) return 'floor';
  return groundCm < ABOVE_TABLES_CM ? 'table' : 'hook';
}

/** A room with a ruler, drawn at one scale, and a product's sizes in it. */
export interface Room {
  /** Pixels of a plate. */
  readonly width: number;
  readonly height: number;
  readonly pixelsPerCm: number;
  /** Position of the floor under the plants, in pixels from the plate's top. */
  readonly floorY: number;
  readonly sizes: readonly RoomSize[];
}

/** Objects in the room that sizes are compared with, and their height in centimetres. */
export const ROOM_THINGS = { table: 50, sofa: 75, shelf: 140, adult: 160 } as const;

/** The comparison of a plant with the objects around it. */
export type RoomComparison =
  | 'hung'
  | 'onTable'
  | 'likeTable'
  | 'likeSofa'
  | 'aboveSofa'
  | 'belowShelf'
  | 'likeShelf'
  | 'likeAdult';

/** For plants on the floor: the maximum height (middle of the size range) of a comparison, and its object. */
type Band = readonly [upTo: number, RoomComparison, keyof typeof ROOM_THINGS];
const BANDS: readonly [Band, ...Band[]] = [
  [60, 'likeTable', 'table'],
  [80, 'likeSofa', 'sofa'],
  [108, 'aboveSofa', 'sofa'],
  [142, 'belowShelf', 'shelf'],
  [156, 'likeShelf', 'shelf'],
  [Number.POSITIVE_INFINITY, 'likeAdult', 'adult'],
];

/** The object that a size is compared with, and its height in centimetres (ROOM-03); for a hanging plant the height of its lowest `tip`. */
export function roomComparison({ fromCm, toCm, groundCm }: Pick<RoomSize, 'fromCm' | 'toCm' | 'groundCm'>): {
  readonly comparison: RoomComparison;
  readonly thing: keyof typeof ROOM_THINGS | 'tip';
  readonly thingCm: number;
} {
  const place = placeInRoom({ groundCm });
  if (place === 'hook') return { comparison: 'hung', thing: 'tip', thingCm: groundCm };
  if (place === 'table') return { comparison: 'onTable', thing: 'table', thingCm: ROOM_THINGS.table };
  const middle = (fromCm + toCm) / 2;
  const [, comparison, thing] = BANDS.find(([upTo]) => middle <= upTo) ?? BANDS[0];
  return { comparison, thing, thingCm: ROOM_THINGS[thing] };
}
