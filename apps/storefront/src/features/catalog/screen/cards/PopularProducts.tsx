import type { ProductCard } from '@shop/rules/product/product-card';
import { Section } from '@shop/ui-kit/primitives/Section';
import { toCard } from '#features/product/contract/card.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { CardGrid } from './CardGrid';

interface PopularProductsProps {
  locale: Locale;
  /** The best sellers, of which one row is shown; nothing without any. */
  products: readonly ProductCard[];
}

/** One row. */
const SHOWN = 4;

/** What sells best, on a page that has nothing to show of its own (SEARCH-02, ROUTE-14). */
export function PopularProducts({ locale, products }: PopularProductsProps) {
  if (products.length === 0) return null;
  return (
    <Section id="popular" title={messages(locale).search.recommend}>
      <CardGrid
        kind="fours"
        cards={products.slice(0, SHOWN).map((product) => toCard(product, productLists()))}
        messages={messageTable('cards', locale)}
      />
    </Section>
  );
}
