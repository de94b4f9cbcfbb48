'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { deliveryActor } from '../browser/delivery-runtime.ts';

/** Prefix of the gift form's field ids. */
export const GIFT_ID = 'gift';

/**
 * Moves the focus to what blocked the checkout: the first missing field of the gift destination (GIFT-01), its address if the postal code
 * does not match (FEE-01), or the notice about the date (DLV-07). Also if that happened before this code was loaded.
 * @param openDate expands date and time
 * @returns for the whole form, which can take the focus
 */
export function useRefusedFocus(openDate: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(openDate);
  latest.current = openDate;
  useEffect(() => {
    const show = () => {
      const { stop } = deliveryActor.getSnapshot().context;
      if (stop === null) return;
      if (stop.kind === 'giftIncomplete') {
        document.getElementById(`${GIFT_ID}-${stop.field}`)?.focus();
        return;
      }
      if (stop.kind === 'addressMismatch') {
        document.getElementById(`${GIFT_ID}-address`)?.focus();
        return;
      }
      latest.current();
      place.current?.focus();
    };
    show();
    // After the render.
    const refused = deliveryActor.on('preferences.refused', () => window.requestAnimationFrame(show));
    return () => refused.unsubscribe();
  }, []);
  return place;
}
