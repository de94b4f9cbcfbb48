import type { ProductCard } from '@shop/rules/product/product-card';
import { toCard } from '#features/product/contract/card.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messageTable } from '#foundation/i18n/messages.ts';
import { RANKED } from './CartRanking';
import type { BestSellers } from './Recommendations';

/** More than is shown: what is in the cart is left out. */
const GIVEN = 20;

/** What is recommended while nothing is known of the cart: other plants than those of the ranking. */
export function bestSellersOf(ranking: readonly ProductCard[], locale: Locale): BestSellers {
  return {
    messages: messageTable('cards', locale),
    cards: ranking.slice(RANKED, RANKED + GIVEN).map(toCard),
  };
}
