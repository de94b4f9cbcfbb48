import type { ProductCard } from '@shop/rules/product/product-card';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { toCard } from '../product/card';
import { cardWords } from '../product/card-words';
import { RANKED } from './CartRanking';
import type { BestSellers } from './Recommendations';

/** More than is shown: what is in the cart is left out. */
const GIVEN = 20;

/** What is recommended while nothing is known of the cart: other plants than those of the ranking. */
export function bestSellersOf(ranking: readonly ProductCard[], locale: Locale): BestSellers {
  const t = words(locale);
  return {
    title: t('cart.recommend'),
    previous: t('slider.previous'),
    next: t('slider.next'),
    words: cardWords(locale),
    cards: ranking.slice(RANKED, RANKED + GIVEN).map(toCard),
  };
}
