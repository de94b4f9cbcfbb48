import { describe, expect, it } from 'vitest';
import { arrangeRooms } from './arrange-rooms';
import type { Room, RoomLight, RoomSize } from './room';

const LAYER = { src: 'a.webp', x: 100, y: 100, height: 300 };

function sizeOf(
  variantId: number,
  heightCm: number,
  lights: readonly RoomLight[],
  { width = 100, groundCm = 0 } = {},
): RoomSize {
  return {
    variantId,
    heightCm,
    fromCm: heightCm - 5,
    toCm: heightCm + 5,
    groundCm,
    footX: 650,
    views: lights.map((light) => ({
      light,
      plate: `room-${light}.webp`,
      plant: { ...LAYER, width },
      shadow: { ...LAYER, width },
    })),
  };
}

const roomOf = (...sizes: RoomSize[]): Room => ({
  width: 1600,
  height: 1200,
  pixelsPerCm: 5,
  floorY: 1068,
  sizes,
});
const lines = (...ids: number[]) => ids.map((variantId) => ({ variantId, name: `plant ${variantId}` }));
/** The plants of each light, and their offset from where they were drawn. */
const placesOf = (...given: Parameters<typeof arrangeRooms>) =>
  arrangeRooms(...given).map(({ light, plants, leftOut }) => ({
    light,
    plants: plants.map(({ size, shift }) => [size.variantId, shift]),
    leftOut,
  }));

describe('[ROOM-07] several plants in the room', () => {
  it('shows the selected sizes, without duplicates, and nothing without a cut-out', () => {
    const rooms = [roomOf(sizeOf(1, 70, ['sun']), sizeOf(2, 130, ['sun']))];
    expect(placesOf(lines(2, 9, 2), rooms)).toEqual([{ light: 'sun', plants: [[2, 0]], leftOut: [] }]);
    expect(arrangeRooms(lines(9), rooms)).toEqual([]);
    expect(arrangeRooms([], rooms)).toEqual([]);
  });

  it('positions the largest floor plant in its place, the others beside it, so that their crowns slightly overlap', () => {
    const rooms = [roomOf(sizeOf(1, 70, ['lace'], { width: 200 })), roomOf(sizeOf(2, 130, ['lace']))];
    expect(placesOf(lines(1, 2), rooms)).toEqual([
      {
        light: 'lace',
        plants: [
          [2, 0],
          [1, -90],
        ],
        leftOut: [],
      },
    ]);
  });

  it('lists what has no more space on the floor, and still positions a narrower one', () => {
    const rooms = [
      roomOf(sizeOf(1, 170, ['lace'], { width: 500 })),
      roomOf(sizeOf(2, 160, ['lace'], { width: 600 })),
      roomOf(sizeOf(3, 60, ['lace'], { width: 100 })),
    ];
    expect(placesOf(lines(1, 2, 3), rooms)).toEqual([
      {
        light: 'lace',
        plants: [
          [1, 0],
          [3, -180],
        ],
        leftOut: ['plant 2'],
      },
    ]);
  });

  it('positions two plants on the table 9 cm from its middle, and one in the middle', () => {
    const small = (id: number) => roomOf(sizeOf(id, 20, ['corner'], { groundCm: 50 }));
    expect(placesOf(lines(1), [small(1)])[0]?.plants).toEqual([[1, 0]]);
    expect(placesOf(lines(1, 2, 3), [1, 2, 3].map(small))[0]).toEqual({
      light: 'corner',
      plants: [
        [1, -45],
        [2, 45],
      ],
      leftOut: ['plant 3'],
    });
  });

  it('layers table plants above floor plants', () => {
    const rooms = [roomOf(sizeOf(1, 20, ['sun'], { groundCm: 50 })), roomOf(sizeOf(2, 130, ['sun']))];
    expect(placesOf(lines(1, 2), rooms)[0]?.plants).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });

  it('gives one room per light, the fullest first; a plant with several lights is in each', () => {
    const rooms = [
      roomOf(sizeOf(1, 70, ['sun'])),
      roomOf(sizeOf(2, 130, ['corner', 'sun'])),
      roomOf(sizeOf(3, 20, ['corner'], { groundCm: 50 })),
      roomOf(sizeOf(4, 30, ['corner'])),
    ];
    expect(placesOf(lines(1, 2, 3, 4), rooms).map(({ light, plants }) => [light, plants.length])).toEqual([
      ['corner', 3],
      ['sun', 2],
    ]);
  });

  it('hangs two plants, the second nearer to the window, and none where a floor plant is as high', () => {
    const hung = (id: number) => roomOf(sizeOf(id, 30, ['lace'], { groundCm: 140 }));
    const rooms = [
      hung(1),
      hung(2),
      hung(3),
      roomOf(sizeOf(4, 130, ['lace'])),
      roomOf(sizeOf(5, 140, ['lace'])),
    ];
    expect(placesOf(lines(1, 2, 3, 4), rooms)).toEqual([
      {
        light: 'lace',
        plants: [
          [1, 0],
          [2, -225],
          [4, 0],
        ],
        leftOut: ['plant 3'],
      },
    ]);
    expect(placesOf(lines(1, 5), rooms)).toEqual([{ light: 'lace', plants: [[5, 0]], leftOut: ['plant 1'] }]);
  });
});
