'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import type { GlobalId } from '@shop/rules/global-id';
import { useState } from 'react';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

interface Announced {
  /** Of the last settled cart that was compared; null before the first. */
  readonly totals: CartView['totals'];
  /** Ids of removed lines, until the removal is settled. */
  readonly removed: readonly GlobalId[];
  /** The removal is being sent. */
  readonly isSent: boolean;
  readonly text: string;
}

const SETTLED = { removed: [], isSent: false, text: '' } as const;

/**
 * The live announcement of cart changes for screen reader users: a removed line, also one that cost nothing, a changed total or fee
 * (CART-08). A removal that failed is none.
 */
export function useCartAnnouncement(
  { totals, isUpdating, lines }: Pick<CartView, 'totals' | 'isUpdating' | 'lines'>,
  m: Messages,
): { readonly text: string; readonly announceRemoval: (lineId: GlobalId) => void } {
  const [announced, setAnnounced] = useState<Announced>({ ...SETTLED, totals });
  const { removed, isSent } = announced;
  const isRemoval = removed.length > 0;
  // React re-renders at once if a component sets its own state during render.
  if (isUpdating && (announced.text !== '' || isSent !== isRemoval))
    setAnnounced({ ...announced, isSent: isRemoval, text: '' });
  if (!isUpdating && (isSent || !isSame(announced.totals, totals))) {
    const hasRemoved = removed.some((id) => lines.every(({ globalId }) => globalId !== id));
    const isNews = hasRemoved || (announced.totals !== null && !isSame(announced.totals, totals));
    setAnnounced({ ...SETTLED, totals, text: isNews ? textOf(totals, hasRemoved, m) : '' });
  }
  return {
    text: announced.text,
    announceRemoval: (lineId) =>
      setAnnounced((before) => ({ ...before, removed: [...before.removed, lineId] })),
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
