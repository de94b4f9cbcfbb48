'use client';

import type { BuyNowStop, PriceChange } from '@shop/machines/checkout/buy-now-stop';
import { isFinal } from '@shop/rules/cart/cart-errors';
import { formatYen } from '@shop/rules/yen';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { lineOrCouponMessage, merchandiseMessage } from '#features/cart/screen/add-messages.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

interface BuyNowStoppedProps {
  stop: BuyNowStop;
  /** @default null */
  priceChange?: PriceChange | null;
  name: string;
  m: Messages;
}

/**
 * Why buy-now did not reach the checkout (BUY-01). After a coupon message the next press continues without the coupon; after a
 * price change, at the new price (GATE-02).
 */
export function BuyNowStopped({ stop, priceChange = null, name, m }: BuyNowStoppedProps) {
  return (
    <Notice tone="warning" role="alert">
      {priceChange !== null && <p>{priceMessage(priceChange, name, m)}</p>}
      {stop !== 'priceChanged' && <p>{stopMessage(stop, name, m)}</p>}
      {stop.startsWith('discount') && <p>{m.checkout.withoutCoupon}</p>}
      {stop === 'priceChanged' && <p>{m.checkout.buyNowAgain}</p>}
    </Notice>
  );
}

function priceMessage({ from, to }: PriceChange, name: string, m: Messages): string {
  return m.checkout.buyNowChanged({ name, from: formatYen(from), to: formatYen(to) });
}

function stopMessage(stop: Exclude<BuyNowStop, 'priceChanged'>, name: string, m: Messages): string {
  switch (stop) {
    case 'outOfStock':
    case 'notEnoughStock':
    case 'discountMissing':
    case 'discountAlreadyUsed':
    case 'discountAlreadyApplied':
    case 'discountNotApplicable':
      return lineOrCouponMessage(stop, name, m);
    default:
      if (!isFinal(stop)) return m.checkout.buyNowFailed;
      return merchandiseMessage(stop, m) ?? m.cartError.refused;
  }
}
