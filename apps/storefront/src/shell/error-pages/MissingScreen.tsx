import type { ProductCard } from '@shop/rules/product/product-card';
import { CategoryIndex, type CategoryIndexProps } from '@shop/ui-kit/commerce/catalog/CategoryIndex';
import { SearchField } from '@shop/ui-kit/commerce/navigation/SearchField';
import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState, type EmptyStateProps } from '@shop/ui-kit/primitives/EmptyState';
import { Section } from '@shop/ui-kit/primitives/Section';
import { PopularProducts } from '#features/catalog/screen/cards/PopularProducts.tsx';
import { RecentlyChecked } from '#features/favorite/screen/RecentlyChecked.tsx';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { mainLists } from '#foundation/navigation/navigation.ts';

interface MissingScreenProps {
  locale: Locale;
  /** Best sellers. */
  popular?: readonly ProductCard[];
  /** A place of the shop. @default a drawing */
  picture?: EmptyStateProps['picture'];
  /** @default the names of the menu */
  categories?: CategoryIndexProps['items'];
}

/** The page for unknown addresses: search, categories, recently checked and popular products (ROUTE-14). */
export function MissingScreen({
  locale,
  picture,
  popular = [],
  categories = mainLists(locale),
}: MissingScreenProps) {
  const m = messages(locale);
  return (
    <>
      <EmptyState
        drawing="pot"
        picture={picture}
        title={m.error[404].title}
        text={m.error[404].body}
        extra={
          <SearchField
            action={localePath(locale, '/search')}
            label={m.error[404].search}
            placeholder={m.header.searchPlaceholder}
          />
        }
        action={
          <Button tone="primary" width="comfortable" href={localePath(locale, '/')}>
            {m.error[404].action}
          </Button>
        }
      />
      {categories.length > 0 && (
        <Section id="categories" title={m.home.categories}>
          <CategoryIndex items={categories} />
        </Section>
      )}
      <RecentlyChecked messages={messageTable('cards', locale)} />
      <PopularProducts locale={locale} products={popular} />
    </>
  );
}
