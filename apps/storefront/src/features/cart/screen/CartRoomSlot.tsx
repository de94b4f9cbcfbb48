'use client';

import { useEffect, useRef } from 'react';
import { codeMessages } from '#foundation/browser/code-messages.ts';
import { useLazyModule } from '#foundation/browser/lazy/use-lazy-module.ts';
import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { whenNear } from '#foundation/browser/when-near.ts';
import type { CartRoomLines } from './cart-screen-props';

const MESSAGES = {
  ja: () => import('#foundation/i18n/__generated__/cartRoom.ja.ts'),
  en: () => import('#foundation/i18n/__generated__/cartRoom.en.ts'),
};

const cartRoomCode = lazyModule(async () => {
  const [{ CartRoomPart }, messages] = await Promise.all([
    import('./CartRoomPart'),
    codeMessages('cartRoom', MESSAGES),
  ]);
  return { CartRoomPart, messages };
});

/** Distance below the window at which the room starts to load, so that it is ready before it is visible. */
const ROOT_MARGIN = '800px';

interface CartRoomSlotProps {
  lines: CartRoomLines;
  /** The brand's text, which the lazily loaded code does not have. */
  title: string;
  /** Text below the room. */
  note: string;
}

/** The placeholder of the room with the cart's plants; it has no height until a room is known to exist (ROOM-07). */
export function CartRoomSlot(props: CartRoomSlotProps) {
  const { module, load } = useLazyModule(cartRoomCode);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => whenNear(place.current, ROOT_MARGIN, load), [load]);
  if (module) return <module.CartRoomPart {...props} messages={module.messages} />;
  return <div ref={place} />;
}
