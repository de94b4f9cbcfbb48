'use client';

import { LiveRegion } from '@shop/ui-kit/primitives/LiveRegion';
import { useRef, useState } from 'react';
import { cartActor } from '../../browser/cart/cart-runtime';
import { type CartScreenProps, EmptyCart, OfflineCart, StartingCart } from './CartScreen';
import { FilledCart } from './FilledCart';
import { useLiveCart } from './use-live-cart';

/** The cart of somebody who has one (CART-08). Loaded with the cart's code. */
export function LiveCart(props: CartScreenProps) {
  const { words, shopAddress, children } = props;
  const view = useLiveCart();
  const [news, setNews] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const isBare = view.lines.length + view.pendingLines.length === 0;
  const afterRemoval = () => {
    setNews(words.removed);
    // The button that was pressed is gone.
    list.current?.focus();
  };
  if (!isBare) {
    return (
      <>
        <LiveRegion>{view.isUpdating ? '' : news}</LiveRegion>
        <FilledCart {...props} view={view} listRef={list} onRemoved={afterRemoval} />
      </>
    );
  }
  return (
    <>
      <LiveRegion>{news}</LiveRegion>
      {view.status === 'loading' && <StartingCart words={words} />}
      {view.status === 'unreachable' && (
        <OfflineCart words={words} onRetry={() => cartActor.send({ type: 'cart.retry' })} />
      )}
      {(view.status === 'empty' || view.status === 'shown') && (
        <EmptyCart words={words} shopAddress={shopAddress} />
      )}
      {children}
    </>
  );
}
