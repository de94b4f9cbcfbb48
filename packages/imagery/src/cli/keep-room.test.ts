import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { findPicture, indexPictures } from '@shop/fixtures/pictures/find-picture';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { STANDS } from '../room/frame';
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
/** Cords of a hanging pot are at most so many pixels side by side, where they come together. */
const CORDS = 11;

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
    const isHung = size.groundCm === 100 * STANDS.hook.y;
    const rows = Array.from({ length: info.height }, (_, row) =>
      longestRun(data.subarray(row * info.width, (row + 1) * info.width)),
    );
    const top = isHung ? topBelowCords(rows) : rows.findIndex((run) => run > 0);
    const readCm = readingOf(view.plant.y + top) - size.groundCm;
    const wanted = (size.fromCm + size.toCm) / 2;
    // a row of pixels is what a picture can say at best
    const row = 1 / room.pixelsPerCm;
    expect(Math.abs(readCm - wanted)).toBeLessThanOrEqual(0.02 * wanted + row);
    if (isHung) {
      const tip = rows.findLastIndex((run) => run > 0);
      expect(Math.abs(readingOf(view.plant.y + tip) - size.groundCm)).toBeLessThanOrEqual(2 * row);
    }
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

/** What a ruler on the floor reads at a row of the plate, in centimetres. */
function readingOf(row: number): number {
  return (room.floorY - row) / room.pixelsPerCm;
}

/** The highest row of what hangs: above its widest one, and wider than the cords. */
function topBelowCords(rows: readonly number[]): number {
  let top = rows.indexOf(Math.max(...rows));
  while ((rows[top - 1] ?? 0) > CORDS) top -= 1;
  return top;
}

/** The most pixels side by side that are seen. */
function longestRun(row: Uint8Array): number {
  let longest = 0;
  let run = 0;
  for (const coverage of row) {
    run = coverage >= SEEN ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
