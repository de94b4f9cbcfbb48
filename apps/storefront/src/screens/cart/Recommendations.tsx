'use client';

import { CarouselArrows } from '@shop/ui-kit/primitives/CarouselArrows';
import { Section } from '@shop/ui-kit/primitives/Section';
import { CardSlider } from '../catalog/CardSlider';
import type { Card } from '../product/card';
import type { CardWords } from '../product/card-words';

/** What sells best, for carts of which nothing is known yet; and the words of its section. */
export interface BestSellers {
  readonly title: string;
  readonly previous: string;
  readonly next: string;
  readonly words: CardWords;
  /** Empty when the platform was out of reach. */
  readonly cards: readonly Card[];
}

interface RecommendationsProps {
  bestSellers: BestSellers;
  /** @default the best sellers */
  cards?: readonly Card[];
}

/** 'Recommended products' (CART-08). */
export function Recommendations({ bestSellers, cards = bestSellers.cards }: RecommendationsProps) {
  const { title, previous, next, words } = bestSellers;
  if (cards.length === 0) return null;
  return (
    <Section
      id="recommended"
      title={title}
      tools={<CarouselArrows target="recommended-slides" previousLabel={previous} nextLabel={next} />}
    >
      <CardSlider id="recommended-slides" label={title} view="products" cards={cards} words={words} />
    </Section>
  );
}
