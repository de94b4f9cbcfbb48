'use client';

import { useProductRoomsQuery } from '@shop/graphql/hooks';
import { toProductRooms } from '@shop/graphql/to-rules/to-room';
import { decodeGlobalId } from '@shop/rules/global-id';
import { arrangeRooms } from '@shop/rules/product/arrange-rooms';
import type { RoomLight } from '@shop/rules/product/room';
import { PlantedRoom } from '@shop/ui-kit/commerce/product/PlantedRoom';
import { Section } from '@shop/ui-kit/primitives/Section';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { productsRoom } from '#features/room/screen/products-room.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { platformClient } from '../browser/platform-client';
import { platformLanguage } from '../browser/platform-gateway';
import type { CartRoomLines } from './cart-screen-props';

/** Maximum number of products queried: the room could not show more. */
const MAX_PRODUCTS = 20;

interface CartRoomPartProps {
  lines: CartRoomLines;
  title: string;
  note: string;
  messages: MessageTable<'cartRoom'>;
}

/**
 * The room with the cart's plants (ROOM-07). Renders nothing before the read, after a failed read, or if no plant of the cart is
 * drawn in the room: the cart is complete without it.
 */
export function CartRoomPart({ lines, title, note, messages }: CartRoomPartProps) {
  const m = bindMessages(messages);
  const [requested, setRequested] = useState<RoomLight | null>(null);
  const ids = [...new Set(lines.map(({ globalProductId }) => globalProductId))].slice(-MAX_PRODUCTS);
  const { data, previousData } = useProductRoomsQuery({
    client: platformClient,
    variables: {
      ids: ids.flatMap((id) => {
        const plain = decodeGlobalId(id);
        return plain.ok ? [plain.value] : [];
      }),
      language: platformLanguage,
    },
  });
  const read = toProductRooms((data ?? previousData)?.nodes ?? []);
  const rooms = arrangeRooms(
    lines.map(({ variantId, title: product, variantTitle }) => ({
      variantId,
      name: variantTitle === '' ? product : m.room.plant({ title: product, variant: variantTitle }),
    })),
    read.ok ? read.value : [],
  );
  const shown = rooms.find(({ light }) => light === requested) ?? rooms[0];
  const { place, isPlaced } = usePlaceOutOfView(shown !== undefined);
  if (shown === undefined) return null;
  if (!isPlaced) return <div ref={place} />;
  return (
    <Section id="cart-room" title={title}>
      <PlantedRoom
        {...productsRoom(shown, m)}
        notes={[
          note,
          ...(shown.leftOut.length > 0
            ? [m.room.leftOut({ names: shown.leftOut.join(m.common.nameSeparator) })]
            : []),
        ]}
        {...(rooms.length > 1 && {
          lights: {
            label: m.room.lights,
            selectedId: shown.light,
            options: rooms.map(({ light }) => ({ id: light, name: m.room.light({ light }) })),
            onSelect: (id: string) => setRequested(rooms.find(({ light }) => light === id)?.light ?? null),
          },
        })}
      />
    </Section>
  );
}

/** Once there is content, waits until its place is out of view: its appearance moves nothing in view. */
function usePlaceOutOfView(isReady: boolean): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isPlaced: boolean;
} {
  const place = useRef<HTMLDivElement>(null);
  const [isPlaced, setIsPlaced] = useState(false);
  useEffect(() => {
    if (!isReady || isPlaced || place.current === null) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) setIsPlaced(true);
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isReady, isPlaced]);
  return { place, isPlaced };
}
