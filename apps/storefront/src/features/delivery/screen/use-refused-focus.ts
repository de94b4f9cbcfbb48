'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { deliveryActor } from '../browser/delivery-runtime.ts';

/** What the ids of the gift form's fields begin with. */
export const GIFT_ID = 'gift';

/**
 * Brings the shopper to what stopped the way to the checkout: the first missing field of the gift destination (GIFT-01), its
 * address where the postal code lies elsewhere (FEE-01), or the notice about the date (DLV-07). Also when it happened before this code was here.
 * @param openDate unfolds date and time
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
      if (stop.kind === 'prefectureMismatch') {
        document.getElementById(`${GIFT_ID}-address`)?.focus();
        return;
      }
      latest.current();
      place.current?.focus();
    };
    show();
    // After it is drawn.
    const refused = deliveryActor.on('preferences.refused', () => window.requestAnimationFrame(show));
    return () => refused.unsubscribe();
  }, []);
  return place;
}
