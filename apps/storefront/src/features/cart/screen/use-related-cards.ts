'use client';

import { useProductRecommendationsQuery } from '@shop/graphql/hooks';
import { toProductCards } from '@shop/graphql/to-rules/to-product-card';
import { decodeGlobalId, type GlobalId } from '@shop/rules/global-id';
import { type Card, toCard } from '#features/product/contract/card.ts';
import { platformClient, platformLanguage } from '../browser/platform-gateway';

const NONE: readonly Card[] = [];

/**
 * What the platform recommends for a product, sold out or not (CART-11). Nothing while it was not read, and when it cannot be:
 * there is something else to show. Of another product the former cards stay until its own are here.
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
