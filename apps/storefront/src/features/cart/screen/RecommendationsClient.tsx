'use client';

import { useProductRecommendationsQuery } from '@shop/graphql/hooks';
import { toProductCards } from '@shop/graphql/to-rules/to-product-card';
import type { CartView } from '@shop/machines/cart/cart-view';
import { cartRecommendations } from '@shop/rules/cart/cart-recommendations';
import { decodeGlobalId, type GlobalId, numericId } from '@shop/rules/global-id';
import { type Card, toCard } from '#features/product/contract/card.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { platformClient, platformLanguage } from '../browser/platform-gateway';
import { type BestSellers, Recommendations } from './Recommendations';

const NONE: readonly Card[] = [];

/**
 * The platform's recommendations for a product, sold out or not (CART-11). Empty before the read and after a failure: other
 * products are shown then. For a new product the previous cards stay until its own arrive.
 * @param productId null for none
 */
export function useRelatedCards(productId: GlobalId | null): readonly Card[] {
  const plain = productId === null ? null : decodeGlobalId(productId);
  const { data, previousData, error } = useProductRecommendationsQuery({
    client: platformClient,
    variables: { productId: plain?.ok ? plain.value : '', language: platformLanguage },
    skip: plain?.ok !== true,
  });
  if (error !== undefined) return NONE;
  const cards = toProductCards((data ?? previousData)?.productRecommendations ?? []);
  return cards.ok ? cards.value.map(toCard) : NONE;
}

interface RecommendationsClientProps {
  lines: CartView['lines'];
  bestSellers: BestSellers;
  m: Messages;
}

/** Products related to the cart's newest line, then the best sellers (CART-11). Requested once per product. */
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
