import type { CategoryBlock as CategoryBlockData } from '@shop/rules/catalog/home-content';
import { CategoryBlock } from '@shop/ui-kit/commerce/catalog/CategoryBlock';
import { CardBlock } from '#features/catalog/screen/cards/CardBlock.tsx';
import { toCard } from '#features/product/contract/card.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';

interface HomeCategoriesProps {
  locale: Locale;
  blocks: readonly CategoryBlockData[];
}

/** Open categories: four products, then four more per press (LIST-01). */
export function HomeCategories({ locale, blocks }: HomeCategoriesProps) {
  const m = messages(locale);
  return blocks.map(({ collection, description, products }) => {
    const href = localePath(locale, collection.path);
    return (
      <CategoryBlock
        key={collection.handle}
        title={collection.title}
        text={description}
        more={{ href, label: m.common.showAll }}
      >
        <div data-list={`home-${collection.handle}`}>
          <CardBlock
            kind="block"
            cards={products.map((product) => toCard(product, productLists()))}
            messages={messageTable('cards', locale)}
            label={m.common.showMore}
            href={href}
            titleAs="h4"
          />
        </div>
      </CategoryBlock>
    );
  });
}
