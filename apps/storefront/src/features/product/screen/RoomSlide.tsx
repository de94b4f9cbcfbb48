'use client';

import { type Growth, type GrowthYears, grownSize, growthYears } from '@shop/rules/product/growth';
import {
  type Room,
  type RoomLight,
  type RoomSize,
  type RoomView,
  roomComparison,
} from '@shop/rules/product/room';
import { roomLightOf } from '@shop/rules/product/window-fit';
import { RoomRuler, type RoomScene } from '@shop/ui-kit/commerce/product/RoomRuler';
import { useState } from 'react';
import { roomPlaces } from '#features/room/contract/room-places.ts';
import { useWindowLight } from '#features/window/browser/window-light.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { useVariantChoice } from './variant-choice';

interface RoomSlideProps {
  room: Room;
  /** Null: only the plant on its arrival is shown. */
  growth: Growth | null;
  /** The product's name, used where its only size has no name. */
  title: string;
  /** Product page URL without a query. */
  address: string;
  messages: MessageTable<'room'>;
}

/**
 * The chosen size in the room with the ruler: it shares the choice with the buy box (ROOM-01 to ROOM-04). Its height on arrival, or after
 * some years (GROW-01).
 */
export function RoomSlide({ room, growth, title, address, messages }: RoomSlideProps) {
  const m = bindMessages(messages);
  const { variants, chosen, chooseVariant } = useVariantChoice();
  const [requested, setRequested] = useState<RoomLight | null>(null);
  const [requestedYears, setYears] = useState<GrowthYears>(0);
  const sold = room.sizes.find(({ variantId }) => variantId === chosen.id) ?? room.sizes[0];
  const ages = sold ? growthYears(sold, room, growth) : [];
  const years = ages.find((age) => age === requestedYears) ?? 0;
  const size = sold && growth ? grownSize(sold, room, growth, years) : sold;
  const windowLight = useWindowLight();
  // The light pressed here, else that of the shopper's own window, else what the product needs (FIT-01).
  const fitting = requested ?? (windowLight && roomLightOf(windowLight));
  const view = size?.views.find(({ light }) => light === fitting) ?? size?.views[0];
  if (size === undefined || view === undefined) return null;
  const { fromCm, toCm, heightCm, views } = size;
  const { comparison, thing, thingCm } = roomComparison(size);
  const words = m.room.thing({ thing, cm: thingCm });
  const name = m.room.grown({ name: chosen.title || title, years });
  const offered = variants.filter(({ id }) => room.sizes.some(({ variantId }) => variantId === id));
  return (
    <RoomRuler
      label={m.room.label({ name, height: Math.round(heightCm), comparison, thing: words })}
      scene={sceneOf(room, size, view)}
      ruler={roomPlaces(room).ruler}
      range={m.room.range({ from: fromCm, to: toCm })}
      title={m.room.comparison({ comparison })}
      detail={m.room.detail({ name, from: fromCm, to: toCm, thing: words })}
      {...(offered.length > 1 && {
        sizes: {
          label: m.room.sizes,
          selectedId: chosen.globalId,
          options: offered.map(({ id, globalId, title }) => ({
            id: globalId,
            name: title,
            href: `${address}?variant=${id}`,
          })),
          onSelect: (id: string) => {
            const variant = offered.find(({ globalId }) => globalId === id);
            if (variant) chooseVariant(variant.globalId);
          },
        },
      })}
      {...(ages.length > 1 && {
        years: {
          label: m.room.years,
          selectedId: String(years),
          options: ages.map((age) => ({ id: String(age), name: m.room.after({ years: age }) })),
          onSelect: (id: string) => setYears(ages.find((age) => String(age) === id) ?? 0),
        },
      })}
      {...(views.length > 1 && {
        lights: {
          label: m.room.lights,
          selectedId: view.light,
          options: views.map(({ light }) => ({ id: light, name: m.room.light({ light }) })),
          onSelect: (id: string) => setRequested(views.find(({ light }) => light === id)?.light ?? null),
        },
      })}
    />
  );
}

function sceneOf(room: Room, size: RoomSize, { plate, plant, shadow }: RoomView): RoomScene {
  const { layer, heightAt, left } = roomPlaces(room);
  return {
    plate: productPicture({ src: plate, alt: '' }, 1296),
    plant: layer(plant),
    shadow: layer(shadow),
    foot: { left: left(size.footX), top: heightAt(size.groundCm) },
    topAt: heightAt(size.groundCm + size.heightCm),
    range: { from: heightAt(size.groundCm + size.fromCm), to: heightAt(size.groundCm + size.toCm) },
    heightCm: size.heightCm,
  };
}
