import { type ListedProduct, listRoom, type RoomChoice } from '@shop/rules/catalog/list-room';
import { PlantedRoom } from '@shop/ui-kit/commerce/product/PlantedRoom';
import { Section } from '@shop/ui-kit/primitives/Section';
import { productsRoom } from '#features/room/screen/products-room.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface ListRoomProps {
  locale: Locale;
  /** Handle of the list. */
  list: string;
  plants: readonly ListedProduct[];
  choice: RoomChoice;
}

/**
 * Plants of a purpose in the room with the ruler, each name linked to the displayed size (ROOM-08); nothing where no room was
 * drawn.
 */
export function ListRoom({ locale, list, plants, choice }: ListRoomProps) {
  const m = messages(locale);
  const arranged = listRoom(list, plants, choice, (title, variant) =>
    variant === '' ? title : m.room.plant({ title, variant }),
  );
  if (arranged === null) return null;
  return (
    <Section id="room" title={m.collection.room}>
      <PlantedRoom
        {...productsRoom(arranged, m, ({ size: { variantId } }) => {
          const handle =
            plants.find(({ variants }) => variants.some(({ id }) => id === variantId))?.handle ?? '';
          return localePath(locale, encodeURI(`/products/${handle}?variant=${variantId}`));
        })}
        notes={[m.room.scaleNote]}
      />
    </Section>
  );
}
