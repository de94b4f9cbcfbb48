'use client';

import { shownProducts } from '@shop/machines/favorite/favorite.machine';
import { formatFavorites } from '@shop/rules/favorite/favorites';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Link } from '@shop/ui-kit/primitives/Link';
import { LiveRegion } from '@shop/ui-kit/primitives/LiveRegion';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { CardGrid, type CardGridProps } from '#features/catalog/screen/cards/CardGrid.tsx';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { favoriteActor } from '../browser/favorite-runtime';
import { EmptyFavorites } from './EmptyFavorites';
import { FavoriteFrame, FavoritesSkeleton } from './FavoritesSkeleton';
import { useProductList } from './use-product-list';

type Props = FavoritesProps<MessageTable<'favorite'>>;

/** Cards of a phone's first screen, whose images load eagerly. */
const EAGER = 4;

/** A non-empty list of favourites: unmarking a product removes it from the list, in every tab (FAV-01). */
export function FavoritesClient({ messages, cardMessages, shopAddress }: Props) {
  const m = bindMessages(messages);
  const favorites = useFavorites();
  const { status, cards, retry } = useProductList(favorites);
  const { list, announcement } = useRemovals(cards.length, m.favorite.removed);
  return (
    <>
      <LiveRegion>{announcement}</LiveRegion>
      {status === 'failed' && <EmptyFavorites m={m} why="offline" to={retry} />}
      {status === 'empty' && (
        <EmptyFavorites m={m} why={favorites.length === 0 ? 'empty' : 'gone'} to={shopAddress} />
      )}
      {status === 'loading' && cards.length === 0 && <FavoritesSkeleton m={m} />}
      {(status === 'shown' || status === 'loading') && cards.length > 0 && (
        <FavoriteFrame m={m} count={m.favorite.count({ n: cards.length })}>
          <div ref={list}>
            <CardGrid kind="products" cards={cards} messages={cardMessages} titleAs="h2" eager={EAGER} />
          </div>
          <Box marginTop="medium">
            <Link href={`${localePath(m.locale, '/favorite')}?items=${formatFavorites(favorites)}`}>
              {m.favorite.share}
            </Link>
          </Box>
        </FavoriteFrame>
      )}
    </>
  );
}

/** The favourites, as the same array while they are unchanged. */
function useFavorites(): readonly number[] {
  return useSelector(
    favoriteActor,
    ({ context }) => shownProducts(context).favorites,
    (one, other) => one.join() === other.join(),
  );
}

/** When a press removes a card, the focus moves to the favourite button in its position, and the removal is announced. */
function useRemovals(count: number, removed: string) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef(-1);
  const before = useRef(count);
  const [announcement, setAnnouncement] = useState('');
  // In the same commit as the cards: a press may follow at once.
  useLayoutEffect(() => {
    const remember = ({ target }: Event) => {
      const hearts = [...(list.current?.querySelectorAll('[data-favorite]') ?? [])];
      place.current = hearts.findIndex((heart) => target instanceof Node && heart.contains(target));
    };
    // On the window, which receives a press before the document: a listener there may remove the card (IntentListener).
    window.addEventListener('click', remember, true);
    return () => window.removeEventListener('click', remember, true);
  }, []);
  useLayoutEffect(() => {
    if (count < before.current) {
      setAnnouncement(removed);
      const hearts = list.current?.querySelectorAll<HTMLElement>('[data-favorite]') ?? [];
      if (place.current !== -1) hearts[Math.min(place.current, hearts.length - 1)]?.focus();
      place.current = -1;
    }
    before.current = count;
  }, [count, removed]);
  return { list, announcement };
}

/** The props of the favourites list, before and after its code is loaded. */
export interface FavoritesProps<Messages> {
  messages: Messages;
  cardMessages: CardGridProps['messages'];
  /** The link target for a shopper without favourites. */
  shopAddress: string;
}
