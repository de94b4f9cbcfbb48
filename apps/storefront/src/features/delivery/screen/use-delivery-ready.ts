'use client';

import { useEffect, useState } from 'react';
import { deliverySectionCode } from './delivery-section-code';

/** Maximum time that a cart waits for the delivery form's code. */
const MAX_WAIT_MS = 3_000;

/** Whether the cart can be rendered completely: the delivery form's code is loaded, failed, or timed out. */
export function useDeliveryReady(): boolean {
  const [isReady, setIsReady] = useState(() => deliverySectionCode.loaded() !== undefined);
  useEffect(() => {
    const ready = () => setIsReady(true);
    const longest = setTimeout(ready, MAX_WAIT_MS);
    // After a failure, its slot shows the error.
    deliverySectionCode.load().then(ready, ready);
    return () => clearTimeout(longest);
  }, []);
  return isReady;
}
