'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import { isSameDiscountCode } from '@shop/rules/cart/discount-code';
import { DiscountField } from '@shop/ui-kit/commerce/cart/DiscountField';
import { useState } from 'react';
import { applyDiscount, removeDiscount } from '../../browser/cart/cart-runtime';
import { fill } from '../../i18n/fill';
import { errorMessage } from './cart-messages';
import type { CartWords } from './cart-words';

interface LiveDiscountProps {
  view: CartView;
  words: CartWords;
}

/** Orders below this get no coupon, in yen without shipping (§9): a likely reason, as the platform gives none. */
const COUPON_MINIMUM = 3_000;

/** A coupon's code: typed, how it stands, taken off again (CART-06, lesson 10). */
export function LiveDiscount({ view, words }: LiveDiscountProps) {
  const [typed, setTyped] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const { appliedCodes, inapplicableCodes, pendingCodes, problem, totals } = view;
  const onCart = (code: string) =>
    [...appliedCodes, ...inapplicableCodes].some((held) => isSameDiscountCode(held, code));
  const isRefused = problem?.about.kind === 'discount';
  // What was typed stays until the cart has it: nothing is lost by an outage.
  const value = onCart(typed) && !isRefused ? '' : typed;
  const isBelow = totals !== null && totals.subtotal < COUPON_MINIMUM;
  const row = (note: string) => (code: string) => ({
    code,
    note,
    removeLabel: fill(words.couponRemove, { code }),
    onRemove: () => {
      setTyped('');
      removeDiscount(code);
    },
  });
  return (
    <DiscountField
      label={words.couponCode}
      value={value}
      onChange={(text) => {
        setTyped(text);
        setIsInvalid(false);
      }}
      submitLabel={words.couponApply}
      onSubmit={() => setIsInvalid(!applyDiscount(value))}
      error={isInvalid ? words.couponInvalid : isRefused ? errorMessage(problem.code, view, words) : null}
      busy={pendingCodes.length > 0}
      codes={[
        ...appliedCodes.map(row(words.couponInUse)),
        ...inapplicableCodes.map(
          row(isBelow ? `${words.couponNotApplicable} ${words.couponMinimum}` : words.couponNotApplicable),
        ),
        ...pendingCodes.map(row(words.couponPending)),
      ]}
    />
  );
}
