import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { describe, expect, it } from 'vitest';
import { roomPictures } from '../room/room-pictures';
import { roomPlants } from '../room/room-plants';
import { readManifest } from './manifest';

const catalogue = loadCatalogue();
const { room } = catalogue;

describe('the room images', () => {
  it('exist for the best sellers first', () => {
    const handles = room.products.map(({ handle }) => handle);
    const ranking = catalogue.ranking.bestSellingHandles.filter((handle) => handles.includes(handle));
    expect(handles.slice(0, ranking.length)).toEqual(ranking);
    expect(handles).toContain('umbellata');
    expect(handles).toContain('monstera-deliciosa');
  });

  it.each(room.products)(
    '[ROOM-01] $handle opens in the light of its tag, and has the sizes of the catalogue',
    (product) => {
      const plants = roomPlants(catalogue).filter(({ handle }) => handle === product.handle);
      expect(product.sizes.map(({ variantId }) => variantId)).toEqual(
        plants.map(({ variant }) => variant.id),
      );
      for (const { views } of product.sizes) expect(views[0]?.light).toBe(plants[0]?.light);
    },
  );

  it('were rendered from the current parameters', () => {
    const hashes = new Map(roomPictures(catalogue).map(({ name, hash }) => [name, hash]));
    for (const [name, { hash }] of Object.entries(readManifest()))
      if (name.startsWith('room/')) expect(hashes.get(name), name).toBe(hash);
  });
});
