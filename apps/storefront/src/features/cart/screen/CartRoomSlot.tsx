'use client';

import { useEffect, useRef } from 'react';
import { useLazyModule } from '#foundation/browser/lazy/use-lazy-module.ts';
import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import { whenNear } from '#foundation/browser/when-near.ts';
import type { CartRoomLines } from './cart-room-lines';

const MESSAGES = {
  ja: () => import('#foundation/i18n/__generated__/cartRoom.ja.ts'),
  en: () => import('#foundation/i18n/__generated__/cartRoom.en.ts'),
};

const cartRoomCode = lazyModule(async () => {
  const [{ CartRoomPart }, { messages }] = await Promise.all([
    import('./CartRoomPart'),
    MESSAGES[shopSettings().locale](),
  ]);
  return { CartRoomPart, messages };
});

/** How far below the window the room is read already, so that it is there before it is seen. */
const AHEAD = '800px';

interface CartRoomSlotProps {
  lines: CartRoomLines;
  /** In the brand's words, which the code that comes later does not have. */
  title: string;
  /** What is said below the room. */
  note: string;
}

/** Where the room with the cart's plants stands, without a height until it is known whether there is one (ROOM-07). */
export function CartRoomSlot(props: CartRoomSlotProps) {
  const { module, load } = useLazyModule(cartRoomCode);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => whenNear(place.current, AHEAD, load), [load]);
  if (module) return <module.CartRoomPart {...props} messages={module.messages} />;
  return <div ref={place} />;
}
