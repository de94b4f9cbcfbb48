'use client';

import { Button } from '@shop/ui-kit/primitives/Button';
import { QuietPage } from '@shop/ui-kit/primitives/QuietPage';
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { hasFirstAdds } from '../../browser/cart/has-first-adds';
import { isCartInUse } from '../../browser/cart/load-cart';
import { readCookie } from '../../cookies/browser-cookies';
import { cartIdCookie } from '../../cookies/cart-id';
import type { Messages } from '../../i18n/__generated__/messages';
import { bindMessages } from '../../i18n/bind-messages';
import type { MessageTable } from '../../i18n/message-table';
import { loadDeliverySection } from './delivery/load-delivery-section';
import { type BestSellers, Recommendations } from './Recommendations';
import { StartingCart } from './StartingCart';

export interface CartScreenProps {
  messages: MessageTable<'cart'>;
  /** Where a shopper with an empty cart goes on. */
  shopAddress: string;
  /** Recommended as long as nothing is known of the cart. */
  bestSellers: BestSellers;
  /** Under the cart: the ranking; drawn by the server. */
  children: ReactNode;
}

type LiveCart = ComponentType<CartScreenProps>;
type Stage = 'starting' | 'empty' | 'offline' | LiveCart;

let loaded: LiveCart | undefined;
let loading: Promise<LiveCart> | undefined;

/** Brings the cart's screen, once; a failed load is tried again by the next call. */
function loadLiveCart(): Promise<LiveCart> {
  loadDeliverySection().catch(() => {
    // Its place asks again, and says so when that fails too.
  });
  loading ??= import('./LiveCart').then(
    ({ LiveCart }) => {
      loaded = LiveCart;
      return LiveCart;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

// As soon as this file is there, and not when React has taken over the page.
if (typeof document !== 'undefined' && hasCart()) {
  loadLiveCart().catch(() => {
    // The screen asks again, and says so when that fails too.
  });
}

/**
 * The cart's page. The page itself is the same for everybody; a script ahead of it has said by the cookie which of its two
 * beginnings is drawn (cart-page-script.ts). Who has a cart gets its screen with the cart's code. Who has none is told so
 * without any of it.
 */
export function CartScreen(props: CartScreenProps) {
  const { messages, shopAddress, bestSellers, children } = props;
  const m = bindMessages(messages);
  // The server, and React when it takes over what the server drew, know nothing of a cookie: they draw both beginnings.
  const isForAnybody = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [stage, setStage] = useState<Stage>(firstStage);
  const load = () => {
    setStage('starting');
    loadLiveCart().then(
      (LiveCart) => setStage(() => LiveCart),
      () => setStage('offline'),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage is entered once
  useEffect(() => {
    if (stage === 'starting') load();
    if (stage !== 'empty') return;
    // Another tab may have made a cart meanwhile.
    const look = () => hasCart() && load();
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', look);
    };
  }, [stage]);

  if (!isForAnybody && typeof stage !== 'string') {
    const Live = stage;
    return <Live {...props} />;
  }
  const isDrawn = (beginning: Stage) => isForAnybody || stage === beginning;
  return (
    <>
      {isDrawn('starting') && (
        <div data-cart-part={isForAnybody ? 'filled' : undefined}>
          <StartingCart m={m} />
        </div>
      )}
      {isDrawn('empty') && (
        <div data-cart-part={isForAnybody ? 'empty' : undefined}>
          <EmptyCart m={m} shopAddress={shopAddress} />
        </div>
      )}
      {!isForAnybody && stage === 'offline' && <OfflineCart m={m} onRetry={load} />}
      <div data-cart-part={isForAnybody ? 'known' : undefined} hidden={!isForAnybody && stage === 'starting'}>
        <Recommendations bestSellers={bestSellers} m={m} />
        {children}
      </div>
    </>
  );
}

const neverChanges = () => () => undefined;

/** A cart, or adds that no cookie knows of yet. */
function hasCart(): boolean {
  return readCookie(cartIdCookie) !== null || isCartInUse() || hasFirstAdds();
}

function firstStage(): Stage {
  if (typeof document === 'undefined') return 'starting';
  return hasCart() ? (loaded ?? 'starting') : 'empty';
}

/** 'No items in cart' (CART-08). */
export function EmptyCart({ m, shopAddress }: { m: Messages; shopAddress: string }) {
  return (
    <QuietPage
      drawing="bag"
      title={m.cart.empty}
      text={m.collections.lead}
      action={
        <Button tone="primary" width="comfortable" href={shopAddress}>
          {m.cart.emptyAction}
        </Button>
      }
    />
  );
}

/** The cart cannot be read now; it is kept, and can be tried again (CART-04). */
export function OfflineCart({ m, onRetry }: { m: Messages; onRetry: () => void }) {
  return (
    <QuietPage
      drawing="can"
      title={m.cart.offline}
      text={m.cart.offlineHint}
      action={
        <Button tone="primary" width="comfortable" onClick={onRetry}>
          {m.common.retry}
        </Button>
      }
    />
  );
}
