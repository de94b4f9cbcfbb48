import type { PageSection } from '@shop/rules/content/page-section';
import { Link } from '@shop/ui-kit/primitives/Link';
import { Section } from '@shop/ui-kit/primitives/Section';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { CardGrid } from '#features/catalog/screen/cards/CardGrid.tsx';
import { ProductSlider } from '#features/catalog/screen/cards/ProductSlider.tsx';
import { toCard } from '#features/product/contract/card.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messageTable } from '#foundation/i18n/messages.ts';
import { pageAddress } from './page-address';

interface LandingProductsProps {
  locale: Locale;
  section: Extract<PageSection, { kind: 'products' }>;
}

/** The first products of a collection in a carousel, or individually chosen products in a complete grid (PAGE-02). */
export function LandingProducts({ locale, section }: LandingProductsProps) {
  const { handle: id, title, text, products, isChosen, link } = section;
  const more = link && { href: pageAddress(link.url, locale), label: link.label };
  if (!isChosen)
    return (
      <ProductSlider id={id} title={title} products={products} locale={locale} {...(more && { more })} />
    );
  return (
    <Section
      id={id}
      title={title}
      tools={
        more && (
          <Link variant="more" href={more.href}>
            {more.label}
          </Link>
        )
      }
    >
      <Stack gap="medium">
        <CardGrid
          kind={products.length % 4 === 0 ? 'fours' : products.length % 3 === 0 ? 'threes' : 'products'}
          cards={products.map(toCard)}
          messages={messageTable('cards', locale)}
        />
        {text !== '' && (
          <Text size="note" tone="muted">
            {text}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
