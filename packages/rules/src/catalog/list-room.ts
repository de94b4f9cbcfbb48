import { type ArrangedRoom, arrangeRooms } from '../product/arrange-rooms';
import type { Room, RoomLight, RoomSize } from '../product/room';

/** A product of a list that was drawn in the room. */
export interface ListedPlant {
  readonly handle: string;
  readonly title: string;
  readonly room: Room;
  /** Those in stock. */
  readonly variants: readonly { readonly id: number; readonly title: string }[];
}

/** What plants of a list may stand on. */
export type RoomPlace = 'floor' | 'table';

/** As many stand beside one another without hiding each other. */
const PLANTS_OF_A_PLACE = 2;

/**
 * The room with plants of a list (ROOM-08): the first two that stand on the floor, one in its tallest size and one in its lowest, and
 * the first two that stand on the table, all drawn in the same light; of the lights that in which most of them stand. Each list begins
 * with another of its products: those that lead one lead many. Null where none was drawn.
 * @param list handle of the list
 * @param listed its products, in its order
 * @param places that suit what the list is for
 * @param nameOf a product and its variant, which has no name where there is only one
 */
export function listRoom(
  list: string,
  listed: readonly ListedPlant[],
  places: readonly RoomPlace[],
  nameOf: (title: string, variantTitle: string) => string,
): ArrangedRoom | null {
  const first = [...list].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % listed.length;
  const products = [...listed.slice(first), ...listed.slice(0, first)];
  const lights = products.flatMap(({ room }) =>
    room.sizes.flatMap(({ views }) => views.map(({ light }) => light)),
  );
  const rooms = [...new Set(lights)].flatMap((light) => {
    const plants = choose(products, places, light).map(({ product, size }) => ({
      variantId: size.variantId,
      name: nameOf(product.title, product.variants.find(({ id }) => id === size.variantId)?.title ?? ''),
    }));
    return arrangeRooms(
      plants,
      products.map(({ room }) => room),
    ).filter((arranged) => arranged.light === light);
  });
  return rooms.reduce<ArrangedRoom | null>(
    (best, room) => (best === null || room.plants.length > best.plants.length ? room : best),
    null,
  );
}

interface Choice {
  readonly product: ListedPlant;
  readonly size: RoomSize;
}

function choose(
  products: readonly ListedPlant[],
  places: readonly RoomPlace[],
  light: RoomLight,
): readonly Choice[] {
  const standing = (place: RoomPlace, without: readonly Choice[]) =>
    places.includes(place)
      ? products
          .filter((product) => !without.some((choice) => choice.product === product))
          .flatMap((product) => {
            const sizes = product.room.sizes
              .filter(({ variantId, views, groundCm }) => {
                const isInStock = product.variants.some(({ id }) => id === variantId);
                const isLit = views.some((view) => view.light === light);
                return isInStock && isLit && (groundCm === 0) === (place === 'floor');
              })
              .sort((one, other) => other.heightCm - one.heightCm);
            return sizes.length === 0 ? [] : [{ product, sizes }];
          })
          .slice(0, PLANTS_OF_A_PLACE)
      : [];
  const floor = standing('floor', []).flatMap(({ product, sizes }, i): Choice[] => {
    const size = i === 0 ? sizes[0] : sizes.at(-1);
    return size === undefined ? [] : [{ product, size }];
  });
  const table = standing('table', floor).flatMap(({ product, sizes: [size] }): Choice[] =>
    size === undefined ? [] : [{ product, size }],
  );
  return [...floor, ...table];
}
