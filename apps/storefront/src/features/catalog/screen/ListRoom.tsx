import type { ListedProduct } from '@shop/rules/catalog/list-room';
import type { ArrangedRoom } from '@shop/rules/product/arrange-rooms';
import { PlantedRoom } from '@shop/ui-kit/commerce/product/PlantedRoom';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Heading } from '@shop/ui-kit/primitives/Heading';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { productsRoom } from '#features/room/screen/products-room.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface ListRoomProps {
  locale: Locale;
  plants: readonly ListedProduct[];
  arranged: ArrangedRoom;
}

/** Plants of a purpose in the room with the ruler, each name linked to the displayed size (ROOM-08). */
export function ListRoom({ locale, plants, arranged }: ListRoomProps) {
  const m = messages(locale);
  return (
    <Box as="section" id="room" paddingBlock="xlarge">
      <Stack gap="standard">
        <Heading level={2} size="titleSmall">
          {m.collection.room}
        </Heading>
        <PlantedRoom
          {...productsRoom(arranged, m, ({ size: { variantId } }) => {
            const handle =
              plants.find(({ variants }) => variants.some(({ id }) => id === variantId))?.handle ?? '';
            return localePath(locale, encodeURI(`/products/${handle}?variant=${variantId}`));
          })}
          notes={[m.room.scaleNote]}
        />
      </Stack>
    </Box>
  );
}
