'use client';

import type { ProductCardProps } from '@shop/ui-kit/commerce/product/ProductCard';
import { Grid, type GridProps } from '@shop/ui-kit/primitives/Grid';
import type { Card } from '#features/product/contract/card.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { ShopCard } from './ShopCard';

export interface CardGridProps extends Pick<ProductCardProps, 'titleAs'> {
  kind: Exclude<GridProps['kind'], 'portraits'>;
  cards: readonly Card[];
  messages: MessageTable<'cards'>;
  /** The list's name for analytics: the same in every language, and never typed text (ANA-01). */
  list?: string;
  /** The first card's position in the whole list, from 1 (ANA-01). @default 1 */
  from?: number;
  /** Cards of the first screen, whose images load eagerly. @default 0 */
  eager?: number;
}

/** Products in a grid. A list's grid is marked as busy while its next state loads (LIST-02). */
export function CardGrid({ kind, cards, messages, list, from = 1, eager = 0, ...variant }: CardGridProps) {
  const grid = (
    <Grid kind={kind}>
      {cards.map((card, index) => (
        <ShopCard
          key={card.id}
          {...variant}
          card={card}
          m={bindMessages(messages)}
          place={kind}
          eager={index < eager}
        />
      ))}
    </Grid>
  );
  return list === undefined ? (
    grid
  ) : (
    <div data-results="" data-list={list} data-list-from={from}>
      {grid}
    </div>
  );
}
