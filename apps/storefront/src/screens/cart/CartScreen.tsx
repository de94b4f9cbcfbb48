'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { hasPendingAdds } from '../../browser/cart/has-pending-adds';
import { isCartInUse } from '../../browser/cart/load-cart';
import { readCookie } from '../../cookies/browser-cookies';
import { cartIdCookie } from '../../cookies/cart-id';
import { bindMessages } from '../../i18n/bind-messages';
import type { MessageTable } from '../../i18n/message-table';
import { CartSkeleton } from './CartSkeleton';
import type { CartScreenProps } from './cart-screen-props';
import { loadDeliverySection } from './delivery/load-delivery-section';
import { EmptyCart } from './EmptyCart';
import { OfflineCart } from './OfflineCart';
import { Recommendations } from './Recommendations';

type Props = CartScreenProps<MessageTable<'cart'>>;

type CartClient = ComponentType<Props>;
type LoadState = 'loading' | 'empty' | 'offline' | CartClient;

let loaded: CartClient | undefined;
let loading: Promise<CartClient> | undefined;

/** Brings the cart's screen, once; a failed load is tried again by the next call. */
function loadCartClient(): Promise<CartClient> {
  loadDeliverySection().catch(() => {
    // Its place asks again, and says so when that fails too.
  });
  loading ??= import('./CartClient').then(
    ({ CartClient }) => {
      loaded = CartClient;
      return CartClient;
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
  loadCartClient().catch(() => {
    // The screen asks again, and says so when that fails too.
  });
}

/**
 * The cart's page. The page itself is the same for everybody; a script ahead of it has said by the cookie which of its two
 * beginnings is drawn (cart-page-script.ts). Who has a cart gets its screen with the cart's code. Who has none is told so
 * without any of it.
 */
export function CartScreen(props: Props) {
  const { messages, shopAddress, bestSellers, children } = props;
  const m = bindMessages(messages);
  // The server, and React when it takes over what the server drew, know nothing of a cookie: they draw both beginnings.
  const isForAnybody = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [loadState, setLoadState] = useState<LoadState>(firstLoadState);
  const load = () => {
    setLoadState('loading');
    loadCartClient().then(
      (CartClient) => setLoadState(() => CartClient),
      () => setLoadState('offline'),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage is entered once
  useEffect(() => {
    if (loadState === 'loading') load();
    if (loadState !== 'empty') return;
    // Another tab may have made a cart meanwhile.
    const variant = () => hasCart() && load();
    window.addEventListener('focus', variant);
    window.addEventListener('pageshow', variant);
    return () => {
      window.removeEventListener('focus', variant);
      window.removeEventListener('pageshow', variant);
    };
  }, [loadState]);

  if (!isForAnybody && typeof loadState !== 'string') {
    const Live = loadState;
    return <Live {...props} />;
  }
  const isDrawn = (beginning: LoadState) => isForAnybody || loadState === beginning;
  return (
    <>
      {isDrawn('loading') && (
        <div data-cart-part={isForAnybody ? 'filled' : undefined}>
          <CartSkeleton m={m} />
        </div>
      )}
      {isDrawn('empty') && (
        <div data-cart-part={isForAnybody ? 'empty' : undefined}>
          <EmptyCart m={m} shopAddress={shopAddress} />
        </div>
      )}
      {!isForAnybody && loadState === 'offline' && <OfflineCart m={m} onRetry={load} />}
      <div
        data-cart-part={isForAnybody ? 'known' : undefined}
        hidden={!isForAnybody && loadState === 'loading'}
      >
        <Recommendations bestSellers={bestSellers} m={m} />
        {children}
      </div>
    </>
  );
}

const neverChanges = () => () => undefined;

/** A cart, or adds that no cookie knows of yet. */
function hasCart(): boolean {
  return readCookie(cartIdCookie) !== null || isCartInUse() || hasPendingAdds();
}

function firstLoadState(): LoadState {
  if (typeof document === 'undefined') return 'loading';
  return hasCart() ? (loaded ?? 'loading') : 'empty';
}
