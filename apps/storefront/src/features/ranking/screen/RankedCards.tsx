'use client';

import { RankingBoard, type RankingBoardProps } from '@shop/ui-kit/commerce/ranking/RankingBoard';
import { ShopCard } from '#features/catalog/screen/cards/ShopCard.tsx';
import type { Card } from '#features/product/contract/card.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';

interface RankedCardsProps extends Pick<RankingBoardProps, 'room' | 'review'> {
  /** Best first. */
  cards: readonly Card[];
  messages: MessageTable<'cards'>;
}

/** The first ranks: one large card, the others beside it (RANK-02). */
export function RankedCards({ cards, messages, ...lead }: RankedCardsProps) {
  return (
    <RankingBoard
      {...lead}
      cards={cards.map((card, index) => (
        <ShopCard
          key={card.id}
          card={card}
          m={bindMessages(messages)}
          titleAs="h2"
          rank={index + 1}
          eager
          {...(index === 0 ? { size: 'lead', place: 'lead', priority: true } : { place: 'besideLead' })}
        />
      ))}
    />
  );
}
