'use client';

import type { CheckoutGateView } from '@shop/machines/checkout/checkout-gate-view';
import type { GlobalId } from '@shop/rules/global-id';
import { Container } from '@shop/ui-kit/primitives/Container';
import { LiveRegion } from '@shop/ui-kit/primitives/LiveRegion';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { useRef } from 'react';
import { useDeliveryReady } from '#features/delivery/screen/use-delivery-ready.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { cartActor } from '../browser/cart-runtime';
import { CartSkeleton } from './CartSkeleton';
import { stopMessage, withdrawnMessage } from './cart-messages';
import type { CartScreenProps } from './cart-screen-props';
import { EmptyCart } from './EmptyCart';
import { FilledCart } from './FilledCart';
import { Recommendations } from './Recommendations';
import { useCart } from './use-cart';
import { useCartAnnouncement } from './use-cart-announcement';
import { useCheckoutGate } from './use-checkout-gate';

type Props = CartScreenProps<MessageTable<'cart'>>;

/** The screen of a non-empty cart (CART-08). Loaded with the cart's code. */
export function CartClient(props: Props) {
  const { messages, shopAddress, emptyHint, bestSellers, children } = props;
  const m = bindMessages(messages);
  const view = useCart();
  const gate = useCheckoutGate();
  const { text: announcement, announceRemoval } = useCartAnnouncement(view, m);
  const list = useRef<HTMLUListElement>(null);
  const isBare = view.lines.length + view.pendingLines.length === 0;
  const afterRemoval = (lineId: GlobalId) => {
    announceRemoval(lineId);
    // The pressed button was removed.
    list.current?.focus();
  };
  const isDeliveryReady = useDeliveryReady();
  // The content below waits too: nothing in view may move.
  if (isBare ? view.status === 'loading' : !isDeliveryReady) return <CartSkeleton m={m} />;
  if (!isBare) {
    return (
      <>
        <LiveRegion>{progress(gate, m) ?? announcement}</LiveRegion>
        <FilledCart {...props} m={m} view={view} gate={gate} listRef={list} onRemoved={afterRemoval} />
      </>
    );
  }
  return (
    <>
      <LiveRegion>{announcement}</LiveRegion>
      {view.status === 'unreachable' && (
        <EmptyCart m={m} why="offline" to={() => cartActor.send({ type: 'cart.retry' })} />
      )}
      {view.status === 'empty' && view.expiry !== null && (
        <Container>
          <Notice role="status">{view.expiry === 'ended' ? m.cart.ended : m.cartError.invalidCart}</Notice>
        </Container>
      )}
      {view.withdrawn.length > 0 && (
        <Container>
          <Notice tone="warning" role="status">
            {withdrawnMessage(view.withdrawn, m)}
          </Notice>
        </Container>
      )}
      {gate.stop !== null && (
        <Container>
          <Notice tone="warning" role="alert">
            {stopMessage(gate.stop, view, m)}
          </Notice>
        </Container>
      )}
      {(view.status === 'empty' || view.status === 'shown') && (
        <EmptyCart m={m} why="empty" hint={emptyHint} to={shopAddress} />
      )}
      <Recommendations bestSellers={bestSellers} m={m} />
      {children}
    </>
  );
}

/** The gate's progress for screen reader users, who cannot see its buttons wait. */
function progress({ status }: CheckoutGateView, m: Messages): string | null {
  return status === 'opening' ? m.checkout.redirecting : status === 'working' ? m.checkout.working : null;
}
