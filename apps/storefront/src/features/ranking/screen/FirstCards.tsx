'use client';

import { Carousel, type CarouselProps } from '@shop/ui-kit/primitives/Carousel';
import { Link } from '@shop/ui-kit/primitives/Link';
import { Fragment } from 'react';
import { ShopCard } from '#features/catalog/screen/cards/ShopCard.tsx';
import type { Card } from '#features/product/contract/card.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';

interface FirstCardsProps extends Pick<CarouselProps, 'id' | 'label'> {
  firsts: readonly { readonly href: string; readonly label: string; readonly card: Card }[];
  messages: MessageTable<'cards'>;
}

/** Best sellers in a row, each under the link to its category's ranking (RANK-02). */
export function FirstCards({ id, label, firsts, messages }: FirstCardsProps) {
  return (
    <Carousel id={id} label={label} view="texts">
      {firsts.map((first) => (
        <Fragment key={first.href}>
          <Link variant="more" href={first.href}>
            {first.label}
          </Link>
          <ShopCard card={first.card} m={bindMessages(messages)} place="firsts" />
        </Fragment>
      ))}
    </Carousel>
  );
}
