import type { ProductCard } from '@shop/rules/product/product-card';
import { toCard } from '#features/product/contract/card.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messageTable } from '#foundation/i18n/messages.ts';
import { RANKED } from './CartRanking';
import type { BestSellers } from './Recommendations';

/** More than are shown: products in the cart are removed. */
const GIVEN = 20;

/** Recommendations while the cart is unknown: other plants than those of the ranking. */
export function bestSellersOf(ranking: readonly ProductCard[], locale: Locale): BestSellers {
  return {
    messages: messageTable('cards', locale),
    cards: ranking.slice(RANKED, RANKED + GIVEN).map(toCard),
  };
}
