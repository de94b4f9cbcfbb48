import type { RankedProduct } from '@shop/rules/ranking/category-firsts';
import { CarouselArrows } from '@shop/ui-kit/primitives/CarouselArrows';
import { Section } from '@shop/ui-kit/primitives/Section';
import { toCard } from '#features/product/contract/card.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { FirstCards } from './FirstCards';
import { rankingPath } from './ranking-path';

interface CategoryFirstsProps {
  locale: Locale;
  /** Best sellers, each with the name of its category. */
  firsts: readonly { readonly label: string; readonly product: RankedProduct }[];
}

const SLIDES = 'category-firsts-slides';

/** The best seller of each category in a row, with the way to the category's ranking (RANK-02). */
export function CategoryFirsts({ locale, firsts }: CategoryFirstsProps) {
  const m = messages(locale);
  if (firsts.length === 0) return null;
  return (
    <Section
      id="category-firsts"
      title={m.ranking.firsts}
      tools={<CarouselArrows target={SLIDES} previousLabel={m.slider.previous} nextLabel={m.slider.next} />}
    >
      <FirstCards
        id={SLIDES}
        label={m.ranking.firsts}
        firsts={firsts.map(({ label, product }) => ({
          label,
          href: localePath(locale, rankingPath(product.category)),
          card: toCard(product, productLists()),
        }))}
        messages={messageTable('cards', locale)}
      />
    </Section>
  );
}
