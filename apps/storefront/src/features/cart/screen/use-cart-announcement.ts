'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import { useState } from 'react';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

interface Announced {
  /** Of the last settled cart that was compared; null before the first. */
  readonly totals: CartView['totals'];
  readonly hasRemoved: boolean;
  readonly text: string;
}

const NO_ANNOUNCEMENT: Announced = { totals: null, hasRemoved: false, text: '' };

/** The live announcement of cart changes for screen reader users: a removed line, a changed total or fee (CART-08). */
export function useCartAnnouncement(
  { totals, isUpdating }: Pick<CartView, 'totals' | 'isUpdating'>,
  m: Messages,
): { readonly text: string; readonly announceRemoval: () => void } {
  const [announced, setAnnounced] = useState({ ...NO_ANNOUNCEMENT, totals });
  const { hasRemoved } = announced;
  // React re-renders at once if a component sets its own state during render.
  if (isUpdating && announced.text !== '') setAnnounced({ ...announced, text: '' });
  if (!isUpdating && !isSame(announced.totals, totals)) {
    const isFirst = announced.totals === null;
    setAnnounced({ totals, hasRemoved: false, text: isFirst ? '' : textOf(totals, hasRemoved, m) });
  }
  return {
    text: announced.text,
    announceRemoval: () => setAnnounced((before) => ({ ...before, hasRemoved: true })),
  };
}

function textOf(totals: CartView['totals'], hasRemoved: boolean, m: Messages): string {
  if (totals === null) return hasRemoved ? m.cart.lineDeleted : '';
  if (totals.isFeeUnknown) {
    const total = m.cart.totalNow({ total: digits(totals.total) });
    return hasRemoved ? `${m.cart.lineDeleted}${m.common.nameSeparator}${total}` : total;
  }
  const sums = { total: digits(totals.total), fee: digits(totals.shippingFee) };
  return hasRemoved ? m.cart.totalsAfterRemoval(sums) : m.cart.totalsNow(sums);
}

function isSame(one: CartView['totals'], other: CartView['totals']): boolean {
  return one?.total === other?.total && one?.shippingFee === other?.shippingFee;
}

function digits(amount: number): string {
  return amount.toLocaleString('en');
}
