import { BUILT_PRODUCT_LISTS } from '@shop/brands/built-product-lists';
import { NO_PRODUCT_LISTS, type ProductLists } from '@shop/rules/catalog/product-lists';
import type { ProductCard } from '@shop/rules/product/product-card';
import { Section } from '@shop/ui-kit/primitives/Section';
import { CardBlock } from '#features/catalog/screen/cards/CardBlock.tsx';
import { toCard } from '#features/product/contract/card.ts';
import { rankingAddresses } from '#features/ranking/screen/ranking-path.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import type { BestSellers } from './Recommendations';

/** Number of ranks shown in total. */
export const RANKED = 12;

interface CartRankingProps {
  locale: Locale;
  /** The overall ranking; empty if the platform was unreachable. */
  ranking: readonly ProductCard[];
}

/** The overall ranking under the cart: the first four, then more; without JavaScript on the ranking page (CART-08, RANK-01). */
export function CartRanking({ locale, ranking }: CartRankingProps) {
  const m = messages(locale);
  if (ranking.length === 0) return null;
  return (
    <Section id="ranking" title={m.cart.ranking}>
      <CardBlock
        kind="fours"
        cards={ranking.slice(0, RANKED).map((product) => toCard(product, productLists()))}
        messages={messageTable('cards', locale)}
        label={m.common.showMore}
        href={rankingAddresses(locale, null)}
      />
    </Section>
  );
}

/** More than are shown: products in the cart are removed. */
const GIVEN = 20;

/** Recommendations while the cart is unknown: other products than those of the ranking. */
export function bestSellersOf(ranking: readonly ProductCard[], locale: Locale): BestSellers {
  return {
    messages: messageTable('cards', locale),
    cards: ranking.slice(RANKED, RANKED + GIVEN).map((product) => toCard(product, productLists())),
    lists: embeddedLists(shopBrand().productLists ?? NO_PRODUCT_LISTS),
  };
}

/** Undefined for those of the brand that the browser's code contains. */
function embeddedLists(lists: ProductLists): ProductLists | undefined {
  return JSON.stringify(lists) === JSON.stringify(BUILT_PRODUCT_LISTS) ? undefined : lists;
}
