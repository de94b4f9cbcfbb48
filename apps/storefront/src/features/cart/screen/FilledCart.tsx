'use client';

import type { CartLineView, CartView } from '@shop/machines/cart/cart-view';
import type { CheckoutGateView } from '@shop/machines/checkout/checkout-gate-view';
import { linesLeftOut } from '@shop/rules/cart/discount';
import type { GlobalId } from '@shop/rules/global-id';
import { CartLayout } from '@shop/ui-kit/commerce/cart/CartLayout';
import { CartTitle } from '@shop/ui-kit/commerce/cart/CartTitle';
import { StickyBuyBar } from '@shop/ui-kit/commerce/product/StickyBuyBar';
import { box } from '@shop/ui-kit/icons';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Inline } from '@shop/ui-kit/primitives/Inline';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Price } from '@shop/ui-kit/primitives/Price';
import { ShowAt } from '@shop/ui-kit/primitives/ShowAt';
import type { RefObject } from 'react';
import { DeliverySlot } from '#features/delivery/screen/DeliverySlot.tsx';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { CartNotices } from './CartNotices';
import { CartRoomSlot } from './CartRoomSlot';
import type { CartScreenProps } from './cart-screen-props';
import { LineClient } from './LineClient';
import { PendingLine } from './PendingLine';
import { RecommendationsClient } from './RecommendationsClient';
import { SummaryClient } from './SummaryClient';
import { proceedToCheckout } from './use-checkout-gate';

/** Ids of the page's own checkout buttons: the bar at the foot hides while one is visible. */
const PROCEED_IDS = { summary: 'proceed', end: 'proceed-at-end' };

interface FilledCartProps extends Omit<CartScreenProps<unknown>, 'messages'> {
  m: Messages;
  view: CartView;
  gate: CheckoutGateView;
  /** Receives the focus when a line and its buttons are removed. */
  listRef: RefObject<HTMLUListElement | null>;
  onRemoved: (lineId: GlobalId) => void;
}

/** The differences of a line from what the shopper saw at the press (GATE-02). */
function changesOf({ merchandiseGlobalId }: CartLineView, { stop }: CheckoutGateView) {
  return stop?.kind !== 'changed'
    ? []
    : stop.changes.filter(
        (change) => 'merchandiseGlobalId' in change && change.merchandiseGlobalId === merchandiseGlobalId,
      );
}

/** Lines, notices, summary, and three checkout buttons with the same action (CART-08, GATE-02). */
export function FilledCart(props: FilledCartProps) {
  const { view, gate, m, listRef, onRemoved, bestSellers, sendsByVendor, children } = props;
  const { totals } = view;
  const hasBoxes = sendsByVendor && view.vendors.length > 1;
  const going = gate.status === 'working' || gate.status === 'opening';
  const leftOut = linesLeftOut(view);
  const second = (width: 'comfortable' | 'full') => (
    <Button width={width} size="large" loading={going} onClick={proceedToCheckout}>
      {m.cart.proceed}
    </Button>
  );
  return (
    <>
      <Container>
        <CartTitle {...(view.count === null ? {} : { count: m.common.quantityUnit({ n: view.count }) })}>
          {m.cart.title}
        </CartTitle>
        <CartNotices view={view} gate={gate} m={m} />
        <CartLayout
          summary={
            (totals !== null || view.isAllSoldOut) && (
              <SummaryClient
                view={view}
                totals={totals}
                m={m}
                isPartly={leftOut.isPartly}
                proceedId={PROCEED_IDS.summary}
                going={going}
              />
            )
          }
        >
          <ul ref={listRef} tabIndex={-1} aria-label={m.cart.title}>
            {view.shownLines.map((line) => (
              <li key={line.globalId}>
                <LineClient
                  line={line}
                  m={m}
                  isExcluded={leftOut.lineIds.has(line.globalId)}
                  changes={changesOf(line, gate)}
                  onRemoved={onRemoved}
                />
              </li>
            ))}
            {view.pendingLines.map((line) => (
              <li key={line.merchandiseGlobalId}>
                <PendingLine line={line} m={m} />
              </li>
            ))}
          </ul>
          {view.unshownQuantity > 0 && <Notice>{m.cart.unshown({ n: view.unshownQuantity })}</Notice>}
          {hasBoxes && (
            <Box marginTop="medium">
              <Notice icon={box}>
                <p>{m.cart.multiVendor}</p>
                <p>{m.cart.multiVendorList({ names: view.vendors.join(m.common.nameSeparator) })}</p>
              </Notice>
            </Box>
          )}
          <Box marginTop={hasBoxes ? 'large' : undefined}>
            <DeliverySlot m={m} />
          </Box>
          <ShowAt width="desktop">
            <Box marginTop="large">
              <Inline spread>
                <span />
                {second('comfortable')}
              </Inline>
            </Box>
          </ShowAt>
        </CartLayout>
      </Container>
      <div data-print="no">
        <RecommendationsClient lines={view.lines} bestSellers={bestSellers} m={m} />
        <CartRoomSlot lines={view.lines} title={m.cart.room} note={m.room.scaleNote} />
        {children}
      </div>
      <ShowAt width="narrow">
        <Container>
          <Box id={PROCEED_IDS.end} marginTop="large">
            {second('full')}
          </Box>
        </Container>
      </ShowAt>
      {totals && (
        <StickyBuyBar
          price={<Price amount={totals.total} taxNote={m.common.taxIncluded} />}
          note={
            view.isUpdating
              ? m.cart.updating
              : totals.isFeeUnknown
                ? m.cart.totalWithoutShipping
                : view.hasOneFee
                  ? m.cart.finalTotal
                  : m.cart.provisionalTotal
          }
          besides={Object.values(PROCEED_IDS)}
        >
          <Button tone="primary" width="full" loading={going} onClick={proceedToCheckout}>
            {m.cart.proceed}
          </Button>
        </StickyBuyBar>
      )}
    </>
  );
}
