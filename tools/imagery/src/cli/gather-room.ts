import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import type { RoomPictures } from '@shop/fixtures/catalogue/room';
import { FRAME, type Part, PIXELS_PER_CM, STANDS } from '../room/frame';
import { roomPictures } from '../room/room-pictures';
import { type RoomPlant, roomPlants } from '../room/room-plants';
import type { Situation } from '../room/situations';
import type { Manifest } from './manifest';

/** Position of a room image on the plate, and the plant's measures; written beside each rendered image. */
export interface RoomNote {
  readonly hash: string;
  readonly part: Part;
  readonly heightCm?: number;
  readonly potCm?: number;
}

/** The room's content after a take-over, and the images it needs. */
export interface GatheredRoom {
  readonly room: RoomPictures;
  /** All images shown. */
  readonly shown: ReadonlySet<string>;
  /** Those rendered again, with their hashes. */
  readonly taken: ReadonlyMap<string, string>;
}

const LIGHTS: readonly Situation[] = ['sun', 'lace', 'corner'];

/**
 * Combines newly rendered images with the shop's images that are still current. A product is shown when all of its sizes exist
 * in the light of its tag; other lights when all of its sizes exist in them. A product whose parameters changed since its last
 * rendering stays as shown.
 */
export function gatherRoom(
  catalogue: Pick<Catalogue, 'products' | 'ranking' | 'room'>,
  noteOf: (name: string) => RoomNote | undefined,
  masters: Manifest,
): GatheredRoom {
  const places = placesOf(catalogue.room);
  const notes = new Map<string, RoomNote>();
  const drawn = new Map<string, string>();
  for (const { name, hash } of roomPictures(catalogue)) {
    const note = noteOf(name);
    const place = places.get(name);
    if (note?.hash === hash) {
      notes.set(name, note);
      drawn.set(name, hash);
    } else if (place !== undefined && masters[name]?.hash === hash) notes.set(name, { hash, ...place });
  }
  const isThere = (plant: RoomPlant, light: Situation): boolean =>
    (drawn.has(plateOf(light)) || masters[plateOf(light)] !== undefined) &&
    [cutoutOf(plant, light), shadowOf(plant, light)].every((name) => notes.has(name));
  const shown = new Set<string>();
  const products: RoomPictures['products'] = [];
  const all = roomPlants(catalogue);
  for (const handle of new Set(all.map((plant) => plant.handle))) {
    const plants = all.filter((plant) => plant.handle === handle);
    const [first] = plants;
    if (first === undefined || !plants.every((plant) => isThere(plant, plant.light))) {
      const before = catalogue.room.products.find((product) => product.handle === handle);
      if (before === undefined) continue;
      products.push(before);
      for (const { views } of before.sizes)
        for (const { plate, plant, shadow } of views)
          for (const path of [plate, plant.src, shadow.src]) shown.add(nameOf(path));
      continue;
    }
    const lights = [
      first.light,
      ...LIGHTS.filter((light) => light !== first.light && plants.every((plant) => isThere(plant, light))),
    ];
    const sizes = plants.map((plant) => {
      const views = lights.map((light) => {
        const names = {
          plate: plateOf(light),
          plant: cutoutOf(plant, light),
          shadow: shadowOf(plant, light),
        };
        for (const name of Object.values(names)) shown.add(name);
        return {
          light,
          plate: pathOf(names.plate),
          plant: { src: pathOf(names.plant), ...noted(names.plant).part },
          shadow: { src: pathOf(names.shadow), ...noted(names.shadow).part },
        };
      });
      const { heightCm = 0, potCm = 0 } = noted(cutoutOf(plant, first.light));
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
  function noted(name: string): RoomNote {
    const note = notes.get(name);
    if (note === undefined) throw new Error(`${name} is not drawn`);
    return note;
  }
  return {
    room: {
      width: FRAME.width,
      height: FRAME.height,
      pixelsPerCm: Math.round(PIXELS_PER_CM * 1e5) / 1e5,
      floorY: round(FRAME.top * 100 * PIXELS_PER_CM),
      products,
    },
    shown,
    taken: new Map([...drawn].filter(([name]) => shown.has(name))),
  };
}

/** Positions of the shown images, by name: their notes are not kept. */
function placesOf({ products }: RoomPictures): ReadonlyMap<string, Omit<RoomNote, 'hash'>> {
  const places = new Map<string, Omit<RoomNote, 'hash'>>();
  for (const { sizes } of products)
    for (const { heightCm, potCm, views } of sizes)
      for (const { plant, shadow } of views) {
        const { src, ...part } = plant;
        places.set(nameOf(src), { part, heightCm, potCm });
        const { src: shadowSrc, ...shadowPart } = shadow;
        places.set(nameOf(shadowSrc), { part: shadowPart });
      }
  return places;
}

const FILES = '/s/files/1/0617/4820/2731/';
const plateOf = (light: Situation): string => `room/room-${light}`;
const cutoutOf = ({ name }: RoomPlant, light: Situation): string => `room/${name}-${light}`;
const shadowOf = (plant: RoomPlant, light: Situation): string => `${cutoutOf(plant, light)}-shadow`;
const pathOf = (name: string): string => `${FILES}${name}.webp`;
const nameOf = (path: string): string => path.slice(FILES.length).replace(/\.webp$/, '');
const round = (value: number): number => Math.round(value * 10) / 10;
