import { pageRange } from '@shop/rules/catalog/pagination';
import type { ProductCard } from '@shop/rules/product/product-card';
import { SearchField } from '@shop/ui-kit/commerce/navigation/SearchField';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Heading } from '@shop/ui-kit/primitives/Heading';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { toCard } from '../../contracts/card';
import { type Locale, localePath } from '../../i18n/locale';
import { messages, messageTable } from '../../i18n/messages';
import { CardGrid } from '../catalog/CardGrid';
import { ListPagination } from '../catalog/ListPagination';
import { listCount } from '../catalog/list-count';
import { ProductSlider } from '../catalog/ProductSlider';
import { searchQuery } from './search-query';

interface SearchScreenProps {
  locale: Locale;
  /** Null: nothing was searched for. */
  search: {
    readonly keyword: string;
    readonly page: number;
    readonly products: readonly ProductCard[];
    readonly total: number;
  } | null;
  /** Shown when nothing was found or searched for (SEARCH-02). */
  popular: readonly ProductCard[];
}

/** What a keyword finds: count, cards, pages; or help and popular plants (SEARCH-02). */
export function SearchScreen({ locale, search, popular }: SearchScreenProps) {
  const m = messages(locale);
  const address = localePath(locale, '/search');
  const found = search?.products ?? [];
  return (
    <>
      <Container>
        <Box id="list" paddingBlock="large">
          <Stack gap="standard">
            <Heading level={1} size="title">
              {search ? m.search.title({ q: search.keyword }) : m.header.search}
            </Heading>
            <SearchField
              action={address}
              label={m.header.search}
              placeholder={m.header.searchPlaceholder}
              defaultValue={search?.keyword ?? ''}
              clearLabel={m.aria.clearSearch}
              suggest
            />
            <Text id="list-count" tabIndex={-1} tone="muted">
              {statusOf(search, locale)}
            </Text>
          </Stack>
        </Box>
        {search && found.length > 0 && (
          <>
            <CardGrid
              kind="products"
              list="search"
              from={pageRange(search.page, found.length).from}
              cards={found.map(toCard)}
              messages={messageTable('cards', locale)}
              titleAs="h2"
              eager={4}
            />
            <ListPagination
              locale={locale}
              page={search.page}
              total={search.total}
              href={(page) => `${address}?${searchQuery(search.keyword, page)}`}
            />
          </>
        )}
      </Container>
      {found.length === 0 && popular.length > 0 && (
        <ProductSlider id="popular" title={m.search.recommend} products={popular} locale={locale} />
      )}
    </>
  );
}

function statusOf(search: SearchScreenProps['search'], locale: Locale): string {
  const m = messages(locale);
  if (search === null) return m.search.lead;
  const { keyword, total, page, products } = search;
  if (products.length === 0)
    return [m.search.noResult({ q: keyword }), m.list.emptyHint].join(locale === 'ja' ? '' : ' ');
  return listCount({ locale, page, shown: products.length, total });
}
