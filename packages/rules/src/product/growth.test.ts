import { describe, expect, test } from 'vitest';
import { type Growth, grownSize, growthYears } from './growth';
import type { Room, RoomLight, RoomSize } from './room';

const layer = (src: string) => ({ src, x: 600, y: 700, width: 100, height: 300 });
const view = (src: string, light: RoomLight = 'sun') => ({
  light,
  plate: 'room.webp',
  plant: layer(src),
  shadow: layer(`${src}-shadow`),
});

function sizeOf(variantId: number, fromCm: number, toCm: number, change: Partial<RoomSize> = {}): RoomSize {
  const heightCm = (fromCm + toCm) / 2;
  return {
    variantId,
    fromCm,
    toCm,
    heightCm,
    groundCm: 0,
    footX: 650,
    views: [view(`${variantId}`)],
    ...change,
  };
}

const roomOf = (...sizes: RoomSize[]): Room => ({
  width: 1600,
  height: 1200,
  pixelsPerCm: 5,
  floorY: 1000,
  sizes,
});
const GROWTH: Growth = { fromCm: 10, toCm: 20, indoorCm: 200 };

describe('[GROW-01] a plant after some years', () => {
  const small = sizeOf(4, 20, 30);
  const large = sizeOf(8, 60, 80);
  const room = roomOf(small, large);

  test('is as tall as its growth says, from the lower end to the upper', () => {
    expect(growthYears(small, room, GROWTH)).toEqual([0, 1, 3]);
    expect(grownSize(small, room, GROWTH, 1)).toMatchObject({
      variantId: 4,
      fromCm: 30,
      toCm: 50,
      heightCm: 40,
    });
    expect(grownSize(small, room, GROWTH, 3)).toMatchObject({
      variantId: 4,
      fromCm: 50,
      toCm: 90,
      heightCm: 70,
    });
  });

  test('on its arrival is as it is sold', () => {
    expect(grownSize(small, room, GROWTH, 0)).toBe(small);
  });

  test('has the form of the drawn size of nearest height', () => {
    expect(grownSize(small, room, GROWTH, 3).views[0]?.plant).toEqual(layer('8'));
    expect(grownSize(small, room, { ...GROWTH, toCm: 12 }, 1).views[0]?.plant.src).toBe('4');
  });

  test('keeps its foot where it stands, and its height on the ruler is true', () => {
    const { views, heightCm } = grownSize(small, roomOf(small), GROWTH, 3);
    const [grown] = views;
    const scale = heightCm / small.heightCm;
    expect(scale).toBeCloseTo(2.8);
    expect(grown?.plant.height).toBeCloseTo(300 * scale);
    // the foot is at (650, 1000): half of the width to its left, all of the height above
    expect((650 - (grown?.plant.x ?? 0)) / (grown?.plant.width ?? 1)).toBeCloseTo(0.5);
    expect((1000 - (grown?.plant.y ?? 0)) / (grown?.plant.height ?? 1)).toBeCloseTo(1);
    expect(1000 - (grown?.shadow.y ?? 0)).toBeCloseTo(300 * scale);
  });

  test('on a table grows from the table, or stands on the floor where its larger size does', () => {
    const onTable = sizeOf(3, 20, 30, { groundCm: 50, footX: 900 });
    const alone = grownSize(onTable, roomOf(onTable), GROWTH, 1);
    expect(alone).toMatchObject({ groundCm: 50, footX: 900 });
    // the table's top is 250 pixels above the floor
    expect(750 - (alone.views[0]?.plant.y ?? 0)).toBeCloseTo((750 - 700) * (40 / 25));
    expect(grownSize(onTable, roomOf(onTable, large), GROWTH, 3)).toMatchObject({ groundCm: 0, footX: 650 });
  });

  test('is not drawn as a smaller size, as one in other lights, or as one that hangs', () => {
    const lit = sizeOf(5, 40, 50, { views: [view('5'), view('5', 'lace')] });
    const hung = sizeOf(6, 60, 80, { groundCm: 140 });
    const only = grownSize(lit, roomOf(small, lit, large, hung), GROWTH, 3);
    expect(only.views.map(({ light, plant }) => [light, plant.src])).toEqual([
      ['sun', '5'],
      ['lace', '5'],
    ]);
  });
});

describe('[GROW-01] the years that are offered', () => {
  const yearsOf = (size: RoomSize, growth: Growth | null) => growthYears(size, roomOf(size), growth);

  test('a year for which no drawn size is large enough is left out', () => {
    const seedling = sizeOf(3, 15, 25);
    expect(growthYears(seedling, roomOf(seedling), GROWTH)).toEqual([0, 1]);
    expect(growthYears(seedling, roomOf(seedling, sizeOf(6, 45, 55)), GROWTH)).toEqual([0, 1, 3]);
  });

  test('none but the arrival without a growth, and for a plant that hangs', () => {
    expect(yearsOf(sizeOf(4, 20, 30), null)).toEqual([0]);
    expect(yearsOf(sizeOf(4, 20, 30, { groundCm: 140 }), GROWTH)).toEqual([0]);
  });

  test('at its indoor height it is cut back, and no year is offered that looks the same', () => {
    const tall = sizeOf(10, 170, 190);
    expect(yearsOf(tall, GROWTH)).toEqual([0, 1]);
    expect(grownSize(tall, roomOf(tall), GROWTH, 1)).toMatchObject({ fromCm: 180, toCm: 200 });
    expect(yearsOf(sizeOf(10, 180, 200), GROWTH)).toEqual([0]);
    expect(yearsOf(sizeOf(10, 190, 220), GROWTH), 'taller than the indoor height').toEqual([0]);
  });

  test('a slow plant: a year that adds less than two centimetres is left out, three years count from the arrival', () => {
    expect(yearsOf(sizeOf(4, 20, 30), { fromCm: 1, toCm: 2, indoorCm: 60 })).toEqual([0, 3]);
    expect(yearsOf(sizeOf(4, 20, 30), { fromCm: 1, toCm: 3, indoorCm: 60 })).toEqual([0, 1, 3]);
  });
});
