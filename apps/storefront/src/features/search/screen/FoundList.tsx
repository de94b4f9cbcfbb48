import type { ListFacets } from '@shop/rules/catalog/list-facets';
import {
  changeListView,
  formatListQuery,
  goToPage,
  LIST_SORTS,
  type ListView,
} from '@shop/rules/catalog/list-view';
import { pageRange } from '@shop/rules/catalog/pagination';
import type { ProductCard } from '@shop/rules/product/product-card';
import { FilterRail } from '@shop/ui-kit/commerce/catalog/FilterRail';
import { ListLayout } from '@shop/ui-kit/commerce/catalog/ListLayout';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Button } from '@shop/ui-kit/primitives/Button';
import { type ChipLink, Chips } from '@shop/ui-kit/primitives/Chips';
import { Inline } from '@shop/ui-kit/primitives/Inline';
import { Link } from '@shop/ui-kit/primitives/Link';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { CardGrid } from '#features/catalog/screen/cards/CardGrid.tsx';
import { appliedFilters, filterGroups } from '#features/catalog/screen/filter-groups.ts';
import { filterOptions } from '#features/catalog/screen/filter-options.ts';
import { ListPagination } from '#features/catalog/screen/ListPagination.tsx';
import { listCount, sortLabel } from '#features/catalog/screen/list-meta.ts';
import { SortForm } from '#features/catalog/screen/SortForm.tsx';
import { toWindowCard } from '#features/window/contract/product-lights.ts';
import { WindowQuestions } from '#features/window/screen/WindowQuestions.tsx';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';

interface FoundListProps {
  locale: Locale;
  /** The list's name for analytics. */
  list: 'search' | 'tag';
  view: ListView;
  products: readonly ProductCard[];
  total: number;
  facets: ListFacets;
  /** The page's address in another state. */
  href: (view: ListView) => string;
  /** Target of the sort form, and the fixed parameters of the address. */
  form: { readonly address: string; readonly fixed: Readonly<Record<string, string>> };
  /** Kinds of filters offered. */
  kinds: readonly ('stock' | 'price' | 'tag')[];
  /** Recognised parts of a query, shown before the filters. @default [] */
  understood?: readonly ChipLink[];
}

/** The rendered width of a card beside the filter rail. */
const CARD_SIZES = '(min-width:1280px) 300px, (min-width:1024px) 24vw, (min-width:768px) 31vw, 46vw';

/** The results of a search or a tag: order, filters with counts, cards and pages, as in lists (LIST-02, LIST-04). */
export function FoundList({
  locale,
  list,
  view,
  products,
  total,
  facets,
  href,
  form,
  kinds,
  understood = [],
}: FoundListProps) {
  const m = messages(locale);
  const groups = filterGroups(locale).filter(({ kind }) => kinds.includes(kind));
  const narrowing = kinds.includes('tag') ? view : changeListView(view, { tags: [] });
  const { filters, clearHref } = appliedFilters(narrowing, locale, href);
  const hasFilters = filters.length > 0;
  const cards = products.map(toWindowCard);
  const chips = [...understood, ...filters];
  return (
    <ListLayout
      rail={<FilterRail groups={filterOptions(groups, view, facets, href)} />}
      filter={{ label: m.list.filter, closeLabel: m.common.close, chosen: filters.length }}
      applied={
        chips.length > 0 && (
          <Chips
            items={chips}
            layout="scroll"
            rel="nofollow"
            end={
              hasFilters && (
                <Link href={clearHref} rel="nofollow">
                  {m.list.clearAll}
                </Link>
              )
            }
          />
        )
      }
      count={
        products.length === 0
          ? m.list.count({ n: 0 })
          : listCount({ locale, page: view.page, shown: products.length, total })
      }
      {...(products.length > 0 && { note: m.list.taxNote })}
      tools={
        <SortForm
          address={form.address}
          sort={view.sort}
          rest={{
            ...form.fixed,
            ...Object.fromEntries(
              new URLSearchParams(formatListQuery(changeListView(narrowing, { sort: 'recommended' }))),
            ),
          }}
          label={m.list.sort}
          submitLabel={m.common.change}
          options={LIST_SORTS.map((sort) => ({ value: sort, label: sortLabel(sort, m) }))}
        />
      }
    >
      {products.length === 0 ? (
        <Box paddingBlock="xlarge">
          <Stack gap="standard">
            <Text>{m.list.emptyFiltered}</Text>
            <Text tone="muted">{m.list.emptyFilteredHint}</Text>
            {hasFilters && (
              <Inline>
                <Button href={clearHref} rel="nofollow">
                  {m.list.clearAll}
                </Button>
              </Inline>
            )}
          </Stack>
        </Box>
      ) : (
        <>
          {cards.some(({ lights }) => lights !== undefined) && (
            <WindowQuestions
              locale={locale}
              address={`${form.address}#list`}
              rest={{
                ...form.fixed,
                ...Object.fromEntries(new URLSearchParams(formatListQuery(narrowing))),
              }}
            />
          )}
          <CardGrid
            kind="productsBesideRail"
            list={list}
            from={pageRange(view.page, products.length).from}
            cards={cards}
            messages={messageTable('cards', locale)}
            titleAs="h2"
            eager={3}
            sizes={CARD_SIZES}
          />
        </>
      )}
      <ListPagination
        locale={locale}
        page={view.page}
        total={total}
        href={(page) => href(goToPage(view, page))}
        nofollow
      />
    </ListLayout>
  );
}
