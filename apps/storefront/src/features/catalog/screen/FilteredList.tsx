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
import type { ReactNode } from 'react';
import { toWindowCard } from '#features/window/contract/product-lights.ts';
import { WindowQuestions } from '#features/window/screen/WindowQuestions.tsx';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { CardGrid } from './cards/CardGrid';
import { appliedFilters, type FilterGroup, filterGroups } from './filter-groups';
import { type FilterOptionGroup, filterOptions, offeredGroups } from './filter-options';
import { ListPagination } from './ListPagination';
import { listCount, sortLabel } from './list-meta';
import { SortForm } from './SortForm';

interface FilteredListProps {
  locale: Locale;
  /** The list's name for analytics. */
  list: string;
  /** The category in whose unit the products are counted (BRAND-06). @default the shop's unit */
  category?: string | undefined;
  view: ListView;
  products: readonly ProductCard[];
  /** Products of all pages. */
  total: number;
  facets: ListFacets;
  /** The page's address in another state. */
  href: (view: ListView) => string;
  /** Target of the forms, and the fixed parameters of the address. */
  form: { readonly address: string; readonly fixed?: Readonly<Record<string, string>> };
  /** Whether tags can be chosen; not on the page of one. @default true */
  tagFilters?: boolean;
  /** Recognised parts of a query, shown before the filters. @default [] */
  understood?: readonly ChipLink[];
  /** Wraps the filters' links. */
  filters?: (links: ReactNode, groups: readonly FilterGroup[]) => ReactNode;
  /** Above the list. */
  heading?: ReactNode;
  /** Little space above the list, as on a later page. @default false */
  compact?: boolean;
  /** Whether a phone shows choices above the list, without the sheet, while no filter is applied. @default false */
  quickChoices?: boolean;
  /** @default 'h2' */
  titleAs?: 'h2' | 'h3';
  /** Cards whose images load eagerly. @default 3 */
  eager?: number;
  /** The plants in a room, among the cards (ROOM-08). @default null */
  room?: ReactNode | null;
  /** Whether search engines do not follow the pages' links. */
  nofollow: boolean;
}

/** Whole rows of two and of three columns: the room is after the third row of a phone, and after the second of a desktop (ADR 165). */
const CARDS_BEFORE_ROOM = 6;

/** The products of a list, a search or a tag: filters with counts, order, cards and pages (LIST-02, LIST-04). */
export function FilteredList(props: FilteredListProps) {
  const {
    locale,
    list,
    category,
    view,
    products,
    total,
    facets,
    href,
    form,
    tagFilters = true,
    understood = [],
    filters,
  } = props;
  const { heading, compact = false, titleAs = 'h2', eager = 3, room = null, nofollow } = props;
  const m = messages(locale);
  const known = filterGroups(locale).filter(({ kind }) => tagFilters || kind !== 'tag');
  // The sheet's form keeps them while choices are changed: there one that leaves nothing is disabled, and none moves.
  const groups = offeredGroups(known, view, facets);
  const narrowing = tagFilters ? view : changeListView(view, { tags: [] });
  const { filters: applied, clearHref } = appliedFilters(narrowing, locale, href);
  const options = filterOptions(groups, view, facets, href);
  const links = <FilterRail groups={options} />;
  const hasFilters = applied.length > 0;
  const isEmpty = products.length === 0;
  const chips = [...understood, ...applied];
  const cards = products.map(toWindowCard);
  const split = room === null ? cards.length : CARDS_BEFORE_ROOM;
  const { from } = pageRange(view.page, products.length);
  const grid = {
    kind: 'productsBesideRail',
    list,
    messages: messageTable('cards', locale),
    titleAs,
  } as const;
  const query = (of: ListView) => ({
    ...form.fixed,
    ...Object.fromEntries(new URLSearchParams(formatListQuery(of))),
  });
  return (
    <ListLayout
      compact={compact}
      {...(heading !== undefined && { heading })}
      rail={filters === undefined ? links : filters(links, groups)}
      filter={{ label: m.list.filter, closeLabel: m.common.close, chosen: applied.length }}
      chips={
        props.quickChoices &&
        !hasFilters && <Chips items={quickChoices(options)} layout="line" rel="nofollow" />
      }
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
        isEmpty
          ? messages(locale, category).list.count({ n: 0 })
          : listCount({ locale, category, page: view.page, shown: products.length, total })
      }
      {...(!isEmpty && { note: m.list.taxNote })}
      tools={
        <SortForm
          address={form.address}
          sort={view.sort}
          rest={query(changeListView(narrowing, { sort: 'recommended' }))}
          label={m.list.sort}
          submitLabel={m.common.change}
          options={LIST_SORTS.map((sort) => ({ value: sort, label: sortLabel(sort, m) }))}
        />
      }
    >
      {isEmpty ? (
        <Box paddingBlock="xlarge">
          <Stack gap="standard">
            <Text>{hasFilters ? m.list.emptyFiltered : m.list.empty}</Text>
            <Text tone="muted">{hasFilters ? m.list.emptyFilteredHint : m.list.emptyListHint}</Text>
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
            <WindowQuestions locale={locale} address={`${form.address}#list`} rest={query(narrowing)} />
          )}
          <CardGrid {...grid} from={from} cards={cards.slice(0, split)} eager={eager} />
          {room}
          {split < cards.length && <CardGrid {...grid} from={from + split} cards={cards.slice(split)} />}
        </>
      )}
      <ListPagination
        locale={locale}
        page={view.page}
        total={total}
        href={(page) => href(goToPage(view, page))}
        nofollow={nofollow}
      />
    </ListLayout>
  );
}

/** The choices above the list on a phone, without the sheet: those that leave products. */
function quickChoices(groups: readonly FilterOptionGroup[]) {
  return groups
    .filter(({ kind }) => kind !== 'price')
    .flatMap(({ options }) => options)
    .flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
}
