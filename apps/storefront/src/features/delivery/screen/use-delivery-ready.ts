'use client';

import { useEffect, useState } from 'react';
import { deliverySectionCode } from './delivery-section-code';

/** A cart does not wait longer than this for the code of its delivery form. */
const LONGEST_MS = 3_000;

/** Whether the cart can be drawn whole: the delivery form's code is here, cannot come, or takes too long. */
export function useDeliveryReady(): boolean {
  const [isReady, setIsReady] = useState(() => deliverySectionCode.loaded() !== undefined);
  useEffect(() => {
    const ready = () => setIsReady(true);
    const longest = setTimeout(ready, LONGEST_MS);
    // Where it cannot come, its place says so.
    deliverySectionCode.load().then(ready, ready);
    return () => clearTimeout(longest);
  }, []);
  return isReady;
}
