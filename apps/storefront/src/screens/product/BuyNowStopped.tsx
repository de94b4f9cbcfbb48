'use client';

import type { BuyNowStop } from '@shop/machines/checkout/buy-now-stop';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { fill } from '../../i18n/fill';
import type { BuyWords } from './buy-words';

/** Why buy-now did not go to the checkout (BUY-01). After a coupon's message the next press goes on without it. */
export function BuyNowStopped({ stop, name, words }: { stop: BuyNowStop; name: string; words: BuyWords }) {
  const reasons: Partial<Record<BuyNowStop, string>> = words.stops;
  return (
    <Notice tone="warning" role="alert">
      <p>{fill(reasons[stop] ?? words.buyNowFailed, { name })}</p>
      {stop.startsWith('discount') && <p>{words.withoutCoupon}</p>}
    </Notice>
  );
}
