'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import type { CheckoutGateView } from '@shop/machines/checkout/checkout-gate-view';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { useEffect, useRef } from 'react';
import { cartActor } from '../../browser/cart/cart-runtime';
import { checkoutGate } from '../../browser/cart/checkout-runtime';
import { errorMessage, stopMessage } from './cart-messages';
import type { CartWords } from './cart-words';

interface CartNoticesProps {
  view: CartView;
  gate: CheckoutGateView;
  words: CartWords;
}

/** What a shopper has to know about the cart as a whole, and why the checkout did not open (CART-03, CART-04, GATE-01). */
export function CartNotices({ view, gate, words }: CartNoticesProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button may be far below; the delivery form shows its own missing field.
    const stopped = checkoutGate.on('checkout.stopped', ({ stop }) => {
      if (stop.kind !== 'giftIncomplete') top.current?.scrollIntoView({ block: 'center' });
    });
    return () => stopped.unsubscribe();
  }, []);
  const isUnreachable = view.status === 'unreachable';
  // A code's problem stands at its field.
  const problem = view.problem?.about.kind === 'discount' ? null : view.problem;
  return (
    <div ref={top}>
      <Stack gap="small">
        {view.expiry !== null && <Notice role="status">{words.expiry[view.expiry]}</Notice>}
        {isUnreachable && (
          <Notice tone="warning" role="alert">
            <p>{words.error}</p>
            <Button size="small" onClick={() => cartActor.send({ type: 'cart.retry' })}>
              {words.retry}
            </Button>
          </Notice>
        )}
        {!isUnreachable && gate.stop === null && problem !== null && (
          <Notice tone="warning" role="alert">
            {errorMessage(problem.code, view, words)}
          </Notice>
        )}
        {gate.stop !== null && (
          <Notice tone="warning" role="alert">
            {stopMessage(gate.stop, view, words)}
          </Notice>
        )}
        {gate.isSlow && <Notice role="status">{words.checkoutSlow}</Notice>}
      </Stack>
    </div>
  );
}
