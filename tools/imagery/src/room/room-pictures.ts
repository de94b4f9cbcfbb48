import { createHash } from 'node:crypto';
import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import { LOOKS, ROOM_LOOK } from '../looks';
import type { RoomTask } from '../page/room-page';
import { roomPlants } from './room-plants';
import type { Situation } from './situations';

/** An image of the room: a plate, a cut-out or a shadow. */
export interface RoomPicture {
  /** Without extension, e.g. `room/umbellata-8-sun`. */
  readonly name: string;
  readonly task: RoomTask;
  /** The same hash means that rendering again would produce the same image. */
  readonly hash: string;
}

/** Lamps of the plates: the window's and, where their light falls, the room's. */
const PLATE: Record<Situation, { direct: number; bounced: number }> = {
  lace: { direct: 66, bounced: 130 },
  sun: { direct: 60, bounced: 90 },
  corner: { direct: 48, bounced: 120 },
};
const CUTOUT = { scale: 1, direct: 24, bounced: 30, shadowPixels: 1536 };
const SHADOW = { scale: 0.3, direct: 18, bounced: 18, shadowPixels: 1024 };

/** Number of best sellers rendered in every light, if they are shown in a room at all; the others only in that of their tag (ROOM-02). */
const BEST_SELLERS = 60;

const SITUATIONS: readonly Situation[] = ['sun', 'lace', 'corner'];

/** All images of the room in rendering order: plates, each size in the light of its tag, and then those shown in the other lights, too. */
export function roomPictures(
  catalogue: Pick<Catalogue, 'products' | 'ranking'>,
  draft = false,
): RoomPicture[] {
  const plants = roomPlants(catalogue);
  const bestSellers = new Set(catalogue.ranking.bestSellingHandles.slice(0, BEST_SELLERS));
  const layers = (light: Situation, { name, standing }: (typeof plants)[number]): RoomPicture[] => [
    picture(`${name}-${light}`, {
      situation: light,
      layer: 'cutout',
      plant: standing,
      ...(draft ? { scale: 0.5, direct: 8, bounced: 10, shadowPixels: 1024 } : CUTOUT),
    }),
    picture(`${name}-${light}-shadow`, {
      situation: light,
      layer: 'shadow',
      plant: standing,
      ...(draft ? { ...SHADOW, scale: 0.15, direct: 8, bounced: 8 } : SHADOW),
    }),
  ];
  return [
    ...SITUATIONS.map((situation) =>
      picture(`room-${situation}`, {
        situation,
        layer: 'plate',
        ...(draft ? { direct: 12, bounced: 24, scale: 0.5 } : { ...PLATE[situation], scale: 1 }),
        shadowPixels: draft ? 1024 : 2048,
      }),
    ),
    ...plants.flatMap((plant) => layers(plant.light, plant)),
    ...plants
      .filter(({ handle }) => bestSellers.has(handle))
      .flatMap((plant) =>
        SITUATIONS.filter((light) => light !== plant.light).flatMap((light) => layers(light, plant)),
      ),
  ];
}

function picture(name: string, task: RoomTask): RoomPicture {
  const look = task.plant ? LOOKS[task.plant.product.form] : 0;
  return {
    name: `room/${name}`,
    task,
    hash: createHash('sha256')
      .update(JSON.stringify([task, look, ROOM_LOOK]))
      .digest('hex')
      .slice(0, 16),
  };
}
