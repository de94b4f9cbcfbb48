import type { ProductCard } from '@shop/rules/product/product-card';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Text } from '@shop/ui-kit/primitives/Text';
import { CardBlock } from '#features/catalog/screen/cards/CardBlock.tsx';
import { toWindowCard } from '#features/window/contract/product-lights.ts';
import { brandMenus, hasCollection } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { PageHead } from '#foundation/screen/PageHead.tsx';
import { RankingTabs } from './RankingTabs';
import { RANKING_MAX, rankingAddresses, rankingPath } from './ranking-path';

interface RankingScreenProps {
  locale: Locale;
  title: string;
  /** Handle of the category, null for the overall ranking. */
  category: string | null;
  /** Number shown at first. */
  shown: number;
  /** Best first. */
  products: readonly ProductCard[];
}

/** The rankings, overall and by category: the first four, then four more per press (ROUTE-10, RANK-01). */
export function RankingScreen({ locale, title, category, shown, products }: RankingScreenProps) {
  const addresses = rankingAddresses(locale, category);
  const m = messages(locale);
  const tabs = [
    { handle: null, label: m.ranking.overall },
    ...brandMenus()
      .categories.filter(({ handle }) => hasCollection(handle))
      .map(({ handle, title: names }) => ({
        handle,
        label: names[locale],
      })),
  ];
  return (
    <Container>
      <PageHead locale={locale} title={title} lead={m.ranking.lead} />
      <RankingTabs
        label={m.ranking.kinds}
        items={tabs.map(({ handle, label }) => ({
          href: localePath(locale, rankingPath(handle)),
          label,
          current: handle === category,
        }))}
      />
      <Box paddingBlock="large">
        {products.length === 0 ? (
          <Text>{m.list.empty}</Text>
        ) : (
          <CardBlock
            key={category}
            kind="fours"
            cards={products.slice(0, RANKING_MAX).map(toWindowCard)}
            first={shown}
            messages={messageTable('cards', locale)}
            label={m.common.showMore}
            href={addresses}
            titleAs="h2"
          />
        )}
      </Box>
    </Container>
  );
}
