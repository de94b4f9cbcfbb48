'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import { isSameDiscountCode } from '@shop/rules/cart/discount-code';
import { isDeadDiscount } from '@shop/rules/cart/discount-refusal';
import { DiscountField } from '@shop/ui-kit/commerce/cart/DiscountField';
import { useState } from 'react';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { applyDiscount, removeDiscount, waitingDiscount } from '../browser/cart-runtime';
import { errorMessage, refusalMessage } from './cart-messages';
import { type DeadDiscount, useDeadDiscount } from './use-dead-discount';

interface DiscountClientProps {
  view: CartView;
  m: Messages;
}

/** A coupon's code: typed, how it stands, taken off again; each tells its own reason (CART-06). */
export function DiscountClient({ view, m }: DiscountClientProps) {
  const [typed, setTyped] = useState('');
  /** What was last sent as it stood in the field, and what was wrong with it before it could be sent. */
  const [sent, setSent] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [dead, forgetDead] = useDeadDiscount(view.discountCodes);
  const { appliedCodes, inapplicableCodes, pendingCodes, problem } = view;
  const listedCodes = inapplicableCodes.filter((code) => !isDead(code, view));
  const onCart = (code: string) =>
    [...appliedCodes, ...listedCodes].find((held) => isSameDiscountCode(held, code));
  const isRefused = problem?.about.kind === 'discount';
  // What was sent stays until the cart has it: nothing is lost by an outage, and a slip can be mended.
  const value = sent !== null && onCart(sent) !== undefined && !isRefused ? '' : typed;
  const row = (code: string, note: string) => ({
    code,
    note,
    removeLabel: m.cart.discountRemove({ code }),
    onRemove: () => {
      setTyped('');
      setRefusal(null);
      removeDiscount(code);
    },
  });
  const error =
    refusal ??
    (dead !== null ? deadMessage(dead, typed, m) : isRefused ? errorMessage(problem.code, view, m) : null);
  const send = (code: string) => {
    forgetDead();
    const held = onCart(code);
    if (held !== undefined) return setRefusal(heldMessage(held, view, m));
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
      busy={pendingCodes.length > 0}
      codes={[
        ...appliedCodes.map((code) => row(code, m.cart.discountApplied)),
        ...listedCodes.map((code) => row(code, inapplicableNote(code, view, m))),
        ...pendingCodes.map((code) => row(code, m.cart.discountPending)),
      ]}
    />
  );
}

/** One that was not typed here waited in its cookie, or died on the cart: it is named. */
function deadMessage({ code, refusal }: DeadDiscount, typed: string, m: Messages): string {
  const message = refusalMessage(refusal, m);
  return isSameDiscountCode(code, typed) ? message : `${code} ${message}`;
}

/** Of a code that is typed again though the cart has it. */
function heldMessage(code: string, view: CartView, m: Messages): string {
  return view.appliedCodes.includes(code) ? m.discount.alreadyApplied : inapplicableNote(code, view, m);
}

function refusalOf(code: string, { discountCodes }: CartView) {
  return discountCodes.find((held) => held.code === code)?.refusal;
}

function isDead(code: string, view: CartView): boolean {
  const refusal = refusalOf(code, view);
  return refusal !== undefined && isDeadDiscount(refusal);
}

/** The platform's reason; where it tells none, only what is sure, and of the shop's own coupon its conditions (MAIL-04). */
function inapplicableNote(code: string, view: CartView, m: Messages): string {
  const refusal = refusalOf(code, view);
  if (refusal !== undefined) return refusalMessage(refusal, m);
  const waiting = waitingDiscount();
  const isOwn = waiting !== null && isSameDiscountCode(code, waiting);
  return isOwn ? `${m.discount.notApplicable} ${m.mail.modalConditions}` : m.discount.notApplicable;
}
