import type { Collection, ProductList } from '@shop/rules/catalog/collection';
import { changeListView, formatListQuery, type ListView } from '@shop/rules/catalog/list-view';
import { PAGE_SIZE } from '@shop/rules/catalog/pagination';
import { CollectionHero } from '@shop/ui-kit/commerce/catalog/CollectionHero';
import { FilterRail } from '@shop/ui-kit/commerce/catalog/FilterRail';
import { ListLayout } from '@shop/ui-kit/commerce/catalog/ListLayout';
import { ProfileNote } from '@shop/ui-kit/commerce/catalog/ProfileNote';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Breadcrumb } from '@shop/ui-kit/primitives/Breadcrumb';
import { Chips } from '@shop/ui-kit/primitives/Chips';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Section } from '@shop/ui-kit/primitives/Section';
import { Text } from '@shop/ui-kit/primitives/Text';
import { listFacts } from '../../i18n/list-facts';
import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { toCard } from '../product/card';
import { cardWords } from '../product/card-words';
import { productPicture } from '../product/product-picture';
import { CardGrid } from './CardGrid';
import { COVER_FOCUS } from './cover-focus';
import { filterGroups } from './filter-groups';
import { ListPagination } from './ListPagination';
import { SortForm } from './SortForm';

interface ListScreenProps {
  locale: Locale;
  /** Address of the list in Japanese, without a query. */
  path: string;
  view: ListView;
  collection: Collection;
  list: ProductList;
  total: number;
  crumbs: readonly { readonly label: string; readonly href?: string }[];
}

/** The drawn width of a card beside the rail. */
const CARD_SIZES = '(min-width:1280px) 300px, (min-width:1024px) 24vw, (min-width:768px) 31vw, 46vw';

/** A category, sub-category, purpose or producer page (LIST-02, LIST-03, LIST-04). Every state of it is an address. */
export function ListScreen({ locale, path, view, collection, list, total, crumbs }: ListScreenProps) {
  const t = words(locale);
  const address = localePath(locale, path);
  const href = (next: ListView) => {
    const query = formatListQuery(next);
    return query === '' ? address : `${address}?${query}`;
  };
  const { groups, chips } = filterGroups({ locale, list, view, href });
  const { producer } = collection;
  const from = (view.page - 1) * PAGE_SIZE + 1;
  return (
    <>
      <CollectionHero
        title={collection.title}
        text={collection.description}
        focus={COVER_FOCUS}
        {...(collection.cover ? { picture: productPicture(collection.cover, 1296, '') } : {})}
      />
      <Container>
        <Breadcrumb label={t('nav.breadcrumb')} items={crumbs} />
      </Container>
      <ListLayout
        rail={<FilterRail groups={groups} />}
        filter={{ label: t('list.filter'), closeLabel: t('common.close') }}
        chips={<Chips items={chips} layout="scroll" />}
        count={
          total > PAGE_SIZE
            ? t('list.range', { n: total, from, to: from + list.products.length - 1 })
            : t('list.count', { n: total })
        }
        tools={
          <SortForm
            address={address}
            sort={view.sort}
            rest={Object.fromEntries(
              new URLSearchParams(formatListQuery(changeListView(view, { sort: 'recommended' }))),
            )}
            label={t('list.sort')}
            submitLabel={t('common.change')}
            options={[
              { value: 'recommended', label: t('list.sortRecommended') },
              { value: 'best', label: t('list.sortBest') },
              { value: 'new', label: t('list.sortNew') },
              { value: 'price-asc', label: t('list.sortPriceAsc') },
              { value: 'price-desc', label: t('list.sortPriceDesc') },
            ]}
          />
        }
      >
        {list.products.length === 0 ? (
          <Box paddingBlock="xlarge">
            <Text>{t('list.empty')}</Text>
            <Text tone="muted">{t('list.emptyHint')}</Text>
          </Box>
        ) : (
          <CardGrid
            kind="productsBesideRail"
            cards={list.products.map(toCard)}
            words={cardWords(locale)}
            titleAs="h2"
            eager={3}
            sizes={CARD_SIZES}
          />
        )}
        <ListPagination
          locale={locale}
          page={view.page}
          total={total}
          href={(page) => href({ ...view, page })}
        />
      </ListLayout>
      {producer && (
        <Section id="producer" title={t('producer.title')}>
          <ProfileNote
            name={producer.name}
            place={listFacts([producer.region, producer.categoryName], t('common.joint'))}
            text={producer.profile}
            {...(producer.image ? { picture: productPicture(producer.image, 360, '') } : {})}
          />
        </Section>
      )}
      {!producer && collection.introduction !== '' && (
        <Section id="introduction" title={t('collection.introduction')} beside>
          <Text>{collection.introduction}</Text>
        </Section>
      )}
    </>
  );
}
