'use client';

import type { CartView } from '@shop/machines/cart/cart-view';
import { CartLayout } from '@shop/ui-kit/commerce/cart/CartLayout';
import { CartTitle } from '@shop/ui-kit/commerce/cart/CartTitle';
import { StickyBuyBar } from '@shop/ui-kit/commerce/product/StickyBuyBar';
import { box } from '@shop/ui-kit/icons';
import { Box } from '@shop/ui-kit/primitives/Box';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Container } from '@shop/ui-kit/primitives/Container';
import { LiveRegion } from '@shop/ui-kit/primitives/LiveRegion';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Price } from '@shop/ui-kit/primitives/Price';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { useRef, useState } from 'react';
import { cartActor } from '../../browser/cart/cart-runtime';
import { fill } from '../../i18n/fill';
import { CartNotices } from './CartNotices';
import { type CartScreenProps, EmptyCart, OfflineCart, StartingCart } from './CartScreen';
import { LiveLine } from './LiveLine';
import { LiveSummary } from './LiveSummary';
import { PendingLine } from './PendingLine';
import { useLiveCart } from './use-live-cart';
import { useProceed } from './use-proceed';

/** The cart of somebody who has one (CART-08). Loaded with the cart's code. */
export function LiveCart(props: CartScreenProps) {
  const { words, shopAddress } = props;
  const view = useLiveCart();
  const [news, setNews] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const afterRemoval = () => {
    setNews(words.removed);
    // The button that was pressed is gone.
    list.current?.focus();
  };
  return (
    <>
      <LiveRegion>{view.isUpdating ? '' : news}</LiveRegion>
      {content()}
    </>
  );

  function content() {
    const isBare = view.lines.length + view.pendingLines.length === 0;
    if (view.status === 'loading') return <StartingCart words={words} />;
    if (view.status === 'unreachable' && isBare) {
      return <OfflineCart words={words} onRetry={() => cartActor.send({ type: 'cart.retry' })} />;
    }
    if (isBare) return <EmptyCart words={words} shopAddress={shopAddress} />;
    return <FilledCart {...props} view={view} listRef={list} onRemoved={afterRemoval} />;
  }
}

interface FilledCartProps extends CartScreenProps {
  view: CartView;
  listRef: React.RefObject<HTMLUListElement | null>;
  onRemoved: () => void;
}

function FilledCart({ view, locale, words, listRef, onRemoved }: FilledCartProps) {
  const { state, proceed } = useProceed();
  const { totals } = view;
  const going = state === 'going';
  return (
    <Container>
      <CartTitle {...(view.count === null ? {} : { count: fill(words.pieces, { n: view.count }) })}>
        {words.title}
      </CartTitle>
      <CartNotices view={view} words={words} failed={state === 'failed'} />
      <CartLayout
        summary={
          totals && (
            <LiveSummary
              view={view}
              totals={totals}
              locale={locale}
              words={words}
              going={going}
              onProceed={proceed}
            />
          )
        }
      >
        <ul ref={listRef} tabIndex={-1} aria-label={words.title}>
          {view.lines.map((line) => (
            <li key={line.globalId}>
              <LiveLine line={line} locale={locale} words={words} onRemoved={onRemoved} />
            </li>
          ))}
          {view.pendingLines.map((line) => (
            <li key={line.merchandiseGlobalId}>
              <PendingLine line={line} locale={locale} words={words} />
            </li>
          ))}
        </ul>
        <Stack gap="medium">
          {view.vendors.length > 1 && (
            <Box paddingBlock="medium">
              <Notice icon={box}>
                <p>{words.multiVendor}</p>
                <p>{fill(words.multiVendorList, { names: view.vendors.join(words.nameJoin) })}</p>
              </Notice>
            </Box>
          )}
          <Button width="comfortable" loading={going} onClick={proceed}>
            {words.proceed}
          </Button>
        </Stack>
      </CartLayout>
      {totals && (
        <StickyBuyBar
          price={<Price amount={totals.total} taxNote={words.taxIncluded} />}
          note={view.isUpdating ? words.updating : words.provisionalTotal}
        >
          <Button tone="primary" width="full" loading={going} onClick={proceed}>
            {words.proceed}
          </Button>
        </StickyBuyBar>
      )}
    </Container>
  );
}
