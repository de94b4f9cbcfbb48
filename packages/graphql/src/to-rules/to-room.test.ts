import { expect, test } from 'vitest';
import { toProductRooms } from './to-room';

const LAYER = { src: 'a.webp', x: 0, y: 0, width: 90, height: 110 };
const VIEW = { light: 'lace', plate: 'room.webp', plant: LAYER, shadow: LAYER };
const SIZE = { variantId: 1, fromCm: 15, toCm: 25, heightCm: 20, groundCm: 50, footX: 908, views: [VIEW] };
const ROOM = { width: 1600, height: 1200, pixelsPerCm: 5, floorY: 1068, sizes: [SIZE] };
const product = (value: string | null) => ({
  id: 'gid://shopify/Product/1',
  room: value === null ? null : { value },
});

test('[ROOM-07] rooms of products: deleted ones, ones without cut-outs and invalid ones have none', () => {
  expect(
    toProductRooms([
      product(JSON.stringify(ROOM)),
      null,
      {},
      product(null),
      product('a slip'),
      product(JSON.stringify({ ...ROOM, sizes: [] })),
      product(JSON.stringify({ ...ROOM, floorY: 1000 })),
    ]),
  ).toEqual({ ok: true, value: [ROOM, { ...ROOM, floorY: 1000 }] });
});

test('[ROOM-07] a malformed response', () => {
  expect(toProductRooms([{ id: '1', room: { value: 7 as unknown as string } }]).ok).toBe(false);
});
