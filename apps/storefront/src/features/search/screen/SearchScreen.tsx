import type { ListFacets } from '@shop/rules/catalog/list-facets';
import { DEFAULT_LIST_VIEW, formatListQuery, type ListView } from '@shop/rules/catalog/list-view';
import { LANGUAGES } from '@shop/rules/language';
import type { ProductCard } from '@shop/rules/product/product-card';
import { CategoryIndex, type CategoryIndexProps } from '@shop/ui-kit/commerce/catalog/CategoryIndex';
import { SearchField } from '@shop/ui-kit/commerce/navigation/SearchField';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Chips } from '@shop/ui-kit/primitives/Chips';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Heading } from '@shop/ui-kit/primitives/Heading';
import { Link } from '@shop/ui-kit/primitives/Link';
import { Section } from '@shop/ui-kit/primitives/Section';
import { ShowAt } from '@shop/ui-kit/primitives/ShowAt';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { needLabel, type UnderstoodNeed } from '#features/catalog/contract/need-label.ts';
import { PopularProducts } from '#features/catalog/screen/cards/PopularProducts.tsx';
import { FilteredList } from '#features/catalog/screen/FilteredList.tsx';
import { brandMenus } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { HeaderQuery } from '../browser/HeaderQuery';
import { SearchCount } from '../browser/SearchCount';

/** The query string of a search page, without its `?` (ROUTE-02): the first page in the default order has only the keyword. */
export function searchQuery(keyword: string, view: ListView): string {
  const rest = formatListQuery(view);
  return `${new URLSearchParams({ q: keyword })}${rest === '' ? '' : `&${rest}`}`;
}

interface SearchScreenProps {
  locale: Locale;
  /** Null without a keyword. */
  search: {
    readonly keyword: string;
    readonly view: ListView;
    readonly products: readonly ProductCard[];
    readonly total: number;
    readonly facets: ListFacets;
    /** `rest` is the query without the need; '' if nothing is left. */
    readonly needs: readonly (UnderstoodNeed & { readonly rest: string })[];
    readonly dropped: readonly string[];
    readonly correction: string | null;
    /** Number of full matches, if similar products follow them. */
    readonly nearFrom: number | null;
    readonly places: readonly { readonly path: string; readonly title: string }[];
    /** Safety needs that are not checked; without words, for none of the shown products. */
    readonly unchecked: readonly {
      readonly safety: 'pets' | 'children' | 'allergy' | 'edible';
      readonly words: readonly string[];
    }[];
  } | null;
  /** Best sellers, shown without results or without a keyword (SEARCH-02). */
  popular: readonly ProductCard[];
  /** Likewise. @default the names of the menu */
  categories?: CategoryIndexProps['items'];
}

/**
 * The results of a keyword (SEARCH-02): matching pages of the shop, the recognised needs, then the products as in lists; or help
 * and popular plants.
 */
export function SearchScreen({ locale, search, popular, ...offered }: SearchScreenProps) {
  const m = messages(locale);
  const address = localePath(locale, '/search');
  const hrefOf = (keyword: string) =>
    keyword === '' ? address : `${address}?${searchQuery(keyword, DEFAULT_LIST_VIEW)}`;
  // Filters that leave nothing can be removed; a keyword without results is a different case.
  const hasList =
    search !== null && (search.products.length > 0 || search.view !== DEFAULT_LIST_VIEW) && isAny(search);
  // A query for something safe shows no unchecked products.
  const isOffered = !hasList && (search === null || search.unchecked.length === 0);
  const needs = isOffered ? offeredNeeds(locale) : [];
  const { categories = navigation(locale).categories } = offered;
  return (
    <>
      <Container>
        <Box
          id={hasList ? undefined : 'list'}
          paddingBlock={{ mobile: hasList ? 'medium' : 'large', desktop: 'large' }}
        >
          <Stack gap="standard">
            <Heading level={1} size="title">
              {search ? m.search.title({ q: search.keyword }) : m.header.search}
            </Heading>
            {/* On desktops the header's field is visible, and shows the query. */}
            <ShowAt width="narrowOrScriptless">
              <SearchField
                action={address}
                label={m.header.search}
                placeholder={m.header.searchPlaceholder}
                defaultValue={search?.keyword ?? ''}
                clearLabel={m.aria.clearSearch}
                suggest
                focused={search === null}
              />
            </ShowAt>
            {search && <HeaderQuery query={search.keyword} />}
            {search && <SearchCount query={search.keyword} />}
            {search?.correction && (
              <Text>
                {m.search.corrected}{' '}
                <Link href={hrefOf(search.correction)} rel="nofollow">
                  {search.correction}
                </Link>
              </Text>
            )}
            {search && search.dropped.length > 0 && (
              <Text tone="muted">{m.search.dropped({ words: search.dropped.join(m.common.separator) })}</Text>
            )}
            {search !== null && search.nearFrom !== null && (
              <Text tone="muted">{m.search.nearFollow({ n: search.nearFrom })}</Text>
            )}
            {search?.unchecked.map(({ safety, words }) => (
              <Text key={safety} bold>
                {words.length === 0
                  ? m.search.uncheckedAll({ safety: m.search.safety[safety] })
                  : m.search.uncheckedWords({
                      words: words.join(m.common.separator),
                      safety: m.search.safety[safety],
                    })}
              </Text>
            ))}
            {!hasList && (
              <Text id="list-count" tabIndex={-1} tone="muted">
                {search ? noneFound(search, locale) : m.search.lead}
              </Text>
            )}
            {search && search.places.length > 0 && (
              <Stack gap="small">
                <Text size="small" bold>
                  {m.search.places}
                </Text>
                <Chips
                  items={search.places.map(({ path, title }) => ({
                    href: path.startsWith('/') ? localePath(locale, path) : path,
                    label: title,
                  }))}
                />
              </Stack>
            )}
            {needs.length > 0 && (
              <Stack gap="small">
                <Text size="small" bold>
                  {m.search.offeredNeeds}
                </Text>
                <Chips items={needs} />
              </Stack>
            )}
          </Stack>
        </Box>
      </Container>
      {search && hasList && (
        <FilteredList
          locale={locale}
          list="search"
          view={search.view}
          products={search.products}
          total={search.total}
          facets={search.facets}
          href={(view) => `${address}?${searchQuery(search.keyword, view)}`}
          form={{ address, fixed: { q: search.keyword } }}
          nofollow
          understood={search.needs.map((need) => {
            const label = needLabel(need, locale);
            return { href: hrefOf(need.rest), label, removeLabel: m.list.removeFilter({ filter: label }) };
          })}
        />
      )}
      {isOffered && <PopularProducts locale={locale} products={popular} />}
      {isOffered && categories.length > 0 && (
        <Section id="categories" title={m.search.categories}>
          <CategoryIndex items={categories} />
        </Section>
      )}
    </>
  );
}

/** Whether the keyword has results, regardless of its filters. */
function isAny({ products, facets }: NonNullable<SearchScreenProps['search']>): boolean {
  return (
    products.length > 0 ||
    (facets.inStock ?? 0) > 0 ||
    facets.prices.some((count) => (count ?? 0) > 0) ||
    Object.values(facets.tags ?? {}).some((count) => count > 0)
  );
}

function noneFound({ keyword, places }: NonNullable<SearchScreenProps['search']>, locale: Locale): string {
  const m = messages(locale);
  const hint = places.length > 0 ? m.search.placesHint : m.list.emptyHint;
  return [m.search.noResult({ q: keyword }), hint].join(LANGUAGES[locale].joiner);
}

/** Needs offered by a search without results (SEARCH-02): lists of the brand's menus that the store has. */
export function offeredNeeds(locale: Locale): readonly { readonly href: string; readonly label: string }[] {
  const { purposes, offered } = brandMenus();
  const paths = new Set(
    purposes.filter(({ handle }) => offered.includes(handle)).map(({ path }) => localePath(locale, path)),
  );
  return navigation(locale).purposes.filter(({ href }) => paths.has(href));
}
