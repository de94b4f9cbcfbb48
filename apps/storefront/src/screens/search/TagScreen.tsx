import { PAGE_SIZE } from '@shop/rules/catalog/pagination';
import type { ProductCard } from '@shop/rules/product/product-card';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Breadcrumb } from '@shop/ui-kit/primitives/Breadcrumb';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Heading } from '@shop/ui-kit/primitives/Heading';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { CardGrid } from '../catalog/CardGrid';
import { ListPagination } from '../catalog/ListPagination';
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
      <Breadcrumb
        label={t('nav.breadcrumb')}
        items={[{ label: t('common.top'), href: localePath(locale, '/') }, { label: title }]}
      />
      <Box paddingBlock="large">
        <Stack gap="standard">
          <Heading level={1} size="title">
            {title}
          </Heading>
          <Text tone="muted">
            {total === 0
              ? t('list.empty')
              : total > PAGE_SIZE
                ? t('list.range', { n: total, from, to: from + products.length - 1 })
                : t('list.count', { n: total })}
          </Text>
        </Stack>
      </Box>
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
