import { type ArrangedRoom, arrangeRooms } from '../product/arrange-rooms';
import { placeInRoom, type Room, type RoomLight, type RoomPlace, type RoomSize } from '../product/room';

/** A product of a list that is drawn in the room. */
export interface ListedProduct {
  readonly handle: string;
  readonly title: string;
  readonly room: Room;
  /** The variants in stock. */
  readonly variants: readonly { readonly id: number; readonly title: string }[];
}

/** Which plants of a list may be placed in its room. */
export interface RoomChoice {
  readonly places: readonly RoomPlace[];
  /** Heights that suit the list's description, in centimetres. */
  readonly leastCm?: number;
  readonly mostCm?: number;
}

/** Maximum number of plants per place that do not hide each other. */
const PRODUCTS_OF_A_PLACE = 2;

/**
 * The room with plants of a list (ROOM-08), all drawn in the same light. The list's order decides. On the floor: the first plant
 * in its tallest size, then the first one that fits in its lowest size. On the table and hanging: the first two each. The light
 * with the most plants is chosen. Each list starts at a different product, since the same products lead many lists. Null if none
 * is drawn.
 * @param list handle of the list
 * @param listed its products, in its order
 * @param nameOf names a product and its variant; the variant title is '' for a single variant
 */
export function listRoom(
  list: string,
  listed: readonly ListedProduct[],
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
  readonly product: ListedProduct;
  readonly size: RoomSize;
}

/** @param fits whether all of them fit */
function choose(
  products: readonly ListedProduct[],
  { places, leastCm = 0, mostCm = Number.POSITIVE_INFINITY }: RoomChoice,
  light: RoomLight,
  fits: (chosen: readonly Chosen[]) => boolean,
): readonly Chosen[] {
  const chosen: Chosen[] = [];
  for (const place of places) {
    let standing = 0;
    for (const product of products) {
      if (standing === PRODUCTS_OF_A_PLACE || chosen.some((one) => one.product === product)) continue;
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
