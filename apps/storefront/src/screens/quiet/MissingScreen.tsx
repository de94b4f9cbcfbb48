import type { ProductCard } from '@shop/rules/product/product-card';
import { CategoryIndex } from '@shop/ui-kit/commerce/catalog/CategoryIndex';
import { SearchField } from '@shop/ui-kit/commerce/navigation/SearchField';
import { Button } from '@shop/ui-kit/primitives/Button';
import { QuietPage } from '@shop/ui-kit/primitives/QuietPage';
import { Section } from '@shop/ui-kit/primitives/Section';
import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { CardGrid } from '../catalog/CardGrid';
import { navigation } from '../frame/navigation';
import { toCard } from '../product/card';
import { cardWords } from '../product/card-words';

interface MissingScreenProps {
  locale: Locale;
  /** A row of them. */
  popular?: readonly ProductCard[];
}

/** The page for addresses that lead nowhere: search, popular plants, categories (ROUTE-14). */
export function MissingScreen({ locale, popular = [] }: MissingScreenProps) {
  const t = words(locale);
  return (
    <>
      <QuietPage
        drawing="pot"
        title={t('error.404.title')}
        text={t('error.404.body')}
        extra={
          <SearchField
            action={localePath(locale, '/search')}
            label={t('error.404.search')}
            placeholder={t('header.searchPlaceholder')}
          />
        }
        action={
          <Button tone="primary" width="comfortable" href={localePath(locale, '/')}>
            {t('error.404.action')}
          </Button>
        }
      />
      {popular.length > 0 && (
        <Section id="popular" title={t('search.recommend')}>
          <CardGrid kind="fours" cards={popular.map(toCard)} words={cardWords(locale)} />
        </Section>
      )}
      <Section id="categories" title={t('home.categories')}>
        <CategoryIndex items={navigation(locale).categories} />
      </Section>
    </>
  );
}
