import { placeInRoom, type Room, type RoomLight, type RoomPlace, type RoomSize, type RoomView } from './room';

/** A plant that may be placed in the room. */
export interface NamedProduct {
  readonly variantId: number;
  readonly name: string;
}

/** A plant at its position in the room. */
export interface PlacedProduct {
  readonly name: string;
  readonly size: RoomSize;
  readonly view: RoomView;
  /** Horizontal offset from its drawn position, in pixels of the plate; negative to the left. */
  readonly shift: number;
}

/** The room in one light with the plants drawn in that light. */
export interface ArrangedRoom {
  readonly light: RoomLight;
  /** The dimensions of the plate. */
  readonly room: Room;
  /** In paint order, the rearmost first. At least one. */
  readonly plants: readonly PlacedProduct[];
  /** Names of plants that do not fit. */
  readonly leftOut: readonly string[];
}

/** Distance of neighbouring floor plants, as a share of the distance at which their crowns would just touch. */
const CLOSENESS = 0.6;
/** Maximum distance of another floor plant to the left of the first, in centimetres: beyond are curtain and door, in every light. */
const FLOOR_CM = 52;
/** Distance of two table plants from the table's centre, in centimetres; a third does not fit. */
const TABLE_CM = 9;
/** Distance of the second hanging plant towards the window, in centimetres; a third does not fit. */
const HOOK_CM = 45;

/**
 * Arranges several plants in one room (ROOM-07, ROOM-08): one room per light in which at least one was drawn, most plants first.
 * The tallest floor plant stays where it was drawn, the others stand beside it towards the window. Two share the table. Two hang
 * if nothing on the floor is as high.
 * @param plants the most important last; a variant named several times appears once
 * @param rooms of the plants' products; products without a room are missing
 */
export function arrangeRooms(plants: readonly NamedProduct[], rooms: readonly Room[]): ArrangedRoom[] {
  const found = new Map<number, { readonly room: Room; readonly size: RoomSize }>();
  for (const room of rooms) for (const size of room.sizes) found.set(size.variantId, { room, size });
  const standing = [...new Map(plants.map((plant) => [plant.variantId, plant])).values()].flatMap(
    ({ variantId, name }) => {
      const place = found.get(variantId);
      return place === undefined ? [] : [{ name, ...place }];
    },
  );
  const lights = [...new Set(standing.flatMap(({ size }) => size.views.map(({ light }) => light)))];
  return lights
    .flatMap((light): ArrangedRoom[] => {
      const lit = standing.flatMap(({ name, room, size }) => {
        const view = size.views.find((each) => each.light === light);
        return view === undefined ? [] : [{ name, room, size, view }];
      });
      const [first] = lit;
      if (first === undefined) return [];
      const of = (place: RoomPlace) => lit.filter(({ size }) => placeInRoom(size) === place);
      const onFloor = placeOnFloor(of('floor'));
      const onHook = placeOnHook(of('hook'), onFloor);
      const all = [...onHook, ...onFloor, ...placeOnTable(of('table'))];
      const placed = new Set(all.map(({ name }) => name));
      return [
        {
          light,
          room: first.room,
          plants: all,
          leftOut: lit.map(({ name }) => name).filter((name) => !placed.has(name)),
        },
      ];
    })
    .sort((one, other) => other.plants.length - one.plants.length);
}

interface LitProduct {
  readonly name: string;
  readonly room: Room;
  readonly size: RoomSize;
  readonly view: RoomView;
}

function placeOnFloor(plants: readonly LitProduct[]): PlacedProduct[] {
  const placed: PlacedProduct[] = [];
  let edge = 0;
  let before = 0;
  for (const plant of [...plants].sort((one, other) => other.size.heightCm - one.size.heightCm)) {
    const { room, name, size, view } = plant;
    const shift = placed.length === 0 ? 0 : edge - ((before + view.plant.width) / 2) * CLOSENESS;
    if (shift < -FLOOR_CM * room.pixelsPerCm) continue;
    placed.push({ name, size, view, shift });
    edge = shift;
    before = view.plant.width;
  }
  return placed;
}

function placeOnHook(plants: readonly LitProduct[], onFloor: readonly PlacedProduct[]): PlacedProduct[] {
  const highest = Math.max(0, ...onFloor.map(({ size }) => size.heightCm));
  return plants
    .filter(({ size }) => highest < size.groundCm)
    .slice(0, 2)
    .map(({ room, name, size, view }, i) => ({
      name,
      size,
      view,
      shift: i === 0 ? 0 : -HOOK_CM * room.pixelsPerCm,
    }));
}

function placeOnTable(plants: readonly LitProduct[]): PlacedProduct[] {
  return plants.slice(0, 2).map(({ room, name, size, view }, i, { length }) => ({
    name,
    size,
    view,
    shift: length === 1 ? 0 : (i === 0 ? -1 : 1) * TABLE_CM * room.pixelsPerCm,
  }));
}
