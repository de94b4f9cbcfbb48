import { PAGE_SIZE } from '@shop/rules/catalog/pagination';
import type { ProductCard } from '@shop/rules/product/product-card';
import { Container } from '@shop/ui-kit/primitives/Container';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { CardGrid } from '../catalog/CardGrid';
import { ListPagination } from '../catalog/ListPagination';
import { PageHead } from '../content/PageHead';
import { toCard } from '../product/card';
import { cardWords } from '../product/card-words';

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
  const t = words(locale);
  const from = (page - 1) * PAGE_SIZE + 1;
  return (
    <Container>
      <PageHead
        locale={locale}
        title={title}
        lead={
          total === 0
            ? t('list.empty')
            : total > PAGE_SIZE
              ? t('list.range', { n: total, from, to: from + products.length - 1 })
              : t('list.count', { n: total })
        }
      />
      <CardGrid
        kind="products"
        cards={products.map(toCard)}
        words={cardWords(locale)}
        titleAs="h2"
        eager={4}
      />
      <ListPagination
        locale={locale}
        page={page}
        total={total}
        href={(number) => (number === 1 ? address : `${address}&p=${number}`)}
      />
    </Container>
  );
}
