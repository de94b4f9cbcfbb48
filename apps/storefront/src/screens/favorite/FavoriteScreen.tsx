'use client';

import { Box } from '@shop/ui-kit/primitives/Box';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Container } from '@shop/ui-kit/primitives/Container';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import { Grid } from '@shop/ui-kit/primitives/Grid';
import { Heading } from '@shop/ui-kit/primitives/Heading';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Skeleton } from '@shop/ui-kit/primitives/Skeleton';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { VisuallyHidden } from '@shop/ui-kit/primitives/VisuallyHidden';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { readCookie } from '../../cookies/browser-cookies';
import { favoriteProductIdsCookie } from '../../cookies/favorite-product-ids';
import type { Messages } from '../../i18n/__generated__/messages';
import { bindMessages } from '../../i18n/bind-messages';
import type { MessageTable } from '../../i18n/message-table';
import type { CardGridProps } from '../catalog/CardGrid';

export interface FavoriteScreenProps {
  messages: MessageTable<'favorite'>;
  cardMessages: CardGridProps['messages'];
  /** Where a shopper without favourites goes on. */
  shopAddress: string;
  /** Under the list; drawn by the server. */
  children: ReactNode;
}

type LoadState = 'loading' | 'empty' | 'failed' | ComponentType<FavoriteScreenProps>;

/** Places drawn before it is known how many there are: one row of the widest grid. */
const PLACES = ['1', '2', '3', '4'];

/**
 * The favourites' page (ROUTE-05), the same for everybody; which products they are, the browser knows. Who has none is told
 * so without any more code.
 */
export function FavoriteScreen(props: FavoriteScreenProps) {
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

/** Title, what the list is, and how many are in it. */
export function FavoriteFrame({ m, count, children }: { m: Messages; count?: string; children: ReactNode }) {
  return (
    <Container>
      <Box paddingBlock="large">
        <Stack gap="standard">
          <Heading level={1} size="title">
            {m.favorite.title}
          </Heading>
          <Text tone="muted">{count === undefined ? m.favorite.lead : `${count}・${m.favorite.lead}`}</Text>
          {children}
        </Stack>
      </Box>
    </Container>
  );
}

/** The list's places in their final size. */
export function FavoritesSkeleton({ m }: { m: Messages }) {
  return (
    <FavoriteFrame m={m}>
      <noscript>
        <Notice tone="warning">{m.favorite.needsJavaScript}</Notice>
      </noscript>
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">{m.favorite.loading}</span>
        </VisuallyHidden>
        <Grid kind="products">
          {PLACES.map((place) => (
            <div key={place} aria-hidden="true">
              <Skeleton shape="picture" />
              <Skeleton shape="line" />
              <Skeleton shape="lineShort" />
            </div>
          ))}
        </Grid>
      </div>
    </FavoriteFrame>
  );
}

export function NoFavorites({ m, shopAddress }: { m: Messages; shopAddress: string }) {
  return (
    <EmptyState
      drawing="pot"
      title={m.favorite.empty}
      text={m.favorite.lead}
      action={
        <Button tone="primary" width="comfortable" href={shopAddress}>
          {m.favorite.emptyAction}
        </Button>
      }
    />
  );
}

/** The products cannot be read now; the favourites are kept, and can be tried again. */
export function FailedFavorites({ m, onRetry }: { m: Messages; onRetry: () => void }) {
  return (
    <EmptyState
      drawing="can"
      title={m.favorite.failedTitle}
      text={m.favorite.failed}
      action={
        <Button tone="primary" width="comfortable" onClick={onRetry}>
          {m.common.retry}
        </Button>
      }
    />
  );
}
