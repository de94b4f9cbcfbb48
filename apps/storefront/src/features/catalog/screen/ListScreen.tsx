import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { isCategoryHandle } from '@shop/rules/catalog/category-addresses';
import type { Collection, ProductList } from '@shop/rules/catalog/collection';
import type { ListFacets } from '@shop/rules/catalog/list-facets';
import {
  changeListView,
  formatListQuery,
  goToPage,
  isPlain,
  LIST_SORTS,
  type ListView,
} from '@shop/rules/catalog/list-view';
import { pageRange } from '@shop/rules/catalog/pagination';
import type { Producer } from '@shop/rules/product/product';
import { CollectionHero } from '@shop/ui-kit/commerce/catalog/CollectionHero';
import { FilterRail } from '@shop/ui-kit/commerce/catalog/FilterRail';
import { ListLayout } from '@shop/ui-kit/commerce/catalog/ListLayout';
import { ProducerRows } from '@shop/ui-kit/commerce/catalog/ProducerRows';
import { ProfileNote } from '@shop/ui-kit/commerce/catalog/ProfileNote';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Breadcrumb } from '@shop/ui-kit/primitives/Breadcrumb';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Chips } from '@shop/ui-kit/primitives/Chips';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Heading } from '@shop/ui-kit/primitives/Heading';
import { Inline } from '@shop/ui-kit/primitives/Inline';
import { Link } from '@shop/ui-kit/primitives/Link';
import { Section } from '@shop/ui-kit/primitives/Section';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import type { ReactNode } from 'react';
import { toWindowCard } from '#features/window/contract/product-lights.ts';
import { WindowQuestions } from '#features/window/screen/WindowQuestions.tsx';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { COVER_FOCUS, openingPicture, productPicture } from '#foundation/images/product-picture.ts';
import { CardGrid } from './cards/CardGrid';
import { appliedFilters, filterGroups } from './filter-groups';
import { type FilterOptionGroup, filterOptions } from './filter-options';
import { ListFilters } from './ListFilters';
import { ListPagination } from './ListPagination';
import { listCount, sortLabel } from './list-meta';
import { ProducerIntro } from './ProducerIntro';
import { SortForm } from './SortForm';

interface ListScreenProps {
  locale: Locale;
  /** Address of the list in Japanese, without a query. */
  path: string;
  view: ListView;
  collection: Collection;
  list: ProductList;
  total: number;
  facets: ListFacets;
  crumbs: readonly { readonly label: string; readonly href?: string }[];
  /** Other producers, on a producer's first page. */
  otherProducers: readonly Producer[];
  /** The plants in a room, on a purpose's first page (ROOM-08); null for none. */
  room: ReactNode | null;
}

/** The rendered width of a card beside the filter rail. */
const CARD_SIZES = '(min-width:1280px) 300px, (min-width:1024px) 24vw, (min-width:768px) 31vw, 46vw';

/** Whole rows of two and of three columns: the room is after the third row of a phone, and after the second of a desktop (ADR 165). */
const CARDS_BEFORE_ROOM = 6;

/** A category, sub-category, purpose or producer page (LIST-02, LIST-03, LIST-04). Each of its states has an address. */
export function ListScreen(props: ListScreenProps) {
  const { locale, path, view, collection, list, total, facets, crumbs, otherProducers, room } = props;
  const m = messages(locale);
  const address = localePath(locale, path);
  const href = (next: ListView) => {
    const query = formatListQuery(next);
    // A first page has its hero above the list; without JavaScript the link jumps past it.
    return `${query === '' ? address : `${address}?${query}`}${next.page === 1 ? '#list' : ''}`;
  };
  const cards = list.products.map(toWindowCard);
  const groups = filterGroups(locale);
  const { filters, clearHref } = appliedFilters(view, locale, href);
  const options = filterOptions(groups, view, facets, href);
  const { producer } = collection;
  const isFirst = view.page === 1;
  const hasFilters = filters.length > 0;
  const story = isFirst && isPlain(view) ? producer : null;
  const { from } = pageRange(view.page, list.products.length);
  const split = room === null ? cards.length : CARDS_BEFORE_ROOM;
  const grid = {
    kind: 'productsBesideRail',
    list: collection.handle,
    messages: messageTable('cards', locale),
    titleAs: story === null ? 'h2' : 'h3',
    sizes: CARD_SIZES,
  } as const;
  return (
    <>
      {story !== null && (
        <ProducerIntro
          locale={locale}
          producer={story}
          total={total}
          breadcrumb={<Breadcrumb label={m.nav.breadcrumb} items={crumbs} />}
        />
      )}
      {story === null && isFirst && (
        <CollectionHero
          title={collection.title}
          text={collection.description}
          focus={COVER_FOCUS}
          {...(collection.cover ? { picture: openingPicture(collection.cover, '') } : {})}
        />
      )}
      {story === null && (
        <Container>
          <Breadcrumb label={m.nav.breadcrumb} items={crumbs} />
          {!isFirst && <PagedTitle title={collection.title} page={m.pagination.page({ n: view.page })} />}
        </Container>
      )}
      <ListLayout
        compact={!isFirst}
        {...(story !== null && {
          heading: (
            <Box id="plants">
              <Heading level={2} size="title">
                {m.producer.plants({ name: story.name })}
              </Heading>
            </Box>
          ),
        })}
        rail={
          <ListFilters
            handle={collection.handle}
            address={address}
            view={view}
            counts={{ total, facets }}
            groups={groups}
            messages={messageTable('filters', locale)}
          >
            <FilterRail groups={options} />
          </ListFilters>
        }
        filter={{
          label: m.list.filter,
          closeLabel: m.common.close,
          chosen: filters.length,
        }}
        chips={
          isFirst && !hasFilters && <Chips items={quickChoices(options)} layout="scroll" rel="nofollow" />
        }
        applied={
          hasFilters && (
            <Chips
              items={filters}
              layout="scroll"
              rel="nofollow"
              end={
                <Link href={clearHref} rel="nofollow">
                  {m.list.clearAll}
                </Link>
              }
            />
          )
        }
        count={listCount({ locale, page: view.page, shown: list.products.length, total })}
        {...(list.products.length > 0 && { note: m.list.taxNote })}
        tools={
          <SortForm
            address={address}
            sort={view.sort}
            rest={Object.fromEntries(
              new URLSearchParams(formatListQuery(changeListView(view, { sort: 'recommended' }))),
            )}
            label={m.list.sort}
            submitLabel={m.common.change}
            options={LIST_SORTS.map((sort) => ({ value: sort, label: sortLabel(sort, m) }))}
          />
        }
      >
        {list.products.length === 0 ? (
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
              <WindowQuestions
                locale={locale}
                address={`${address}#list`}
                rest={Object.fromEntries(new URLSearchParams(formatListQuery(view)))}
              />
            )}
            <CardGrid {...grid} from={from} cards={cards.slice(0, split)} eager={story === null ? 3 : 0} />
            {room}
            {split < cards.length && <CardGrid {...grid} from={from + split} cards={cards.slice(split)} />}
          </>
        )}
        <ListPagination
          locale={locale}
          page={view.page}
          total={total}
          href={(page) => href(goToPage(view, page))}
          nofollow={!isPlain(view)}
        />
      </ListLayout>
      {story !== null && otherProducers.length > 0 && (
        <Section
          id="other-producers"
          title={m.producer.others}
          tools={
            <Link variant="more" href={localePath(locale, '/collections#producers')}>
              {m.common.viewList}
            </Link>
          }
        >
          <ProducerRows
            items={otherProducers.map(({ handle, name, region, categoryName, image }) => ({
              href: localePath(locale, `/collections/${handle}`),
              name,
              place: listFacts([region, categoryName], m.common.separator),
              picture: productPicture(image, 180, ''),
            }))}
          />
        </Section>
      )}
      {story === null && producer && (
        <Section id="producer" title={m.producer.title}>
          <ProfileNote
            name={producer.name}
            place={listFacts([producer.region, producer.categoryName], m.common.separator)}
            text={producer.profile}
            {...(producer.image ? { picture: productPicture(producer.image, 360, '') } : {})}
          />
        </Section>
      )}
      {!producer && collection.introduction !== '' && (
        <Section
          id="introduction"
          title={
            isCategoryHandle(collection.handle, CATEGORY_ADDRESSES)
              ? m.category.introduction({ category: collection.title })
              : m.collection.introduction
          }
          beside
        >
          <Text>{collection.introduction}</Text>
        </Section>
      )}
    </>
  );
}

/** The choices above the list on a phone, without the sheet: those that leave products. */
function quickChoices(groups: readonly FilterOptionGroup[]) {
  return groups
    .filter(({ kind }) => kind !== 'price')
    .flatMap(({ options }) => options)
    .flatMap(({ label, href, count }) => (href === undefined || count === 0 ? [] : [{ label, href }]));
}

interface PagedTitleProps {
  title: string;
  /** The page number, e.g. 2ページ目 */
  page: string;
}

/** The heading from a list's second page on: no image, so that its products are in view (LIST-02). */
function PagedTitle({ title, page }: PagedTitleProps) {
  return (
    <Box paddingBlock="xsmall">
      <Heading level={1} size="title">
        {title}{' '}
        <Text as="small" size="small" tone="muted">
          {page}
        </Text>
      </Heading>
    </Box>
  );
}
