'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import { cartRecommendations } from '@shop/rules/cart/cart-recommendations';
import { numericId } from '@shop/rules/global-id';
import { useEffect, useState } from 'react';
import { readRecommendations } from '../../browser/cart/platform-gateway';
import { type Card, toCard } from '../../contracts/card';
import type { Messages } from '../../i18n/__generated__/messages';
import { type BestSellers, Recommendations } from './Recommendations';

interface RecommendationsClientProps {
  lines: CartView['lines'];
  bestSellers: BestSellers;
  m: Messages;
}

/** What goes with the cart's newest line, then what sells best (CART-11). Asked for once per product. */
export function RecommendationsClient({ lines, bestSellers, m }: RecommendationsClientProps) {
  const [related, setRelated] = useState<readonly Card[]>([]);
  const newest = lines.at(-1)?.globalProductId;
  useEffect(() => {
    if (newest === undefined) return;
    const controller = new AbortController();
    // It never rejects.
    void readRecommendations(newest, controller.signal).then((cards) => {
      if (!controller.signal.aborted) setRelated(cards.map(toCard));
    });
    return () => controller.abort();
  }, [newest]);
  const inCart = lines.map(({ globalProductId }) => numericId(globalProductId) ?? 0);
  return (
    <Recommendations
      bestSellers={bestSellers}
      m={m}
      cards={cartRecommendations(related, bestSellers.cards, inCart)}
    />
  );
}
