import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import type { RoomPictures } from '@shop/fixtures/catalogue/room';
import { MASTERS } from '@shop/fixtures/pictures/masters';
import { FRAME, type Part, PIXELS_PER_CM, STANDS } from '../room/frame';
import { roomPictures } from '../room/room-pictures';
import { type RoomPlant, roomPlants } from '../room/room-plants';
import type { Situation } from '../room/situations';
import { readManifest, writeManifest } from './manifest';

/** Where a picture of the room lies on the plate, and what the plant measured; written beside each drawn picture. */
export interface RoomNote {
  readonly hash: string;
  readonly part: Part;
  readonly heightCm?: number;
  readonly potCm?: number;
}

const CATALOGUE_FILE = join(MASTERS, '../catalogue/room.json');
const LIGHTS: readonly Situation[] = ['sun', 'lace', 'corner'];

/**
 * Takes drawn pictures of the room over into the shop, and writes down where they lie. A product is shown when all of its sizes
 * are there in the light of its tag; other lights when all of its sizes are there in them. What was not drawn there stays as it is.
 * @param folder where they were drawn
 */
export function keepRoom(folder: string): void {
  const catalogue = loadCatalogue();
  const drawn = new Map<string, RoomNote>();
  for (const { name, hash } of roomPictures(catalogue)) {
    const note = readNote(folder, name);
    if (note?.hash === hash) drawn.set(name, note);
  }
  const before = readManifest();
  const has = (plant: RoomPlant, light: Situation): boolean =>
    (drawn.has(`room/room-${light}`) || before[`room/room-${light}`] !== undefined) &&
    [`room/${plant.name}-${light}`, `room/${plant.name}-${light}-shadow`].every((name) => drawn.has(name));
  const kept = new Set<string>();
  const products: RoomPictures['products'] = [];
  const all = roomPlants(catalogue);
  for (const handle of new Set(all.map((plant) => plant.handle))) {
    const plants = all.filter((plant) => plant.handle === handle);
    const [first] = plants;
    if (first === undefined || !plants.every((plant) => has(plant, plant.light))) {
      const shown = catalogue.room.products.find((product) => product.handle === handle);
      if (shown === undefined) continue;
      products.push(shown);
      for (const { views } of shown.sizes)
        for (const { plate, plant, shadow } of views)
          for (const path of [plate, plant.src, shadow.src]) kept.add(nameOf(path));
      continue;
    }
    const lights = [
      first.light,
      ...LIGHTS.filter((light) => light !== first.light && plants.every((plant) => has(plant, light))),
    ];
    const sizes = plants.map((plant) => {
      const views = lights.map((light) => {
        const names = {
          plate: `room/room-${light}`,
          plant: `room/${plant.name}-${light}`,
          shadow: `room/${plant.name}-${light}-shadow`,
        };
        for (const name of Object.values(names)) kept.add(name);
        return {
          light,
          plate: pathOf(names.plate),
          plant: { src: pathOf(names.plant), ...partOf(names.plant) },
          shadow: { src: pathOf(names.shadow), ...partOf(names.shadow) },
        };
      });
      const { heightCm = 0, potCm = 0 } = drawn.get(`room/${plant.name}-${first.light}`) ?? {};
      const stand = STANDS[plant.standing.on];
      return {
        variantId: plant.variant.id,
        heightCm: round(heightCm),
        potCm: round(potCm),
        fromCm: plant.range[0],
        toCm: plant.range[1],
        groundCm: Math.round(stand.y * 100),
        footX: round((stand.x - FRAME.left) * 100 * PIXELS_PER_CM),
        views,
      };
    });
    products.push({
      productId: catalogue.products.find((product) => product.handle === handle)?.id ?? 0,
      handle,
      sizes,
    });
  }
  function partOf(name: string): Part {
    const part = drawn.get(name)?.part;
    if (part === undefined) throw new Error(`${name} is not drawn`);
    return part;
  }
  const manifest = Object.fromEntries(
    Object.entries(before).filter(([name]) => !name.startsWith('room/') || kept.has(name)),
  );
  mkdirSync(join(MASTERS, 'room'), { recursive: true });
  const taken = [...kept].filter((name) => drawn.has(name));
  for (const name of taken) {
    const file = join(MASTERS, `${name}.webp`);
    copyFileSync(join(folder, `${name}.webp`), file);
    manifest[name] = { hash: drawn.get(name)?.hash ?? '', bytes: statSync(file).size };
  }
  writeManifest(manifest);
  const room: RoomPictures = {
    width: FRAME.width,
    height: FRAME.height,
    pixelsPerCm: Math.round(PIXELS_PER_CM * 1e5) / 1e5,
    floorY: round(FRAME.top * 100 * PIXELS_PER_CM),
    products,
  };
  writeFileSync(CATALOGUE_FILE, `${JSON.stringify(room, null, 1)}\n`);
  console.log(
    `${taken.length} of ${kept.size} pictures are new; in the room: ${products.map(({ handle }) => handle).join(', ')}`,
  );
}

/** What was written down when a picture was drawn; undefined for one that was not. */
export function readNote(folder: string, name: string): RoomNote | undefined {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RoomNote) : undefined;
}

const FILES = '/s/files/1/0617/4820/2731/';
const pathOf = (name: string): string => `${FILES}${name}.webp`;
const nameOf = (path: string): string => path.slice(FILES.length).replace(/\.webp$/, '');
const round = (value: number): number => Math.round(value * 10) / 10;
