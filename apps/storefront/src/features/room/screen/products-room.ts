import type { ArrangedRoom, PlacedProduct } from '@shop/rules/product/arrange-rooms';
import type { PlantedRoomProps } from '@shop/ui-kit/commerce/product/PlantedRoom';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { roomPlaces } from '../contract/room-places';

/**
 * An arranged room for the kit, with its labels.
 * @param hrefOf the page of a plant, if its name links there
 */
export function productsRoom(
  { room, plants }: ArrangedRoom,
  m: Messages,
  hrefOf?: (plant: PlacedProduct) => string,
): Pick<PlantedRoomProps, 'label' | 'plate' | 'ruler' | 'plants'> {
  const { layer, ruler } = roomPlaces(room);
  return {
    label: m.room.plants({
      plants: plants
        .map(({ name, size }) => m.room.plantHeight({ name, height: Math.round(size.heightCm) }))
        .join(m.common.nameSeparator),
    }),
    plate: productPicture({ src: plants[0]?.view.plate ?? '', alt: '' }, 1296),
    ruler,
    plants: plants.map((plant) => {
      const { name, size, view, shift } = plant;
      return {
        id: `${size.variantId}`,
        name,
        range: m.room.range({ from: size.fromCm, to: size.toCm }),
        plant: layer(view.plant, shift),
        shadow: layer(view.shadow, shift),
        ...(hrefOf && { href: hrefOf(plant) }),
      };
    }),
  };
}
