import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { describe, expect, it } from 'vitest';
import { roomPictures } from '../room/room-pictures';
import { gatherRoom, type RoomNote } from './gather-room';
import { readManifest } from './manifest';

const catalogue = loadCatalogue();
const masters = readManifest();
const hashes = new Map(roomPictures(catalogue).map(({ name, hash }) => [name, hash]));
const part = { x: 1, y: 2, width: 3, height: 4 };
const onlySun = {
  ...catalogue,
  room: {
    ...catalogue.room,
    products: catalogue.room.products.map((product) => ({
      ...product,
      sizes: product.sizes.map((size) => ({ ...size, views: size.views.slice(0, 1) })),
    })),
  },
};
const drawn =
  (wanted: RegExp) =>
  (name: string): RoomNote | undefined =>
    wanted.test(name) ? { hash: hashes.get(name) ?? '', part } : undefined;
const lightsOf = (handle: string, { room }: ReturnType<typeof gatherRoom>) =>
  room.products
    .find((product) => product.handle === handle)
    ?.sizes.map(({ views }) => views.map(({ light }) => light));

describe('[ROOM-01] copying images into the room', () => {
  it('changes nothing when nothing was rendered', () => {
    const gathered = gatherRoom(catalogue, () => undefined, masters);
    expect(gathered.room).toEqual(catalogue.room);
    expect(gathered.taken.size).toBe(0);
  });

  it('[ROOM-02] adds another light of a product whose own light exists, without rendering that again', () => {
    const gathered = gatherRoom(onlySun, drawn(/^room\/umbellata-(6|8|10)-lace/), masters);
    expect(lightsOf('umbellata', gathered)).toEqual([
      ['sun', 'lace'],
      ['sun', 'lace'],
      ['sun', 'lace'],
    ]);
    expect(gathered.taken.size).toBe(6);
    expect(gathered.shown).toContain('room/umbellata-8-sun');
  });

  it('[ROOM-02] omits a light in which one of the sizes is missing', () => {
    const gathered = gatherRoom(onlySun, drawn(/^room\/umbellata-(6|8)-lace/), masters);
    expect(lightsOf('umbellata', gathered)).toEqual([['sun'], ['sun'], ['sun']]);
    expect(gathered.taken.size).toBe(0);
  });

  it('omits images rendered from other parameters', () => {
    const gathered = gatherRoom(onlySun, (name) => ({ hash: `old ${name}`, part }), masters);
    expect(gathered.room).toEqual(onlySun.room);
  });
});
