'use client';

import type { ProductCardProps } from '@shop/ui-kit/commerce/product/ProductCard';
import { Carousel, type CarouselProps } from '@shop/ui-kit/primitives/Carousel';
import type { Card } from '#features/product/contract/card.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { ShopCard } from './ShopCard';

export interface CardSliderProps
  extends Pick<CarouselProps, 'id' | 'label' | 'view'>,
    Pick<ProductCardProps, 'titleAs'> {
  cards: readonly Card[];
  messages: MessageTable<'cards'>;
  /** Shows the ranks of a ranking (SLIDE-01). @default false */
  isRanked?: boolean;
}

/** Products in a row that scrolls horizontally. */
export function CardSlider({ id, label, view, cards, messages, titleAs, isRanked = false }: CardSliderProps) {
  return (
    <Carousel id={id} label={label} view={view}>
      {cards.map((card, index) => (
        <ShopCard
          key={card.id}
          card={card}
          m={bindMessages(messages)}
          size="small"
          titleAs={titleAs}
          rank={isRanked ? index + 1 : undefined}
        />
      ))}
    </Carousel>
  );
}
