'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { deliverySectionCode } from '#features/delivery/screen/delivery-section-code.ts';
import { useLazyModule } from '#foundation/browser/lazy/use-lazy-module.ts';
import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { CART_CHANNEL } from '../browser/cart-channel-name';
import { cartCode } from '../browser/cart-code';
import { hasPendingAdds } from '../browser/unanswered-changes';
import { CartSkeleton } from './CartSkeleton';
import type { CartScreenProps } from './cart-screen-props';
import { EmptyCart } from './EmptyCart';
import { Recommendations } from './Recommendations';

type Props = CartScreenProps<MessageTable<'cart'>>;

/** The cart screen's code; the delivery form's code loads in parallel. */
const cartClientCode = lazyModule(() => {
  deliverySectionCode.load().catch(() => {
    // Its slot retries, and shows a second failure.
  });
  return import('./CartClient');
});

// Starts when this file is loaded, before hydration.
if (typeof document !== 'undefined' && hasCart()) {
  cartClientCode.load().catch(() => {
    // The screen retries, and shows a second failure.
  });
}

/**
 * The cart page. It is the same for every visitor; an earlier script chose from the cookie which of its two initial states is
 * visible (cart-page.inline.ts). With a cart, the cart's code and screen load. Without one, the empty cart is shown without that
 * code.
 */
export function CartScreen(props: Props) {
  const { messages, shopAddress, emptyHint, bestSellers, children } = props;
  const m = bindMessages(messages);
  // The server and hydration do not know the cookie: they render both initial states.
  const isForAnybody = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const { module, hasFailed, load } = useLazyModule(cartClientCode);
  const [isFilled, setIsFilled] = useState(() => typeof document === 'undefined' || hasCart());
  useEffect(() => {
    if (isFilled) {
      load();
      return;
    }
    // Another tab may have created a cart meanwhile.
    const check = () => setIsFilled(hasCart());
    window.addEventListener('focus', check);
    window.addEventListener('pageshow', check);
    const stopListening = onCartAnnouncement(check);
    return () => {
      stopListening();
      window.removeEventListener('focus', check);
      window.removeEventListener('pageshow', check);
    };
  }, [isFilled, load]);

  if (!isForAnybody && isFilled && module !== undefined) return <module.CartClient {...props} />;
  const loadState = !isFilled ? 'empty' : hasFailed ? 'offline' : 'loading';
  const isDrawn = (beginning: typeof loadState) => isForAnybody || loadState === beginning;
  return (
    <>
      {isDrawn('loading') && (
        <div data-cart-part={isForAnybody ? 'filled' : undefined}>
          <CartSkeleton m={m} />
        </div>
      )}
      {isDrawn('empty') && (
        <div data-cart-part={isForAnybody ? 'empty' : undefined}>
          <EmptyCart m={m} why="empty" hint={emptyHint} to={shopAddress} />
        </div>
      )}
      {!isForAnybody && loadState === 'offline' && <EmptyCart m={m} why="offline" to={load} />}
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

/** For two windows side by side: the other one creates a cart, and this one gets no focus event. */
function onCartAnnouncement(listener: () => void): () => void {
  // Missing in a few embedded browsers.
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CART_CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

const neverChanges = () => () => undefined;

/** A cart, or adds that no cookie contains yet. */
function hasCart(): boolean {
  return readCookie(cartIdCookie) !== null || cartCode.isRequested() || hasPendingAdds();
}
