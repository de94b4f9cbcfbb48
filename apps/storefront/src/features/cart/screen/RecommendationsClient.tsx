'use client';

import { BUILT_PRODUCT_LISTS } from '@shop/brands/built-product-lists';
import { useProductRecommendationsQuery } from '@shop/graphql/hooks';
import { toProductCards } from '@shop/graphql/to-rules/to-product-card';
import type { CartView } from '@shop/machines/cart/cart-view';
import { cartRecommendations } from '@shop/rules/cart/cart-recommendations';
import type { ProductLists } from '@shop/rules/catalog/product-lists';
import { decodeGlobalId, type GlobalId, numericId } from '@shop/rules/global-id';
import { type Card, toCard } from '#features/product/contract/card.ts';
import { pageDeliveryRules } from '#foundation/browser/page-delivery-rules.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { platformClient } from '../browser/platform-client';
import { platformLanguage } from '../browser/platform-gateway';
import { type BestSellers, Recommendations } from './Recommendations';

const NO_CARDS: readonly Card[] = [];

/**
 * The platform's recommendations for a product, sold out or not (CART-11). Empty before the read and after a failure: other
 * products are shown then. For a new product the previous cards stay until its own arrive.
 * @param productId null for none
 * @param lists of the shop
 */
export function useRelatedCards(productId: GlobalId | null, lists: ProductLists): readonly Card[] {
  const plain = productId === null ? null : decodeGlobalId(productId);
  const { data, previousData, error } = useProductRecommendationsQuery({
    client: platformClient,
    variables: { productId: plain?.ok ? plain.value : '', language: platformLanguage },
    skip: plain?.ok !== true,
  });
  if (error !== undefined) return NO_CARDS;
  const cards = toProductCards((data ?? previousData)?.productRecommendations ?? []);
  if (!cards.ok) return NO_CARDS;
  const { freePostage = [] } = pageDeliveryRules().fees ?? {};
  return cards.value.map((card) => toCard(card, { ...lists, freePostage }));
}

interface RecommendationsClientProps {
  lines: CartView['lines'];
  bestSellers: BestSellers;
  m: Messages;
}

/** Products related to the cart's newest line, then the best sellers (CART-11). Requested once per product. */
export function RecommendationsClient({ lines, bestSellers, m }: RecommendationsClientProps) {
  const { lists = BUILT_PRODUCT_LISTS } = bestSellers;
  const related = useRelatedCards(lines.at(-1)?.globalProductId ?? null, lists);
  const inCart = lines.map(({ globalProductId }) => numericId(globalProductId) ?? 0);
  return (
    <Recommendations
      bestSellers={bestSellers}
      m={m}
      cards={cartRecommendations(related, bestSellers.cards, inCart, lists)}
    />
  );
}
