import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { findPicture, indexPictures } from '@shop/fixtures/pictures/find-picture';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { roomPictures } from '../room/room-pictures';
import { roomPlants } from '../room/room-plants';
import { readManifest } from './manifest';

const catalogue = loadCatalogue();
const { room } = catalogue;
const index = indexPictures(catalogue);
const cutouts = room.products.flatMap(({ handle, sizes }) =>
  sizes.flatMap((size) =>
    size.views.map((view) => ({ name: `${handle} ${size.toCm} ${view.light}`, size, view })),
  ),
);
/** Coverage, of 255, from which a pixel is seen as the plant's. */
const SEEN = 32;

describe('the room’s pictures', () => {
  it('are there for the best sellers first', () => {
    const handles = room.products.map(({ handle }) => handle);
    const ranking = catalogue.ranking.bestSellingHandles.filter((handle) => handles.includes(handle));
    expect(handles.slice(0, ranking.length)).toEqual(ranking);
    expect(handles).toContain('umbellata');
    expect(handles).toContain('monstera-deliciosa');
  });

  it.each(cutouts)('[ROOM-05] $name reads its height on the ruler within 2 %', async ({ size, view }) => {
    const file = findPicture(view.plant.src, index)?.file;
    if (file === undefined) throw new Error(`${view.plant.src} is missing`);
    const { data, info } = await sharp(file).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([view.plant.width, view.plant.height]);
    const first = data.findIndex((coverage) => coverage >= SEEN);
    const top = view.plant.y + Math.floor(first / info.width);
    const readCm = (room.floorY - top) / room.pixelsPerCm - size.groundCm;
    const wanted = (size.fromCm + size.toCm) / 2;
    // a row of pixels is what a picture can say at best
    const row = 1 / room.pixelsPerCm;
    expect(Math.abs(readCm - wanted)).toBeLessThanOrEqual(0.02 * wanted + row);
  });

  it.each(room.products)(
    '[ROOM-01] $handle opens in the light of its tag, and every picture of it is there',
    (product) => {
      const plants = roomPlants(catalogue).filter(({ handle }) => handle === product.handle);
      expect(product.sizes.map(({ variantId }) => variantId)).toEqual(
        plants.map(({ variant }) => variant.id),
      );
      for (const { views } of product.sizes) {
        expect(views[0]?.light).toBe(plants[0]?.light);
        for (const { plate, plant, shadow } of views)
          for (const src of [plate, plant.src, shadow.src])
            expect(findPicture(src, index), src).not.toBeNull();
      }
    },
  );

  it('were drawn from the parameters that there are now', () => {
    const hashes = new Map(roomPictures(catalogue).map(({ name, hash }) => [name, hash]));
    for (const [name, { hash }] of Object.entries(readManifest()))
      if (name.startsWith('room/')) expect(hashes.get(name), name).toBe(hash);
  });
});
