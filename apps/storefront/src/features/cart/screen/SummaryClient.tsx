'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import { codesIn, isSameDiscountCode } from '@shop/rules/cart/discount';
import { PREFECTURES } from '@shop/rules/delivery/prefectures';
import { CartSummary, type CartSummaryProps } from '@shop/ui-kit/commerce/cart/CartSummary';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Select } from '@shop/ui-kit/primitives/Select';
import { prefectureName } from '#features/delivery/screen/prefecture-name.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { cartActor } from '../browser/cart-runtime';
import { DiscountClient } from './DiscountClient';
import { proceedToCheckout } from './use-checkout-gate';

interface SummaryClientProps {
  view: CartView;
  /** Null where everything sold out. */
  totals: CartView['totals'];
  m: Messages;
  /** The coupon discounts only a part of the cart. */
  isPartly: boolean;
  /** Id of the checkout button. */
  proceedId: string;
  /** The checkout is opening. */
  going: boolean;
}

/** Prefecture, amounts and the first checkout button (CART-08, CART-09, SHIP-01). */
export function SummaryClient({ view, totals, m, isPartly, proceedId, going }: SummaryClientProps) {
  return (
    <CartSummary
      destination={
        <Select
          label={m.cart.destination}
          hint={
            view.hasOneFee ? undefined : view.isGiftProvince ? m.cart.destinationGift : m.cart.destinationHint
          }
          name="prefecture"
          // Browsers' address autofill treats the prefecture as the first level.
          autoComplete="shipping address-level1"
          placeholder=""
          clearable={false}
          value={view.province}
          options={PREFECTURES.filter(
            // The gift's address decides: another prefecture would not match it.
            ({ province }) => !view.isGiftProvince || province === view.province,
          ).map((prefecture) => ({
            value: prefecture.province,
            label: prefectureName(prefecture, m),
          }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = PREFECTURES.find(({ province }) => province === value);
            if (chosen) cartActor.send({ type: 'destination.choose', province: chosen.province });
          }}
        />
      }
      discount={<DiscountClient view={view} m={m} />}
      rows={totals === null ? [] : moneyRows(view, totals, m, isPartly)}
      {...(totals !== null && {
        total:
          totals.due === undefined
            ? { label: m.cart.total, amount: totals.total }
            : { label: m.cart.due, amount: totals.due },
      })}
      note={noteOf(view, totals, m)}
      updating={view.isUpdating}
    >
      <Button
        id={proceedId}
        tone="primary"
        size="large"
        width="full"
        loading={going}
        onClick={proceedToCheckout}
      >
        {m.cart.proceed}
      </Button>
    </CartSummary>
  );
}

function moneyRows(
  view: CartView,
  totals: NonNullable<CartView['totals']>,
  m: Messages,
  isPartly: boolean,
): CartSummaryProps['rows'] {
  const { shippingDiscountNames } = view;
  return [
    { label: m.cart.subtotal, amount: totals.subtotal },
    ...(totals.coupon === null
      ? []
      : [
          {
            label: couponLabel(view, m),
            ...(isPartly && { note: m.cart.couponPartly }),
            amount: totals.coupon,
            kind: 'discount' as const,
          },
        ]),
    ...(totals.isFeeUnknown
      ? []
      : [
          {
            label: m.cart.shipping,
            ...(shippingDiscountNames.length > 0 && {
              note: m.cart.discountNamed({ title: shippingDiscountNames.join(m.common.nameSeparator) }),
            }),
            amount: totals.shippingFee,
          },
        ]),
    ...(totals.giftCards === undefined
      ? []
      : [
          { label: m.cart.total, amount: totals.total },
          ...totals.giftCards.map(({ card: { lastCharacters }, amount }) => ({
            label: m.cart.giftCard({ last: lastCharacters }),
            amount,
            kind: 'discount' as const,
          })),
        ]),
  ];
}

/** What the total is: without the shipping fee, with the one that is final, or with one that the address may change. */
function noteOf({ isUpdating, hasOneFee }: CartView, totals: CartView['totals'], m: Messages): string {
  if (isUpdating) return m.cart.updating;
  if (totals === null) return m.cart.allSoldOut;
  if (totals.isFeeUnknown) return m.cart.shippingLater;
  return hasOneFee ? m.cart.finalTotal : m.cart.shippingProvisional;
}

/** Names of the applied discounts: codes as typed, and titles of discounts without a code. */
function couponLabel({ discountNames, coupons }: CartView, m: Messages): string {
  const applied = codesIn(coupons, 'applied');
  const typed = discountNames.map((name) => applied.find((code) => isSameDiscountCode(name, code)));
  const names = discountNames.map((name, at) => typed[at] ?? name).join(m.common.nameSeparator);
  if (names === '') return m.cart.coupon;
  return typed.includes(undefined)
    ? m.cart.discountNamed({ title: names })
    : m.cart.couponApplied({ code: names });
}
