import { placeInRoom, type RoomSize } from './room';

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
