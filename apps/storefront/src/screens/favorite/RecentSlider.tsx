'use client';

import { shownKept } from '@shop/machines/favorite/favorite.machine';
import { recentlyChecked } from '@shop/rules/favorite/viewed-products';
import { CarouselArrows } from '@shop/ui-kit/primitives/CarouselArrows';
import { Section } from '@shop/ui-kit/primitives/Section';
import { useSelector } from '@xstate/react';
import { favoriteActor } from '../../browser/favorites/favorite-runtime';
import { CardSlider } from '../catalog/CardSlider';
import { RecentPlaces } from './RecentPlaces';
import type { RecentWords } from './recent-words';
import { useProductList } from './use-product-list';

export interface RecentSliderProps {
  words: RecentWords;
  /** The page's own product, left out. */
  productId: number | undefined;
  /** What the cookie held when the page was opened. */
  ids: readonly number[];
}

const SLIDES = 'recent-slides';
/** As many stand beside one another on a desktop (SLIDE-04): arrows would move nothing. */
const SHOWN_AT_ONCE = 6;

/** The recently checked products, newest first, in step with other tabs; nothing when none of them is sold any more (VIEW-01). */
export function RecentSlider({ words, productId, ids }: RecentSliderProps) {
  const viewed = useSelector(
    favoriteActor,
    (snapshot) =>
      snapshot.hasTag('settled')
        ? recentlyChecked(shownKept(snapshot.context).viewed, productId ?? null)
        : ids,
    (one, other) => one.join() === other.join(),
  );
  const { status, cards } = useProductList(viewed);
  if (cards.length === 0) return status === 'loading' ? <RecentPlaces title={words.title} /> : null;
  return (
    <Section
      id="recent"
      title={words.title}
      tools={
        cards.length > SHOWN_AT_ONCE && (
          <CarouselArrows target={SLIDES} previousLabel={words.previous} nextLabel={words.next} />
        )
      }
    >
      <CardSlider id={SLIDES} label={words.title} view="products" cards={cards} words={words.card} />
    </Section>
  );
}
