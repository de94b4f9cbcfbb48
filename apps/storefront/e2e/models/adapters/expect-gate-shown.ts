import type { checkoutGateMachine } from '@shop/machines/checkout/checkout-gate.machine';
import type { CheckoutStop } from '@shop/machines/checkout/checkout-gate-context';
import { checkoutGateView } from '@shop/machines/checkout/checkout-gate-view';
import type { SnapshotFrom } from 'xstate';
import { words } from '#test/support/words.ts';
import { expect } from '../../support/test';
import type { CheckoutScene } from './checkout-scene';

/** Asserts that the page shows the state of the model's gate. */
export async function expectGateShown(
  { shop, opened }: CheckoutScene,
  snapshot: SnapshotFrom<typeof checkoutGateMachine>,
): Promise<void> {
  const { status, stop, isSlow } = checkoutGateView(snapshot);
  if (status === 'idle' || status === 'stopped') {
    await expect(shop.proceed).not.toHaveAttribute('aria-busy', 'true');
  } else {
    await expect(shop.proceed).toHaveAttribute('aria-busy', 'true');
  }
  await expect(shop.page.getByText(words.checkout.slow)).toHaveCount(isSlow ? 1 : 0);
  if (stop !== null) await expect(shop.alert.filter({ hasText: messageOf(stop) }).first()).toBeVisible();
  // The page was told to leave.
  if (status === 'opening') await expect.poll(() => opened.length).toBeGreaterThan(0);
}

function messageOf(stop: CheckoutStop): string {
  if (stop.kind === 'giftIncomplete') return words.delivery.giftError;
  if (stop.kind === 'notKept') return words.cart.invalidCheckout;
  if (stop.kind === 'changed') return words.change.stopped;
  return stop.code === 'discountNotApplicable' ? words.discount.notApplicable : words.cartError.unreachable;
}
