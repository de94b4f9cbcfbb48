'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import { PREFECTURES } from '@shop/rules/delivery/prefectures';
import { CartSummary } from '@shop/ui-kit/commerce/cart/CartSummary';
import { PrefectureSelect } from '@shop/ui-kit/commerce/delivery/PrefectureSelect';
import { Button } from '@shop/ui-kit/primitives/Button';
import { cartActor } from '../../browser/cart/cart-runtime';
import { fill } from '../../i18n/fill';
import type { Locale } from '../../i18n/locale';
import type { CartWords } from './cart-words';
import { LiveDiscount } from './LiveDiscount';
import { proceed } from './use-checkout-gate';

interface LiveSummaryProps {
  view: CartView;
  totals: NonNullable<CartView['totals']>;
  locale: Locale;
  words: CartWords;
  /** The coupon takes something off a part of the cart only. */
  isPartly: boolean;
  /** Id of the way to the checkout. */
  proceedId: string;
  /** On the way to the checkout. */
  going: boolean;
}

/** Prefecture, money and the first way to the checkout (CART-08, CART-09, SHIP-01). */
export function LiveSummary({ view, totals, locale, words, isPartly, proceedId, going }: LiveSummaryProps) {
  const codes = view.appliedCodes.join(words.nameJoin);
  return (
    <CartSummary
      destination={
        <PrefectureSelect
          label={words.destination}
          hint={view.isGiftProvince ? words.destinationGift : words.destinationHint}
          placeholder=""
          value={view.province}
          options={PREFECTURES.filter(
            // The gift's address decides: another prefecture would be another address.
            ({ province }) => !view.isGiftProvince || province === view.province,
          ).map(({ province, prefecture, provinceEn }) => ({
            value: province,
            label: locale === 'ja' ? prefecture : provinceEn,
          }))}
          onChange={(value) => {
            const chosen = PREFECTURES.find(({ province }) => province === value);
            if (chosen) cartActor.send({ type: 'destination.choose', province: chosen.province });
          }}
        />
      }
      discount={<LiveDiscount view={view} words={words} />}
      rows={[
        { label: words.subtotal, amount: totals.subtotal },
        ...(totals.coupon === null
          ? []
          : [
              {
                label: codes === '' ? words.coupon : fill(words.couponApplied, { code: codes }),
                ...(isPartly && { note: words.couponPartly }),
                amount: totals.coupon,
                kind: 'discount' as const,
              },
            ]),
        { label: words.shipping, amount: totals.shippingFee },
      ]}
      total={{ label: words.total, amount: totals.total }}
      note={view.isUpdating ? words.updating : words.provisional}
      updating={view.isUpdating}
    >
      <Button id={proceedId} tone="primary" size="large" width="full" loading={going} onClick={proceed}>
        {words.proceed}
      </Button>
    </CartSummary>
  );
}
