'use client';

import type { ProductCardProps } from '@shop/ui-kit/commerce/product/ProductCard';
import { Grid, type GridProps } from '@shop/ui-kit/primitives/Grid';
import type { Card } from '../product/card';
import type { CardWords } from '../product/card-words';
import { ShopCard } from '../product/ShopCard';

interface CardGridProps extends Pick<ProductCardProps, 'titleAs' | 'sizes'> {
  kind: GridProps['kind'];
  cards: readonly Card[];
  words: CardWords;
  /** Cards of the first screen, whose pictures are loaded at once. @default 0 */
  eager?: number;
}

/** Products in a grid. */
export function CardGrid({ kind, cards, words, eager = 0, ...look }: CardGridProps) {
  return (
    <Grid kind={kind}>
      {cards.map((card, index) => (
        <ShopCard key={card.id} {...look} card={card} words={words} eager={index < eager} />
      ))}
    </Grid>
  );
}
