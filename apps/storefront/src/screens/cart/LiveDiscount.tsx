'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import { isSameDiscountCode } from '@shop/rules/cart/discount-code';
import { isDeadDiscount } from '@shop/rules/cart/discount-refusal';
import { DiscountField } from '@shop/ui-kit/commerce/cart/DiscountField';
import { useState } from 'react';
import { applyDiscount, removeDiscount, waitingDiscount } from '../../browser/cart/cart-runtime';
import { fill } from '../../i18n/fill';
import { errorMessage, refusalMessage } from './cart-messages';
import type { CartWords } from './cart-words';
import { type DeadDiscount, useDeadDiscount } from './use-dead-discount';

interface LiveDiscountProps {
  view: CartView;
  words: CartWords;
}

/** A coupon's code: typed, how it stands, taken off again; each tells its own reason (CART-06). */
export function LiveDiscount({ view, words }: LiveDiscountProps) {
  const [typed, setTyped] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const [dead, forgetDead] = useDeadDiscount(view.discountCodes);
  const { appliedCodes, inapplicableCodes, pendingCodes, problem } = view;
  const listedCodes = inapplicableCodes.filter((code) => !isDead(code, view));
  const onCart = (code: string) =>
    [...appliedCodes, ...listedCodes].some((held) => isSameDiscountCode(held, code));
  const isRefused = problem?.about.kind === 'discount';
  // What was typed stays until the cart has it: nothing is lost by an outage, and a slip can be mended.
  const value = onCart(typed) && !isRefused ? '' : typed;
  const row = (code: string, note: string) => ({
    code,
    note,
    removeLabel: fill(words.couponRemove, { code }),
    onRemove: () => {
      setTyped('');
      removeDiscount(code);
    },
  });
  const error = isInvalid
    ? words.couponInvalid
    : dead !== null
      ? deadMessage(dead, typed, words)
      : isRefused
        ? errorMessage(problem.code, view, words)
        : null;
  return (
    <DiscountField
      label={words.couponCode}
      value={value}
      onChange={(text) => {
        setTyped(text);
        setIsInvalid(false);
        forgetDead();
      }}
      submitLabel={words.couponApply}
      onSubmit={() => {
        forgetDead();
        setIsInvalid(!applyDiscount(value));
      }}
      error={error}
      busy={pendingCodes.length > 0}
      codes={[
        ...appliedCodes.map((code) => row(code, words.couponInUse)),
        ...listedCodes.map((code) => row(code, inapplicableNote(code, view, words))),
        ...pendingCodes.map((code) => row(code, words.couponPending)),
      ]}
    />
  );
}

/** One that was not typed here waited in its cookie, or died on the cart: it is named. */
function deadMessage({ code, refusal }: DeadDiscount, typed: string, words: CartWords): string {
  const message = refusalMessage(refusal, words);
  return isSameDiscountCode(code, typed) ? message : `${code} ${message}`;
}

function refusalOf(code: string, { discountCodes }: CartView) {
  return discountCodes.find((held) => held.code === code)?.refusal;
}

function isDead(code: string, view: CartView): boolean {
  const refusal = refusalOf(code, view);
  return refusal !== undefined && isDeadDiscount(refusal);
}

/** The platform's reason; where it tells none, only what is sure, and of the shop's own coupon its conditions (MAIL-04). */
function inapplicableNote(code: string, view: CartView, words: CartWords): string {
  const refusal = refusalOf(code, view);
  if (refusal !== undefined) return refusalMessage(refusal, words);
  const waiting = waitingDiscount();
  const isOwn = waiting !== null && isSameDiscountCode(code, waiting);
  return isOwn ? `${words.couponNotApplicable} ${words.couponConditions}` : words.couponNotApplicable;
}
