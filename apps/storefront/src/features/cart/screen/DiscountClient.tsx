'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import { type Coupon, couponsOf, isSameDiscountCode } from '@shop/rules/cart/discount';
import { DiscountField } from '@shop/ui-kit/commerce/cart/DiscountField';
import { useEffect, useState } from 'react';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { applyDiscount, removeDiscount, waitingDiscount } from '../browser/cart-runtime';
import { errorMessage, refusalMessage } from './cart-messages';

interface DiscountClientProps {
  view: CartView;
  m: Messages;
}

/** Coupon codes: the input, their state and their removal, each with its own error (CART-06). */
export function DiscountClient({ view, m }: DiscountClientProps) {
  const [typed, setTyped] = useState('');
  /** The last submitted input, and the error that prevented sending it. */
  const [sent, setSent] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [dead, forgetDead] = useDeadDiscount(view.discountCodes);
  const { coupons, problem } = view;
  const listed = coupons.filter(({ state }) => state !== 'dead');
  const onCart = (code: string) =>
    listed.find((one) => one.state !== 'pending' && isSameDiscountCode(one.code, code));
  const isRefused = problem?.about.kind === 'discount';
  // The input stays until the cart has the code: an outage loses nothing, and a typing error can be corrected.
  const value = sent !== null && onCart(sent) !== undefined && !isRefused ? '' : typed;
  const row = (coupon: Coupon) => ({
    code: coupon.code,
    note:
      coupon.state === 'applied' &&
      view.shippingDiscountNames.some((name) => isSameDiscountCode(name, coupon.code))
        ? m.cart.discountOnShipping
        : couponNote(coupon, m),
    removeLabel: m.cart.discountRemove({ code: coupon.code }),
    onRemove: () => {
      setTyped('');
      setRefusal(null);
      removeDiscount(coupon.code);
    },
  });
  const error =
    refusal ??
    (dead !== null ? deadMessage(dead, typed, m) : isRefused ? errorMessage(problem.code, view, m) : null);
  const send = (code: string) => {
    forgetDead();
    const held = onCart(code);
    if (held !== undefined)
      return setRefusal(held.state === 'applied' ? m.discount.alreadyApplied : couponNote(held, m));
    setSent(code);
    setRefusal(applyDiscount(code) ? null : m.cart.discountInvalid);
  };
  return (
    <DiscountField
      label={m.cart.discountCode}
      value={value}
      onChange={(text) => {
        setTyped(text);
        setSent(null);
        setRefusal(null);
        forgetDead();
      }}
      submitLabel={m.cart.discountApply}
      onSubmit={send}
      error={error}
      busy={coupons.some(({ state }) => state === 'pending')}
      codes={listed.map(row)}
    />
  );
}

/** A code not typed here was pending in its cookie, or became invalid on the cart: the message names it. */
function deadMessage({ code, refusal }: DeadCoupon, typed: string, m: Messages): string {
  const message = refusalMessage(refusal, m);
  return isSameDiscountCode(code, typed) ? message : `${code} ${message}`;
}

/**
 * The message for a coupon's state. Without a reason from the platform it contains only certain facts, and for the shop's own
 * coupon its conditions (MAIL-04).
 */
function couponNote(coupon: Coupon, m: Messages): string {
  switch (coupon.state) {
    case 'applied':
      return m.cart.discountApplied;
    case 'pending':
      return m.cart.discountPending;
    case 'dead':
    case 'inapplicable': {
      if (coupon.refusal !== undefined) return refusalMessage(coupon.refusal, m);
      const waiting = waitingDiscount();
      const isOwn = waiting !== null && isSameDiscountCode(coupon.code, waiting);
      return isOwn ? `${m.discount.notApplicable} ${m.mail.modalConditions}` : m.discount.notApplicable;
    }
  }
}

type DeadCoupon = Extract<Coupon, { state: 'dead' }>;

/**
 * Removes codes that can never apply from the cart, and keeps the last one for its message: a refused code does not stay listed
 * (CART-06).
 * @param held the codes of the settled cart; a new array for each answer
 * @returns the coupon, and a function that clears it
 */
function useDeadDiscount(held: CartView['discountCodes']): [DeadCoupon | null, () => void] {
  const [dead, setDead] = useState<DeadCoupon | null>(null);
  useEffect(() => {
    // Once per answer: a failed removal is not retried automatically.
    for (const coupon of couponsOf(held, {})) {
      if (coupon.state === 'dead') {
        setDead(coupon);
        removeDiscount(coupon.code);
      }
    }
  }, [held]);
  return [dead, () => setDead(null)];
}
