'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { cartActor } from '../../browser/cart/cart-runtime';
import { fill } from '../../i18n/fill';
import type { CartWords } from './cart-words';

interface CartNoticesProps {
  view: CartView;
  words: CartWords;
  /** The way to the checkout did not open. */
  failed: boolean;
}

/** What a shopper has to know about the cart as a whole (CART-03, CART-04, lesson 10). */
export function CartNotices({ view, words, failed }: CartNoticesProps) {
  const isUnreachable = view.status === 'unreachable';
  const { problem } = view;
  return (
    <Stack gap="small">
      {view.wasRebuilt && <Notice role="status">{words.rebuilt}</Notice>}
      {isUnreachable && (
        <Notice tone="warning" role="alert">
          <p>{words.error}</p>
          <Button size="small" onClick={() => cartActor.send({ type: 'cart.retry' })}>
            {words.retry}
          </Button>
        </Notice>
      )}
      {!isUnreachable && problem !== null && (
        <Notice tone="warning" role="alert">
          {words.lineFailed}
        </Notice>
      )}
      {failed && problem === null && (
        <Notice tone="warning" role="alert">
          {words.checkoutFailed}
        </Notice>
      )}
      {view.inapplicableCodes.map((code) => (
        <Notice key={code} tone="warning">
          {fill(words.couponNotApplied, { code })}
        </Notice>
      ))}
    </Stack>
  );
}
