import { describe, expect, test } from 'vitest';
import type { RoomLight, RoomSize } from '../product/room';
import { type ListedProduct, listRoom, type RoomChoice } from './list-room';

const LAYER = { src: 'a.webp', x: 100, y: 100, width: 60, height: 300 };

const sizeOf = (
  variantId: number,
  heightCm: number,
  groundCm: number,
  lights: readonly RoomLight[],
): RoomSize => ({
  variantId,
  heightCm,
  fromCm: heightCm - 5,
  toCm: heightCm + 5,
  groundCm,
  footX: 650,
  views: lights.map((light) => ({ light, plate: `room-${light}.webp`, plant: LAYER, shadow: LAYER })),
});

const LACE = { light: 'lace', plate: 'room-lace.webp', plant: LAYER, shadow: LAYER } as const;

/** A product with sizes; all variants are in stock except those in `soldOut`. */
function plant(handle: string, sizes: readonly RoomSize[], soldOut: readonly number[] = []): ListedProduct {
  return {
    handle,
    title: handle,
    room: { width: 1600, height: 1200, pixelsPerCm: 5, floorY: 1068, sizes },
    variants: sizes
      .filter(({ variantId }) => !soldOut.includes(variantId))
      .map(({ variantId, heightCm }) => ({ id: variantId, title: `${heightCm} cm` })),
  };
}

const floor = (id: number, ...heights: number[]) =>
  heights.map((height, i) => sizeOf(id + i, height, 0, ['lace']));
const table = (id: number, height: number, lights: readonly RoomLight[] = ['lace']) => [
  sizeOf(id, height, 50, lights),
];
/** A list handle that starts the list at its first product, whatever its length. */
const FIRST = '\0';
const named = (
  products: readonly ListedProduct[],
  places: RoomChoice['places'],
  heights: Partial<RoomChoice> = {},
) =>
  listRoom(FIRST, products, { places, ...heights }, (title, variant) => `${title} ${variant}`)?.plants.map(
    ({ name }) => name,
  );

describe('[ROOM-08] the room of a list', () => {
  const products = [
    plant('pachira', floor(1, 60, 90, 130)),
    plant('ficus', floor(11, 70, 110)),
    plant('palm', floor(21, 150)),
    plant('snake', table(31, 20)),
    plant('fern', table(41, 25)),
    plant('ivy', table(51, 15)),
  ];

  test('has the first two floor plants, tall and low, and the first two table plants', () => {
    expect(named(products, ['floor', 'table'])).toEqual([
      'pachira 130 cm',
      'ficus 70 cm',
      'snake 20 cm',
      'fern 25 cm',
    ]);
  });

  test('has only plants for the purpose of the list', () => {
    expect(named(products, ['table'])).toEqual(['snake 20 cm', 'fern 25 cm']);
    expect(named(products, ['floor'])).toEqual(['pachira 130 cm', 'ficus 70 cm']);
  });

  test('has only heights that the list mentions', () => {
    expect(named(products, ['floor'], { leastCm: 100 })).toEqual(['pachira 130 cm', 'ficus 110 cm']);
    expect(named(products, ['table'], { mostCm: 22 })).toEqual(['snake 20 cm', 'ivy 15 cm']);
  });

  test('skips plants without space beside the first', () => {
    const wide = plant('wide', [
      { ...sizeOf(91, 120, 0, ['lace']), views: [{ ...LACE, plant: { ...LAYER, width: 900 } }] },
    ]);
    expect(named([...products.slice(0, 1), wide, ...products.slice(1)], ['floor'])).toEqual([
      'pachira 130 cm',
      'ficus 70 cm',
    ]);
  });

  test('shows no sold-out size, and a product once', () => {
    const both = plant('both', [...floor(61, 80), ...table(62, 20)]);
    const gone = plant('gone', floor(71, 140), [71]);
    expect(named([gone, both, plant('late', table(81, 30))], ['floor', 'table'])).toEqual([
      'both 80 cm',
      'late 30 cm',
    ]);
  });

  test('has the light of the majority, and that of the first of the list in a tie', () => {
    const sun = plant('sun', table(1, 20, ['sun']));
    const corner = [plant('a', table(2, 20, ['corner'])), plant('b', table(3, 20, ['corner', 'sun']))];
    const lightOf = (...given: ListedProduct[]) =>
      listRoom(FIRST, given, { places: ['table'] }, (title) => title)?.light;
    expect(lightOf(sun, ...corner)).toBe('sun');
    expect(lightOf(corner[0] as ListedProduct, sun, corner[1] as ListedProduct)).toBe('corner');
    expect(lightOf(sun, corner[0] as ListedProduct, plant('c', table(4, 20, ['corner'])))).toBe('corner');
  });

  test('starts with another product in another list', () => {
    const firstOf = (list: string) =>
      listRoom(list, products, { places: ['floor'] }, (title) => title)?.plants[0]?.name;
    expect(new Set(['a', 'b', 'c', 'd'].map(firstOf)).size).toBeGreaterThan(1);
    expect(firstOf('a')).toBe(firstOf('a'));
  });

  test('is null where nothing of the list has a cut-out, or nothing suitable', () => {
    expect(listRoom('desk', [], { places: ['floor'] }, (title) => title)).toBeNull();
    expect(
      listRoom('desk', [plant('snake', table(31, 20))], { places: ['floor'] }, (title) => title),
    ).toBeNull();
  });

  test('two hanging plants, and below them table plants of another size or kind', () => {
    const hook = (id: number) => sizeOf(id, 30, 140, ['lace']);
    const trailing = [
      plant('adansonii', [...table(61, 25), hook(62)]),
      plant('pearls', [hook(71)]),
      plant('pothos', [...table(81, 17), hook(82)]),
      plant('scindapsus', table(91, 15)),
    ];
    expect(named(trailing, ['hook', 'table'])).toEqual([
      'adansonii 30 cm',
      'pearls 30 cm',
      'pothos 17 cm',
      'scindapsus 15 cm',
    ]);
    expect(named(trailing, ['floor'])).toBeUndefined();
  });
});
