import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { isCategoryHandle } from '@shop/rules/catalog/category-addresses';
import type { Collection, ProductList } from '@shop/rules/catalog/collection';
import { countedIn } from '@shop/rules/catalog/collection';
import type { ListFacets } from '@shop/rules/catalog/list-facets';
import { formatListQuery, isPlain, type ListView } from '@shop/rules/catalog/list-view';
import type { Producer } from '@shop/rules/product/product';
import { CollectionHero } from '@shop/ui-kit/commerce/catalog/CollectionHero';
import { ProducerRows } from '@shop/ui-kit/commerce/catalog/ProducerRows';
import { ProfileNote } from '@shop/ui-kit/commerce/catalog/ProfileNote';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Breadcrumb } from '@shop/ui-kit/primitives/Breadcrumb';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Heading } from '@shop/ui-kit/primitives/Heading';
import { Link } from '@shop/ui-kit/primitives/Link';
import { Section } from '@shop/ui-kit/primitives/Section';
import { Text } from '@shop/ui-kit/primitives/Text';
import type { ReactNode } from 'react';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { COVER_FOCUS, openingPicture, productPicture, ratioOf } from '#foundation/images/product-picture.ts';
import { FilteredList } from './FilteredList';
import { ListFilters } from './ListFilters';
import { ProducerIntro } from './ProducerIntro';

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
  const { producer } = collection;
  const isFirst = view.page === 1;
  const story = isFirst && isPlain(view) ? producer : null;
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
          {...(collection.cover && {
            picture: openingPicture(collection.cover, ''),
            ratio: ratioOf(collection.cover) ?? undefined,
          })}
        />
      )}
      {story === null && (
        <Container>
          <Breadcrumb label={m.nav.breadcrumb} items={crumbs} />
          {!isFirst && <PagedTitle title={collection.title} page={m.pagination.page({ n: view.page })} />}
        </Container>
      )}
      <FilteredList
        locale={locale}
        list={collection.handle}
        category={countedIn(collection)}
        view={view}
        products={list.products}
        total={total}
        facets={facets}
        href={href}
        form={{ address }}
        compact={!isFirst}
        {...(story !== null && {
          heading: (
            <Box id="goods">
              <Heading level={2} size="title">
                {m.producer.plants({ name: story.name })}
              </Heading>
            </Box>
          ),
          titleAs: 'h3',
          eager: 0,
        })}
        filters={(links, groups) => (
          <ListFilters
            handle={collection.handle}
            address={address}
            view={view}
            counts={{ total, facets }}
            groups={groups}
            messages={messageTable('filters', locale, countedIn(collection))}
          >
            {links}
          </ListFilters>
        )}
        quickChoices={isFirst}
        room={room}
        nofollow={!isPlain(view)}
      />
      <AfterList
        locale={locale}
        collection={collection}
        hasStory={story !== null}
        otherProducers={otherProducers}
      />
    </>
  );
}

interface AfterListProps extends Pick<ListScreenProps, 'locale' | 'collection' | 'otherProducers'> {
  /** The page begins with the producer's story. */
  hasStory: boolean;
}

/** What follows the products: other producers, the producer of a list without a story, or the introduction of a list. */
function AfterList({ locale, collection, hasStory, otherProducers }: AfterListProps) {
  const m = messages(locale);
  const { producer } = collection;
  return (
    <>
      {hasStory && otherProducers.length > 0 && (
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
      {!hasStory && producer && (
        <Section id="producer" title={m.producer.title}>
          <ProfileNote
            name={producer.name}
            place={listFacts([producer.region, producer.categoryName], m.common.separator)}
            text={producer.profile}
            {...(producer.image && { picture: productPicture(producer.image, 360, '') })}
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
