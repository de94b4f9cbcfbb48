import { pageRange } from '@shop/rules/catalog/pagination';
import type { ProductCard } from '@shop/rules/product/product-card';
import { Container } from '@shop/ui-kit/primitives/Container';
import { toCard } from '../../contracts/card';
import type { Locale } from '../../i18n/locale';
import { messages, messageTable } from '../../i18n/messages';
import { CardGrid } from '../catalog/CardGrid';
import { ListPagination } from '../catalog/ListPagination';
import { listCount } from '../catalog/list-count';
import { PageHead } from '../content/PageHead';
import { tagPageAddress } from './tag-page-address';

interface TagScreenProps {
  locale: Locale;
  title: string;
  /** Of the first page. */
  address: string;
  page: number;
  products: readonly ProductCard[];
  /** Of all pages. */
  total: number;
}

/** The products of an AI tag (ROUTE-03). */
export function TagScreen({ locale, title, address, page, products, total }: TagScreenProps) {
  const m = messages(locale);
  return (
    <Container>
      <PageHead
        locale={locale}
        title={title}
        lead={total === 0 ? m.list.empty : listCount({ locale, page, shown: products.length, total })}
        isList
      />
      <CardGrid
        kind="products"
        list="tag"
        from={pageRange(page, products.length).from}
        cards={products.map(toCard)}
        messages={messageTable('cards', locale)}
        titleAs="h2"
        eager={4}
      />
      <ListPagination
        locale={locale}
        page={page}
        total={total}
        href={(number) => tagPageAddress(address, number)}
      />
    </Container>
  );
}
