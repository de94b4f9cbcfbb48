'use client';

import type { ProductLists } from '@shop/rules/catalog/product-lists';
import { CarouselArrows } from '@shop/ui-kit/primitives/CarouselArrows';
import { Section } from '@shop/ui-kit/primitives/Section';
import { CardSlider, type CardSliderProps } from '#features/catalog/screen/cards/CardSlider.tsx';
import type { Card } from '#features/product/contract/card.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** The best sellers, for carts whose content is not known yet. */
export interface BestSellers {
  /** Of the cards. */
  readonly messages: CardSliderProps['messages'];
  /** Empty if the platform was unreachable. */
  readonly cards: readonly Card[];
  /** The brand's product lists, unless the browser's code contains the same. */
  readonly lists?: ProductLists | undefined;
}

interface RecommendationsProps {
  bestSellers: BestSellers;
  m: Messages;
  /** @default the best sellers */
  cards?: readonly Card[];
}

/** 'Recommended products' (CART-08). */
export function Recommendations({ bestSellers, m, cards = bestSellers.cards }: RecommendationsProps) {
  const title = m.cart.recommend;
  if (cards.length === 0) return null;
  return (
    <Section
      id="recommended"
      title={title}
      tools={
        <CarouselArrows
          target="recommended-slides"
          previousLabel={m.slider.previous}
          nextLabel={m.slider.next}
        />
      }
    >
      <CardSlider
        id="recommended-slides"
        label={title}
        view="products"
        cards={cards}
        messages={bestSellers.messages}
      />
    </Section>
  );
}
