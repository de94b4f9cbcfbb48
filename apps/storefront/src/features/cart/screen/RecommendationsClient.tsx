'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import { cartRecommendations } from '@shop/rules/cart/cart-recommendations';
import { numericId } from '@shop/rules/global-id';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { type BestSellers, Recommendations } from './Recommendations';
import { useRelatedCards } from './use-related-cards';

interface RecommendationsClientProps {
  lines: CartView['lines'];
  bestSellers: BestSellers;
  m: Messages;
}

/** What goes with the cart's newest line, then what sells best (CART-11). Asked for once per product. */
export function RecommendationsClient({ lines, bestSellers, m }: RecommendationsClientProps) {
  const related = useRelatedCards(lines.at(-1)?.globalProductId ?? null);
  const inCart = lines.map(({ globalProductId }) => numericId(globalProductId) ?? 0);
  return (
    <Recommendations
      bestSellers={bestSellers}
      m={m}
      cards={cartRecommendations(related, bestSellers.cards, inCart)}
    />
  );
}
