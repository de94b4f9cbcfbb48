'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { LazyPart } from '#foundation/browser/lazy/LazyPart.tsx';
import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { favoriteProductIdsCookie } from '#foundation/cookies/favorite-product-ids.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { EmptyFavorites } from './EmptyFavorites';
import type { FavoritesProps } from './FavoritesClient';
import { FavoritesSkeleton } from './FavoritesSkeleton';

interface FavoriteScreenProps extends FavoritesProps<MessageTable<'favorite'>> {
  /** The content under the list; rendered by the server. */
  children: ReactNode;
}

const favoritesClientCode = lazyModule(() => import('./FavoritesClient'));

/**
 * The favourites page (ROUTE-05), the same for every visitor: only the browser knows the products. Without favourites no more
 * code is loaded.
 */
export function FavoriteScreen({ children, ...props }: FavoriteScreenProps) {
  const { messages, shopAddress } = props;
  const m = bindMessages(messages);
  // Null until the cookie is read: the server and hydration do not know it.
  const [hasAny, setHasAny] = useState<boolean | null>(null);
  useEffect(() => {
    const check = () => setHasAny(readCookie(favoriteProductIdsCookie) !== null);
    check();
    if (hasAny !== false) return;
    // Another tab may have added one meanwhile.
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [hasAny]);

  return (
    <>
      {hasAny === null && <FavoritesSkeleton m={m} />}
      {hasAny === false && <EmptyFavorites m={m} why="empty" to={shopAddress} />}
      {hasAny === true && (
        <LazyPart
          code={favoritesClientCode}
          fallback={<FavoritesSkeleton m={m} />}
          error={(retry) => <EmptyFavorites m={m} why="offline" to={retry} />}
        >
          {({ FavoritesClient }) => <FavoritesClient {...props} />}
        </LazyPart>
      )}
      {children}
    </>
  );
}
