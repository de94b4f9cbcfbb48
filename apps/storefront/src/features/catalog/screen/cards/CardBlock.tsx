'use client';

import { SHOW_MORE_STEP } from '@shop/rules/catalog/show-more';
import type { ProductCardProps } from '@shop/ui-kit/commerce/product/ProductCard';
import { ShowMore, type ShowMoreProps } from '@shop/ui-kit/primitives/ShowMore';
import type { Card } from '#features/product/contract/card.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { ShopCard } from './ShopCard';

interface CardBlockProps extends Pick<ProductCardProps, 'titleAs'>, Pick<ShowMoreProps, 'first'> {
  kind: Exclude<ShowMoreProps['kind'], 'portraits'>;
  cards: readonly Card[];
  messages: MessageTable<'cards'>;
  /** Label of the show-more button. */
  label: string;
  /** Address of the whole list; of a ranking one address per number of shown products. */
  href: string | readonly string[];
  /** Number of ranks shown above it. @default 0 */
  from?: number;
}

/** Four products, then four more per press (LIST-01); a ranking with its ranks, to its end (RANK-01). */
export function CardBlock({ kind, cards, messages, label, href, first, titleAs, from = 0 }: CardBlockProps) {
  const isRanked = typeof href !== 'string';
  return (
    <ShowMore
      kind={kind}
      step={SHOW_MORE_STEP}
      first={first}
      label={label}
      href={isRanked ? (shown) => href[(from + shown) / SHOW_MORE_STEP - 1] ?? '' : href}
    >
      {cards.map((card, index) => (
        <ShopCard
          key={card.id}
          card={card}
          m={bindMessages(messages)}
          titleAs={titleAs}
          place={kind}
          {...(isRanked && {
            rank: from + index + 1,
            id: index % SHOW_MORE_STEP === 0 ? `rank-${from + index + 1}` : undefined,
          })}
        />
      ))}
    </ShowMore>
  );
}
