import { placeInRoom, type Room, type RoomLight, type RoomPlace, type RoomSize, type RoomView } from './room';

/** A plant that may stand in the room. */
export interface NamedPlant {
  readonly variantId: number;
  readonly name: string;
}

/** A plant in its place in the room. */
export interface PlacedPlant {
  readonly name: string;
  readonly size: RoomSize;
  readonly view: RoomView;
  /** By how much it stands beside the place it was drawn at, in pixels of the plate; negative to the left. */
  readonly shift: number;
}

/** The room of one light with what of several plants was drawn in it. */
export interface ArrangedRoom {
  readonly light: RoomLight;
  /** The measures of the plate. */
  readonly room: Room;
  /** In the order in which they are laid upon each other: those that stand behind first. At least one. */
  readonly plants: readonly PlacedPlant[];
  /** Names of those for which there is no more space. */
  readonly leftOut: readonly string[];
}

/** How near two plants on the floor come to each other, as a share of where their crowns would just touch. */
const CLOSENESS = 0.6;
/** How far to the left of the first plant another may stand on the floor: beyond are curtain and door, in every light. */
const FLOOR_CM = 52;
/** What stands on the table is this far from its middle where two share it, in centimetres; a third has no place. */
const TABLE_CM = 9;
/** How far towards the window the second of two plants that hang is, in centimetres; a third has no place. */
const HOOK_CM = 45;

/**
 * Several plants in one room (ROOM-07, ROOM-08): a room for each light in which at least one of them was drawn, that with the most
 * plants first. The largest plant of the floor stands where it was drawn, the others beside it towards the window; two share the table, and two hang where
 * nothing on the floor is as high.
 * @param plants those that count most last; a variant that is named several times stands in the room once
 * @param rooms of the plants' products; a product without a room is not among them
 */
export function arrangeRooms(plants: readonly NamedPlant[], rooms: readonly Room[]): ArrangedRoom[] {
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

interface LitPlant {
  readonly name: string;
  readonly room: Room;
  readonly size: RoomSize;
  readonly view: RoomView;
}

function placeOnFloor(plants: readonly LitPlant[]): PlacedPlant[] {
  const placed: PlacedPlant[] = [];
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

function placeOnHook(plants: readonly LitPlant[], onFloor: readonly PlacedPlant[]): PlacedPlant[] {
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

function placeOnTable(plants: readonly LitPlant[]): PlacedPlant[] {
  return plants.slice(0, 2).map(({ room, name, size, view }, i, { length }) => ({
    name,
    size,
    view,
    shift: length === 1 ? 0 : (i === 0 ? -1 : 1) * TABLE_CM * room.pixelsPerCm,
  }));
}
