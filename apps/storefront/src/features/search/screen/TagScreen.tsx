import type { ListFacets } from '@shop/rules/catalog/list-facets';
import { changeListView, formatListQuery, goToPage, type ListView } from '@shop/rules/catalog/list-view';
import type { ProductCard } from '@shop/rules/product/product-card';
import { Container } from '@shop/ui-kit/primitives/Container';
import { FilteredList } from '#features/catalog/screen/FilteredList.tsx';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { PageHead } from '#foundation/screen/PageHead.tsx';

/**
 * The address of a page of a tag's products (ROUTE-03) with order and filters; it contains the tag already.
 * @param address of the first page, which has a query already
 */
export function tagPageAddress(address: string, view: ListView): string {
  const rest = formatListQuery(goToPage(changeListView(view, { tags: [] }), view.page));
  return rest === '' ? address : `${address}&${rest}`;
}

interface TagScreenProps {
  locale: Locale;
  title: string;
  /** Address of the first page. */
  address: string;
  /** `tagId` of the address. */
  tagId: string;
  view: ListView;
  products: readonly ProductCard[];
  /** Count of all pages. */
  total: number;
  facets: ListFacets;
}

/** The products of an AI tag (ROUTE-03), with order and filters as in lists (LIST-04). */
export function TagScreen({ locale, title, address, tagId, view, products, total, facets }: TagScreenProps) {
  return (
    <>
      <Container>
        <PageHead locale={locale} title={title} />
      </Container>
      <FilteredList
        locale={locale}
        list="tag"
        view={view}
        products={products}
        total={total}
        facets={facets}
        href={(next) => tagPageAddress(address, next)}
        form={{ address: localePath(locale, '/search/tag'), fixed: { tagId } }}
        tagFilters={false}
        nofollow
      />
    </>
  );
}
