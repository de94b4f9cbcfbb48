'use client';

import { settledCartView } from '@shop/machines/cart/settled-cart-view';
import { useEffect, useState } from 'react';
import { cartActor } from '../../browser/cart/cart-runtime';
import { noteCheckoutVisit } from '../../browser/cart/checkout-visit';

/** Pending edits get this long to be answered. */
const PATIENCE_MS = 20_000;

/** Where the way to the checkout stands. */
export type ProceedState = 'idle' | 'going' | 'failed';

/**
 * The one way to the checkout, shared by all its buttons (GATE-02): edits on their way go first, then the hosted checkout
 * opens. A second press does nothing; a failure stops here with nothing lost (GATE-01).
 */
export function useProceed(): { readonly state: ProceedState; readonly proceed: () => void } {
  const [state, setState] = useState<ProceedState>('idle');
  useEffect(() => {
    // Back from the checkout by the back/forward cache: the page still says it is going.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setState('idle');
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const proceed = async () => {
    if (state === 'going') return;
    setState('going');
    const address = await checkoutAddress();
    if (address === null) {
      setState('failed');
      return;
    }
    noteCheckoutVisit();
    window.location.assign(address);
  };
  return { state, proceed };
}

/** The checkout of a cart without open edits; null when an edit failed or something is sold out. */
async function checkoutAddress(): Promise<string | null> {
  const settled = await settledCartView(cartActor, PATIENCE_MS);
  return settled?.problem === null ? settled.checkoutUrl : null;
}
