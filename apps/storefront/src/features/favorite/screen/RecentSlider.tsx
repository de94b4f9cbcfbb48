'use client';

import { shownProducts } from '@shop/machines/favorite/favorite.machine';
import { recentlyChecked } from '@shop/rules/favorite/viewed-products';
import { CarouselArrows } from '@shop/ui-kit/primitives/CarouselArrows';
import { Section } from '@shop/ui-kit/primitives/Section';
import { useSelector } from '@xstate/react';
import { CardSlider } from '#features/catalog/screen/cards/CardSlider.tsx';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { favoriteActor } from '../browser/favorite-runtime';
import { RecentPlaces } from './RecentPlaces';
import { useProductList } from './use-product-list';

export interface RecentSliderProps {
  messages: MessageTable<'cards'>;
  /** The page's own product, excluded. */
  productId: number | undefined;
  /** The cookie's ids when the page was opened. */
  ids: readonly number[];
}

const SLIDES = 'recent-slides';
/** The number visible at once on a desktop (SLIDE-04): arrows would move nothing. */
const SHOWN_AT_ONCE = 6;

/** The recently checked products, newest first, in sync with other tabs; renders nothing if none of them is sold any more (VIEW-01). */
export function RecentSlider({ messages, productId, ids }: RecentSliderProps) {
  const m = bindMessages(messages);
  const viewed = useSelector(
    favoriteActor,
    (snapshot) =>
      snapshot.hasTag('settled')
        ? recentlyChecked(shownProducts(snapshot.context).viewed, productId ?? null)
        : ids,
    (one, other) => one.join() === other.join(),
  );
  const { status, cards } = useProductList(viewed);
  if (cards.length === 0) return status === 'loading' ? <RecentPlaces title={m.recent.title} /> : null;
  return (
    <Section
      id="recent"
      title={m.recent.title}
      tools={
        cards.length > SHOWN_AT_ONCE && (
          <CarouselArrows target={SLIDES} previousLabel={m.slider.previous} nextLabel={m.slider.next} />
        )
      }
    >
      <CardSlider id={SLIDES} label={m.recent.title} view="products" cards={cards} messages={messages} />
    </Section>
  );
}
