import { type ArrangedRoom, arrangeRooms } from '../product/arrange-rooms';
import { placeInRoom, type Room, type RoomLight, type RoomPlace, type RoomSize } from '../product/room';

/** A product of a list that was drawn in the room. */
export interface ListedPlant {
  readonly handle: string;
  readonly title: string;
  readonly room: Room;
  /** Those in stock. */
  readonly variants: readonly { readonly id: number; readonly title: string }[];
}

/** Which plants of a list may stand in its room. */
export interface RoomChoice {
  readonly places: readonly RoomPlace[];
  /** Heights that suit what the list says of itself, in centimetres. */
  readonly leastCm?: number;
  readonly mostCm?: number;
}

/** As many stand beside one another without hiding each other. */
const PLANTS_OF_A_PLACE = 2;

/**
 * The room with plants of a list (ROOM-08): the first that stands on the floor in its tallest size and, beside it, the first that there is
 * space for in its lowest, the first two that stand on the table, and the first two that hang, as the list has them, all drawn in the
 * same light; of the lights that in which most of them stand. Each list begins with another of its products: those that lead one lead many. Null where none was drawn.
 * @param list handle of the list
 * @param listed its products, in its order
 * @param nameOf a product and its variant, which has no name where there is only one
 */
export function listRoom(
  list: string,
  listed: readonly ListedPlant[],
  choice: RoomChoice,
  nameOf: (title: string, variantTitle: string) => string,
): ArrangedRoom | null {
  const first = [...list].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % listed.length;
  const products = [...listed.slice(first), ...listed.slice(0, first)];
  const lights = products.flatMap(({ room }) =>
    room.sizes.flatMap(({ views }) => views.map(({ light }) => light)),
  );
  const rooms = [...new Set(lights)].flatMap((light) => {
    const arrange = (chosen: readonly Chosen[]) =>
      arrangeRooms(
        chosen.map(({ product, size: { variantId } }) => ({
          variantId,
          name: nameOf(product.title, product.variants.find(({ id }) => id === variantId)?.title ?? ''),
        })),
        chosen.map(({ product }) => product.room),
      ).find((room) => room.light === light);
    return arrange(choose(products, choice, light, (chosen) => arrange(chosen)?.leftOut.length === 0)) ?? [];
  });
  return rooms.reduce<ArrangedRoom | null>(
    (best, room) => (best === null || room.plants.length > best.plants.length ? room : best),
    null,
  );
}

interface Chosen {
  readonly product: ListedPlant;
  readonly size: RoomSize;
}

/** @param fits whether there is space for all of them */
function choose(
  products: readonly ListedPlant[],
  { places, leastCm = 0, mostCm = Number.POSITIVE_INFINITY }: RoomChoice,
  light: RoomLight,
  fits: (chosen: readonly Chosen[]) => boolean,
): readonly Chosen[] {
  const chosen: Chosen[] = [];
  for (const place of places) {
    let standing = 0;
    for (const product of products) {
      if (standing === PLANTS_OF_A_PLACE || chosen.some((one) => one.product === product)) continue;
      const sizes = product.room.sizes
        .filter((one) => {
          const { variantId, views, heightCm } = one;
          const isInStock = product.variants.some(({ id }) => id === variantId);
          const isLit = views.some((view) => view.light === light);
          const isOfPlace = placeInRoom(one) === place;
          return isInStock && isLit && isOfPlace && heightCm >= leastCm && heightCm <= mostCm;
        })
        .sort((one, other) => other.heightCm - one.heightCm);
      const size = place === 'floor' && standing > 0 ? sizes.at(-1) : sizes[0];
      if (size === undefined || !fits([...chosen, { product, size }])) continue;
      chosen.push({ product, size });
      standing += 1;
    }
  }
  return chosen;
}
