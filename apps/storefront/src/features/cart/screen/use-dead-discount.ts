'use client';

import type { Cart } from '@shop/rules/cart/cart';
import { type DiscountRefusal, isDeadDiscount } from '@shop/rules/cart/discount-refusal';
import { useEffect, useState } from 'react';
import { removeDiscount } from '../browser/cart-runtime';

/** A code that can never apply, and why. */
export interface DeadDiscount {
  readonly code: string;
  readonly refusal: DiscountRefusal;
}

/**
 * Takes codes that can never apply off the cart, and remembers the last one to tell of it: it is refused, and does not stay
 * listed (CART-06).
 * @param held the codes of the settled cart; another list for each answer
 * @returns the code and how it is forgotten
 */
export function useDeadDiscount(held: Cart['discountCodes']): [DeadDiscount | null, () => void] {
  const [dead, setDead] = useState<DeadDiscount | null>(null);
  useEffect(() => {
    for (const { code, refusal } of held) {
      if (refusal !== undefined && isDeadDiscount(refusal)) {
        setDead({ code, refusal });
        removeDiscount(code);
      }
    }
  }, [held]);
  return [dead, () => setDead(null)];
}
