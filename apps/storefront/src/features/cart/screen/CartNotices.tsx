'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import type { CheckoutGateView } from '@shop/machines/checkout/checkout-gate-view';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { useEffect, useRef } from 'react';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { RetryNotice } from '#foundation/screen/RetryNotice.tsx';
import { cartActor } from '../browser/cart-runtime';
import { checkoutGate } from '../browser/checkout-runtime';
import { expiryMessage } from './add-messages';
import { changeMessage, errorMessage, stopMessage, withdrawnMessage } from './cart-messages';

interface CartNoticesProps {
  view: CartView;
  gate: CheckoutGateView;
  m: Messages;
}

/** Notices about the cart as a whole, and why the checkout did not open (CART-03, CART-04, GATE-01). */
export function CartNotices({ view, gate, m }: CartNoticesProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button may be far below; the delivery form shows its own missing field.
    const stopped = checkoutGate.on('checkout.stopped', ({ stop }) => {
      if (stop.kind !== 'giftIncomplete') top.current?.scrollIntoView({ block: 'center' });
    });
    return () => stopped.unsubscribe();
  }, []);
  const isUnreachable = view.status === 'unreachable';
  // A problem of a code is shown at its field.
  const problem = view.problem?.about.kind === 'discount' ? null : view.problem;
  return (
    <div ref={top}>
      <Stack gap="small">
        {view.expiry !== null && <Notice role="status">{expiryMessage(view.expiry, view.leftOut, m)}</Notice>}
        {view.withdrawn.length > 0 && gate.stop?.kind !== 'changed' && (
          <Notice tone="warning" role="status">
            {withdrawnMessage(view.withdrawn, m)}
          </Notice>
        )}
        {isUnreachable && (
          <RetryNotice text={m.cart.error} onRetry={() => cartActor.send({ type: 'cart.retry' })} m={m} />
        )}
        {!isUnreachable && gate.stop === null && problem !== null && (
          <Notice tone="warning" role="alert">
            {errorMessage(problem.code, view, m)}
          </Notice>
        )}
        {gate.stop !== null && (
          <Notice tone="warning" role="alert">
            <p>{stopMessage(gate.stop, view, m)}</p>
            {gate.stop.kind === 'changed' && (
              <ul>
                {gate.stop.changes.map((change) => {
                  const message = changeMessage(change, view.withdrawn, m);
                  return <li key={message}>{message}</li>;
                })}
              </ul>
            )}
          </Notice>
        )}
        {gate.isSlow && <Notice role="status">{m.checkout.slow}</Notice>}
      </Stack>
    </div>
  );
}
