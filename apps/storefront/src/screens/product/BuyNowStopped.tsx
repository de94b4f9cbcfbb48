'use client';

import type { BuyNowStop } from '@shop/machines/checkout/buy-now-stop';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import type { Messages } from '../../i18n/__generated__/messages';
import { lineOrCouponMessage } from '../cart/line-or-coupon-message';

/** Why buy-now did not go to the checkout (BUY-01). After a coupon's message the next press goes on without it. */
export function BuyNowStopped({ stop, name, m }: { stop: BuyNowStop; name: string; m: Messages }) {
  return (
    <Notice tone="warning" role="alert">
      <p>{stopMessage(stop, name, m)}</p>
      {stop.startsWith('discount') && <p>{m.checkout.withoutCoupon}</p>}
    </Notice>
  );
}

function stopMessage(stop: BuyNowStop, name: string, m: Messages): string {
  switch (stop) {
    case 'outOfStock':
    case 'notEnoughStock':
    case 'discountMissing':
    case 'discountAlreadyUsed':
    case 'discountAlreadyApplied':
    case 'discountNotApplicable':
      return lineOrCouponMessage(stop, name, m);
    default:
      return m.checkout.buyNowFailed;
  }
}
