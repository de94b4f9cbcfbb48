'use client';

import type { PendingLineDisplay } from '@shop/machines/cart/cart-context';
import type { LineToAdd } from '@shop/rules/cart/cart';
import { useRef, useState } from 'react';
import type { AddOutcome } from '../../browser/cart/cart-runtime';
import { loadCart } from '../../browser/cart/load-cart';

/** An add as the page shows it: at once, before the platform has answered. */
export interface ShownAdd {
  readonly line: LineToAdd;
  readonly display: PendingLineDisplay;
  readonly outcome: AddOutcome | null;
}

/**
 * Adds to the cart. What is added is shown in the same moment, even if the cart's code is still on its way; the outcome
 * follows. One press is one call.
 */
export function useAddToCart() {
  const [shown, setShown] = useState<ShownAdd | null>(null);
  const latest = useRef(0);

  const add = async (line: LineToAdd, display: PendingLineDisplay) => {
    latest.current += 1;
    const mine = latest.current;
    setShown({ line, display, outcome: null });
    const outcome = await addOverNetwork(line, display);
    // The dialog may have been closed, or show a later add.
    setShown((now) => (now === null || mine !== latest.current ? now : { ...now, outcome }));
  };
  return {
    shown,
    add,
    prepare: () => {
      // A failed load is told when it is needed.
      loadCart().catch(() => undefined);
    },
    close: () => setShown(null),
  };
}

async function addOverNetwork(line: LineToAdd, display: PendingLineDisplay): Promise<AddOutcome> {
  try {
    const { addToCart } = await loadCart();
    return await addToCart(line, display);
  } catch {
    // The cart's code did not come: no connection.
    return { ok: false, code: 'unreachable' };
  }
}
