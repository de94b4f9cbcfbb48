'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { readCookie } from '../../cookies/browser-cookies';
import { favoriteProductIdsCookie } from '../../cookies/favorite-product-ids';
import { bindMessages } from '../../i18n/bind-messages';
import type { MessageTable } from '../../i18n/message-table';
import { FailedFavorites } from './FailedFavorites';
import { FavoritesSkeleton } from './FavoritesSkeleton';
import type { FavoriteScreenProps } from './favorite-screen-props';
import { NoFavorites } from './NoFavorites';

type Props = FavoriteScreenProps<MessageTable<'favorite'>>;

type LoadState = 'loading' | 'empty' | 'failed' | ComponentType<Props>;

/**
 * The favourites' page (ROUTE-05), the same for everybody; which products they are, the browser knows. Who has none is told
 * so without any more code.
 */
export function FavoriteScreen(props: Props) {
  const { messages, shopAddress, children } = props;
  const m = bindMessages(messages);
  const [loadState, setLoadState] = useState<LoadState>('loading');
  const start = useCallback(() => {
    if (readCookie(favoriteProductIdsCookie) === null) {
      setLoadState('empty');
      return;
    }
    setLoadState('loading');
    import('./FavoritesClient').then(
      ({ FavoritesClient }) => setLoadState(() => FavoritesClient),
      () => setLoadState('failed'),
    );
  }, []);
  useEffect(start, [start]);
  useEffect(() => {
    if (loadState !== 'empty') return;
    // Another tab may have marked one meanwhile.
    const variant = () => readCookie(favoriteProductIdsCookie) !== null && start();
    window.addEventListener('focus', variant);
    return () => window.removeEventListener('focus', variant);
  }, [loadState, start]);

  if (typeof loadState !== 'string') {
    const Live = loadState;
    return <Live {...props} />;
  }
  return (
    <>
      {loadState === 'loading' && <FavoritesSkeleton m={m} />}
      {loadState === 'empty' && <NoFavorites m={m} shopAddress={shopAddress} />}
      {loadState === 'failed' && <FailedFavorites m={m} onRetry={start} />}
      {children}
    </>
  );
}
