import type { BrandMenus } from '@shop/rules/brand/brand';
import { SHOW_MORE_STEP } from '@shop/rules/catalog/show-more';
import { inLanguage } from '@shop/rules/language';
import type { ProductCard } from '@shop/rules/product/product-card';
import { roundToHalfStar } from '@shop/rules/product/star-rating';
import type { RankedProduct } from '@shop/rules/ranking/category-firsts';
import type { RankingBoardProps } from '@shop/ui-kit/commerce/ranking/RankingBoard';
import { Box } from '@shop/ui-kit/primitives/Box';
import { CarouselArrows } from '@shop/ui-kit/primitives/CarouselArrows';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Section } from '@shop/ui-kit/primitives/Section';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { CardBlock } from '#features/catalog/screen/cards/CardBlock.tsx';
import { toCard } from '#features/product/contract/card.ts';
import { productsRoom } from '#features/room/screen/products-room.ts';
import { toWindowCard } from '#features/window/contract/product-lights.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import { foreignLanguage } from '#foundation/i18n/foreign-language.ts';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { PageHead } from '#foundation/screen/PageHead.tsx';
import type { RankingLead } from '../contract/ranking-lead';
import { FirstCards } from './FirstCards';
import { RankedCards } from './RankedCards';
import { RankingTabs } from './RankingTabs';
import { RANKING_MAX, rankingAddresses, rankingPath } from './ranking-path';

interface CategoryFirstsProps {
  locale: Locale;
  /** Best sellers, each with the name of its category. */
  firsts: readonly { readonly label: string; readonly product: RankedProduct }[];
}

const SLIDES = 'category-firsts-slides';

/** The best seller of each category in a row, with the way to the category's ranking (RANK-02). */
function CategoryFirsts({ locale, firsts }: CategoryFirstsProps) {
  const m = messages(locale);
  if (firsts.length === 0) return null;
  return (
    <Section
      id="category-firsts"
      title={m.ranking.firsts}
      tools={<CarouselArrows target={SLIDES} previousLabel={m.slider.previous} nextLabel={m.slider.next} />}
    >
      <FirstCards
        id={SLIDES}
        label={m.ranking.firsts}
        firsts={firsts.map(({ label, product }) => ({
          label,
          href: localePath(locale, rankingPath(product.category)),
          card: toCard(product, productLists()),
        }))}
        messages={messageTable('cards', locale)}
      />
    </Section>
  );
}

interface RankingScreenProps {
  locale: Locale;
  title: string;
  /** Handle of the category, null for the overall ranking. */
  category: string | null;
  /** The categories that have a ranking. */
  categories: BrandMenus['categories'];
  /** Number shown at first. */
  shown: number;
  /** Best first. */
  products: readonly ProductCard[];
  /** The room and a review of the first. */
  lead: RankingLead | null;
  /** The best sellers of categories, of the overall ranking. */
  firsts: readonly RankedProduct[];
}

/**
 * The rankings, overall and by category: the first four, then four more per press (ROUTE-10, RANK-01); under the overall one the best
 * sellers of the categories (RANK-02).
 */
export function RankingScreen({
  locale,
  title,
  category,
  categories,
  shown,
  products,
  lead,
  firsts,
}: RankingScreenProps) {
  const addresses = rankingAddresses(locale, category);
  const m = messages(locale);
  const tabs = [
    { handle: null, label: m.ranking.overall },
    ...categories.map(({ handle, title: names }) => ({ handle, label: inLanguage(names, locale) })),
  ];
  const cards = products.slice(0, RANKING_MAX).map(toWindowCard);
  const rest = cards.slice(SHOW_MORE_STEP);
  return (
    <>
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
          <Stack gap="large" key={category}>
            <RankedCards
              cards={cards.slice(0, SHOW_MORE_STEP)}
              messages={messageTable('cards', locale)}
              {...(lead && leadProps(lead, locale))}
            />
            {rest.length > 0 && (
              <CardBlock
                kind="fours"
                cards={rest}
                from={SHOW_MORE_STEP}
                first={shown - SHOW_MORE_STEP}
                messages={messageTable('cards', locale)}
                label={m.common.showMore}
                href={addresses}
                titleAs="h2"
              />
            )}
          </Stack>
        </Box>
      </Container>
      <CategoryFirsts
        locale={locale}
        firsts={firsts.flatMap((product) => {
          const tab = tabs.find(({ handle }) => handle === product.category);
          return tab === undefined ? [] : [{ label: tab.label, product }];
        })}
      />
    </>
  );
}

/** The room and the review of the first for the kit. */
function leadProps(
  { room, review }: RankingLead,
  locale: Locale,
): Pick<RankingBoardProps, 'room' | 'review'> {
  const m = messages(locale);
  const planted = room && productsRoom(room, m);
  const score = review && roundToHalfStar(review.score);
  return {
    ...(planted && {
      room: {
        ...planted,
        caption: planted.plants
          .map(({ name, range }) => listFacts([name, range], m.common.separator))
          .join(m.common.nameSeparator),
      },
    }),
    ...(review !== null &&
      score !== null && {
        review: {
          rating: { score, label: m.product.reviewStars({ score }) },
          text: review.content,
          lang: foreignLanguage(review.content, locale),
          meta: listFacts([review.nickname, formatDate(review.createdAt, locale)], m.common.separator),
        },
      }),
  };
}
