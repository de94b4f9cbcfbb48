'use client';

import { SHOW_MORE_STEP } from '@shop/rules/catalog/show-more';
import type { ProductCardProps } from '@shop/ui-kit/commerce/product/ProductCard';
import { ShowMore, type ShowMoreProps } from '@shop/ui-kit/primitives/ShowMore';
import type { Card } from '../product/card';
import type { CardWords } from '../product/card-words';
import { ShopCard } from '../product/ShopCard';

interface CardBlockProps extends Pick<ProductCardProps, 'titleAs'> {
  kind: ShowMoreProps['kind'];
  cards: readonly Card[];
  words: CardWords;
  /** Words of the button that shows more. */
  label: string;
  /** The whole list. */
  href: string;
  /** Draws the ranks of a ranking (RANK-01). @default false */
  isRanked?: boolean;
}

/** Four products, then four more at each press (LIST-01, RANK-01). */
export function CardBlock({ kind, cards, words, label, href, isRanked = false, titleAs }: CardBlockProps) {
  return (
    <ShowMore kind={kind} step={SHOW_MORE_STEP} label={label} href={href}>
      {cards.map((card, index) => (
        <ShopCard
          key={card.id}
          card={card}
          words={words}
          titleAs={titleAs}
          rank={isRanked ? index + 1 : undefined}
        />
      ))}
    </ShowMore>
  );
}
