import type { CategoryBlock as CategoryBlockData } from '@shop/rules/catalog/home-content';
import { CategoryBlock } from '@shop/ui-kit/commerce/catalog/CategoryBlock';
import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { CardBlock } from '../catalog/CardBlock';
import { toCard } from '../product/card';
import { cardWords } from '../product/card-words';

interface HomeCategoriesProps {
  locale: Locale;
  blocks: readonly CategoryBlockData[];
}

/** Categories that stand open: four products, then four more at each press (LIST-01). */
export function HomeCategories({ locale, blocks }: HomeCategoriesProps) {
  const t = words(locale);
  return blocks.map(({ collection, description, products }) => {
    const href = localePath(locale, collection.path);
    return (
      <CategoryBlock
        key={collection.handle}
        title={collection.title}
        text={description}
        more={{ href, label: t('common.showAll') }}
      >
        <div data-list={`home-${collection.handle}`}>
          <CardBlock
            kind="block"
            cards={products.map(toCard)}
            words={cardWords(locale)}
            label={t('common.showMore')}
            href={href}
            titleAs="h4"
          />
        </div>
      </CategoryBlock>
    );
  });
}
