/** How light falls into the room: the sun on the plant, through a lace curtain, or far from the window. */
export type RoomLight = 'sun' | 'lace' | 'corner';

/** A picture and where it lies on the plate, in the plate's pixels from the upper left. */
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

/** One variant in the room. Lengths in centimetres. */
export interface RoomSize {
  readonly variantId: number;
  readonly fromCm: number;
  readonly toCm: number;
  /** What the ruler reads at its top, above what it stands on; of what hangs, above its lowest tip. */
  readonly heightCm: number;
  /** How high above the floor it stands, or its lowest tip hangs. */
  readonly groundCm: number;
  /** Where its foot is, in pixels from the plate's left. */
  readonly footX: number;
  /** At least one; the first is the light that its product needs. */
  readonly views: readonly RoomView[];
}

/** Where a plant is in the room: large ones on the floor, small ones on the side table, and what is hung from the ceiling. */
export type RoomPlace = 'floor' | 'table' | 'hook';

/** No table is so high, in centimetres: what is this far above the floor hangs. */
const ABOVE_TABLES_CM = 100;

/** Where a size is in the room. */
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
  /** Where the floor under the plants is, in pixels from the plate's top. */
  readonly floorY: number;
  readonly sizes: readonly RoomSize[];
}

/** Things of the room that sizes are compared with, and what of them is measured, in centimetres. */
export const ROOM_THINGS = { table: 50, sofa: 75, shelf: 140, adult: 160 } as const;

/** How a plant compares with the things around it. */
export type RoomComparison =
  | 'hung'
  | 'onTable'
  | 'likeTable'
  | 'likeSofa'
  | 'aboveSofa'
  | 'belowShelf'
  | 'likeShelf'
  | 'likeAdult';

/** Up to which height, the middle of its range, a plant that stands on the floor compares so, and with which thing. */
type Band = readonly [upTo: number, RoomComparison, keyof typeof ROOM_THINGS];
const BANDS: readonly [Band, ...Band[]] = [
  [60, 'likeTable', 'table'],
  [80, 'likeSofa', 'sofa'],
  [108, 'aboveSofa', 'sofa'],
  [142, 'belowShelf', 'shelf'],
  [156, 'likeShelf', 'shelf'],
  [Number.POSITIVE_INFINITY, 'likeAdult', 'adult'],
];

/** What a size is compared with, and the centimetres of that thing (ROOM-03); of what hangs, where its lowest `tip` is. */
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
