'use client';

import type { SetState } from '@shop/machines/set-product/set-selection.chart';
import { largestQuantity } from '@shop/rules/product/product-choice';
import { isSoldOut, remainingCount, stockLabelKind } from '@shop/rules/product/stock-label';
import { chosenCount } from '@shop/rules/set-product/set-selection';
import { cutText } from '@shop/rules/shorten-text';
import { BuyActions } from '@shop/ui-kit/commerce/product/BuyActions';
import { StickyBuyBar } from '@shop/ui-kit/commerce/product/StickyBuyBar';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Inline } from '@shop/ui-kit/primitives/Inline';
import { LiveRegion } from '@shop/ui-kit/primitives/LiveRegion';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Price } from '@shop/ui-kit/primitives/Price';
import { QuantityStepper } from '@shop/ui-kit/primitives/QuantityStepper';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import '@shop/ui-kit/commerce/set-product/SetPicker.css';
import { lazy, type ReactNode } from 'react';
import { lineName } from '#features/cart/screen/add-messages.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { AddedDialog } from './AddedDialog';
import { BuyNowStopped } from './BuyNowStopped';
import { RestockOfChosen, SoldOutBox } from './sold-out/SoldOutBox';
import { stockText } from './stock-text';
import { useBuyNow } from './use-buy-now';
import { ChosenStock } from './VariantDetails';
import { type ChoosableVariant, useVariantChoice } from './variant-choice';

interface BuyBoxProps {
  title: string;
  cartAddress: string;
  /** Replaces the buttons when the chosen variant is sold out (PROD-07); rendered on the server. */
  restock?: ReactNode;
  messages: MessageTable<'buy'>;
  recommendations?: ReactNode;
}

const SET_STATE_ID = 'set-state';
/** The page's own button: it hides the bar at the bottom of a phone's screen. */
const ADD_ID = 'add-to-cart';
const FORM_ID = 'buy';

/**
 * Its code loads only on pages of sets, its few styles on every product page. No Suspense boundary: the server waits for it, so
 * that the picker renders without JavaScript too.
 */
const SetProductForm = lazy(() =>
  import('./SetProductForm').then((module) => ({ default: module.SetProductForm })),
);

/**
 * Quantity or set picker, and the buttons (PROD-05, PROD-07, PROD-08, BUY-01). When sold out, the restock notice replaces them; that of
 * a set stands below, since another choice may be in stock.
 */
export function BuyBox({ title, cartAddress, restock, messages, recommendations }: BuyBoxProps) {
  const m = bindMessages(messages);
  const { chosen, isLowestPrice, hasChosen, quantity, set, isBuyable, shown, ...choice } = useVariantChoice();
  const { viewOf, press } = useBuyNow();
  const buyNow = viewOf({ merchandiseGlobalId: chosen.globalId, quantity });
  const most = largestQuantity(chosen.quantity);

  if (set === null && isSoldOut(chosen.quantity)) {
    return <SoldOutBox m={m}>{restock}</SoldOutBox>;
  }
  const onIntent = () => {
    // A failed add stays displayed; the next press tries again.
    if (shown === null) choice.prepare();
  };
  const pressBuyNow = () => {
    const purchase = choice.latestPurchase();
    if (purchase !== null) press(purchase.line, purchase.display);
  };
  // A press before the code has loaded, or without JavaScript, submits the form: the item is added to the cart (LINK-01).
  const held = isBuyable
    ? { type: 'submit' as const, form: FORM_ID }
    : { 'aria-disabled': true, 'aria-describedby': SET_STATE_ID };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only fetches code before it is needed; nothing acts here
    <div onPointerEnter={onIntent} onTouchStart={onIntent} onFocus={onIntent}>
      {set !== null && <SetProductForm set={set} m={m} stateId={SET_STATE_ID} />}
      {hasChosen && !isSoldOut(chosen.quantity) && (
        <Inline gap="standard" marginTop="snug">
          {set === null && (
            <QuantityStepper
              label={m.product.quantity}
              decreaseLabel={m.aria.quantityDown}
              increaseLabel={m.aria.quantityUp}
              value={quantity}
              max={most}
              onStep={choice.changeQuantity}
            />
          )}
          <ChosenStock messages={messages} />
        </Inline>
      )}
      <form
        id={FORM_ID}
        action={localePath(m.locale, `/cart/${chosen.id}:${quantity}`)}
        data-buy="form"
        onSubmit={(event) => event.preventDefault()}
      />
      <BuyActions>
        <Button id={ADD_ID} tone="primary" size="large" width="full" onClick={choice.add} {...held}>
          {m.product.addToCart}
        </Button>
        <Button width="full" loading={buyNow.isGoing} onClick={pressBuyNow} {...held}>
          {m.product.buyNow}
        </Button>
        {buyNow.stop !== null && (
          <BuyNowStopped
            stop={buyNow.stop}
            priceChange={buyNow.priceChange}
            name={lineName({ title, variantTitle: chosen.title }, m)}
            m={m}
          />
        )}
        <LiveRegion>{buyNow.isGoing ? m.checkout.redirecting : ''}</LiveRegion>
      </BuyActions>
      {hasChosen && isSoldOut(chosen.quantity) && <RestockOfChosen>{restock}</RestockOfChosen>}
      {!hasChosen && (
        <noscript>
          <Notice tone="warning">{m.common.needsJavaScript}</Notice>
        </noscript>
      )}
      <StickyBuyBar
        price={
          <Price
            amount={chosen.price}
            compareAt={chosen.compareAtPrice}
            from={isLowestPrice ? m.common.priceFrom({ price: '{price}' }) : undefined}
            taxNote={m.common.taxIncluded}
          />
        }
        note={set !== null && !hasChosen ? m.set.remaining({ n: missingOf(set) }) : barNote(chosen, m)}
        besides={[ADD_ID]}
      >
        <Button tone="primary" width="full" onClick={choice.add} {...held}>
          {m.product.addToCart}
        </Button>
      </StickyBuyBar>
      {shown !== null && (
        <AddedDialog
          shown={shown}
          cartAddress={cartAddress}
          m={m}
          recommendations={recommendations}
          onClose={choice.dismiss}
          onRetry={choice.retry}
          buyNow={{
            ...viewOf(shown.request.line),
            press: () => press(shown.request.line, shown.request.display),
          }}
        />
      )}
    </div>
  );
}

function missingOf({ context: { definition, selection } }: SetState): number {
  return definition.itemCount - chosenCount(selection);
}

/** Longer names of variants are cut in the bar: it covers the page, which names them in full. */
const BAR_TITLE_MAX = 40;

/** The status line of the bar at the bottom of a phone's screen: the variant and its stock. */
function barNote({ title, quantity }: ChoosableVariant, m: Messages): string {
  const remaining = remainingCount(quantity);
  const stock =
    remaining === null ? stockText(stockLabelKind(quantity), m) : m.product.stockRemaining({ n: remaining });
  const name = title.length > BAR_TITLE_MAX ? `${cutText(title, BAR_TITLE_MAX - 1)}…` : title;
  return listFacts([name, stock], m.common.separator);
}
