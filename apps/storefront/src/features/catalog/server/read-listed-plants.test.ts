import { CollectionRoomsDocument } from '@shop/graphql/documents';
import { describe, expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readListedPlantsIfReachable } from './read-listed-plants';

const { asked, cacheEntries, answer } = commerceUnderTest();

const LAYER = { src: 'a.webp', x: 0, y: 0, width: 90, height: 110 };
const VIEW = { light: 'lace', plate: 'room.webp', plant: LAYER, shadow: LAYER };
const SIZE = { variantId: 1, fromCm: 15, toCm: 25, heightCm: 20, groundCm: 50, footX: 908, views: [VIEW] };
const ROOM = { width: 1600, height: 1200, pixelsPerCm: 5, floorY: 1068, sizes: [SIZE] };

const product = (handle: string, room: object | null) => ({
  id: 'gid://shopify/Product/1',
  handle,
  title: handle,
  room: room && { value: JSON.stringify(room) },
  variants: {
    nodes: [
      { id: 'gid://shopify/ProductVariant/1', title: 'Default Title', availableForSale: true },
      { id: 'gid://shopify/ProductVariant/2', title: '6号', availableForSale: false },
      { id: 'gid://shopify/ProductVariant/3', title: '8号', availableForSale: true },
    ],
  },
});

describe('[ROOM-08] the plants of a list that were drawn in the room', () => {
  test('come in the order of the list, with what is in stock of them', async () => {
    answer(CollectionRoomsDocument, {
      collection: {
        id: 'gid://shopify/Collection/1',
        products: { nodes: [product('fern', ROOM), product('can', null), product('palm', ROOM)] },
      },
    });
    const plants = await readListedPlantsIfReachable('desk', 'en');
    expect(plants.map(({ handle }) => handle)).toEqual(['fern', 'palm']);
    expect(plants[0]?.room).toEqual(ROOM);
    expect(plants[0]?.variants).toEqual([
      { id: 1, title: '' },
      { id: 3, title: '8号' },
    ]);
    expect(asked).toEqual([['CollectionRooms', { handle: 'desk', first: 24, language: 'EN' }]]);
    expect(cacheEntries).toEqual([['listRoom,en,desk', ['collection:desk', 'lists']]]);
  });

  test('are none of a list that there is not, and none while the platform cannot be read', async () => {
    answer(CollectionRoomsDocument, { collection: null });
    expect(await readListedPlantsIfReachable('nowhere', 'ja')).toEqual([]);
    answer(CollectionRoomsDocument, {
      collection: { id: 'x', products: { nodes: [{ handle: 7 }] } },
    } as never);
    expect(await readListedPlantsIfReachable('desk', 'ja')).toEqual([]);
  });
});
