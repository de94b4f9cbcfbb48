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

/** The drawn width of the first picture, and of those beside it. */
const LEAD_SIZES = '(min-width:1280px) 612px, (min-width:768px) 47vw, 92vw';
const ROW_SIZES = '(min-width:1280px) 294px, (min-width:1024px) 23vw, (min-width:768px) 18vw, 36vw';

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
          {...(index === 0 ? { size: 'lead', sizes: LEAD_SIZES, priority: true } : { sizes: ROW_SIZES })}
        />
      ))}
    />
  );
}
