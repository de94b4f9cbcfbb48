'use client';

import { CartTitle } from '@shop/ui-kit/commerce/cart/CartTitle';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { QuietPage } from '@shop/ui-kit/primitives/QuietPage';
import { Skeleton } from '@shop/ui-kit/primitives/Skeleton';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { VisuallyHidden } from '@shop/ui-kit/primitives/VisuallyHidden';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { hasFirstAdds } from '../../browser/cart/has-first-adds';
import { isCartInUse } from '../../browser/cart/load-cart';
import { readCookie } from '../../cookies/browser-cookies';
import { cartIdCookie } from '../../cookies/cart-id';
import type { Locale } from '../../i18n/locale';
import type { CartWords } from './cart-words';
import { type BestSellers, Recommendations } from './Recommendations';

export interface CartScreenProps {
  locale: Locale;
  words: CartWords;
  /** Where a shopper with an empty cart goes on. */
  shopAddress: string;
  /** Recommended as long as nothing is known of the cart. */
  bestSellers: BestSellers;
  /** Under the cart: the ranking; drawn by the server. */
  children: ReactNode;
}

type Stage = 'starting' | 'empty' | 'offline' | ComponentType<CartScreenProps>;

/**
 * The cart's page. The page itself is the same for everybody; who has a cart gets its screen with the cart's code. Who has
 * none is told so without any of it.
 */
export function CartScreen(props: CartScreenProps) {
  const { words, shopAddress, bestSellers, children } = props;
  const [stage, setStage] = useState<Stage>('starting');
  const start = useCallback(() => {
    if (readCookie(cartIdCookie) === null && !isCartInUse() && !hasFirstAdds()) {
      setStage('empty');
      return;
    }
    setStage('starting');
    import('./LiveCart').then(
      ({ LiveCart }) => setStage(() => LiveCart),
      () => setStage('offline'),
    );
  }, []);
  useEffect(start, [start]);
  useEffect(() => {
    if (stage !== 'empty') return;
    // Another tab may have made a cart meanwhile.
    const look = () => readCookie(cartIdCookie) !== null && start();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [stage, start]);

  if (typeof stage !== 'string') {
    const Live = stage;
    return <Live {...props} />;
  }
  return (
    <>
      {stage === 'starting' && <StartingCart words={words} />}
      {stage === 'empty' && <EmptyCart words={words} shopAddress={shopAddress} />}
      {stage === 'offline' && <OfflineCart words={words} onRetry={start} />}
      <Recommendations bestSellers={bestSellers} />
      {children}
    </>
  );
}

/** The cart's places in their final size. */
export function StartingCart({ words }: { words: CartWords }) {
  return (
    <Container>
      <CartTitle>{words.title}</CartTitle>
      <noscript>
        <Notice tone="warning">{words.needsJavaScript}</Notice>
      </noscript>
      <div aria-busy="true" role="status">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
        <Stack gap="medium">
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="lineShort" />
        </Stack>
      </div>
    </Container>
  );
}

/** 'No items in cart' (CART-08). */
export function EmptyCart({ words, shopAddress }: Pick<CartScreenProps, 'words' | 'shopAddress'>) {
  return (
    <QuietPage
      drawing="bag"
      title={words.empty}
      text={words.emptyHint}
      action={
        <Button tone="primary" width="comfortable" href={shopAddress}>
          {words.emptyAction}
        </Button>
      }
    />
  );
}

/** The cart cannot be read now; it is kept, and can be tried again (CART-04). */
export function OfflineCart({ words, onRetry }: { words: CartWords; onRetry: () => void }) {
  return (
    <QuietPage
      drawing="can"
      title={words.offline}
      text={words.offlineHint}
      action={
        <Button tone="primary" width="comfortable" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  );
}
