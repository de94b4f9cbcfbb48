'use client';

import { useEffect, useState } from 'react';
import { loadDeliverySection, loadedDeliverySection } from './load-delivery-section';

/** A cart does not wait longer than this for the code of its delivery form. */
const LONGEST_MS = 3_000;

/** Whether the cart can be drawn whole: the delivery form's code is here, cannot come, or takes too long. */
export function useDeliveryReady(): boolean {
  const [isReady, setIsReady] = useState(() => loadedDeliverySection() !== undefined);
  useEffect(() => {
    const ready = () => setIsReady(true);
    const longest = setTimeout(ready, LONGEST_MS);
    // Where it cannot come, its place says so.
    loadDeliverySection().then(ready, ready);
    return () => clearTimeout(longest);
  }, []);
  return isReady;
}
