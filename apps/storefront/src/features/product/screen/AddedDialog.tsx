'use client';

import { type AddOutcome, mayRetryAdd } from '@shop/rules/cart/add-request';
import type { ShownAdd } from '@shop/rules/product/shown-adds';
import { linePrice } from '@shop/rules/yen';
import { AddedToCart } from '@shop/ui-kit/commerce/cart/AddedToCart';
import { BuyActions } from '@shop/ui-kit/commerce/product/BuyActions';
import { check } from '@shop/ui-kit/icons';
import { Button } from '@shop/ui-kit/primitives/Button';
import { LightDialog } from '@shop/ui-kit/primitives/LightDialog';
import { LiveRegion } from '@shop/ui-kit/primitives/LiveRegion';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Spinner } from '@shop/ui-kit/primitives/Spinner';
import type { ReactNode } from 'react';
import { expiryMessage, lineName, merchandiseMessage } from '#features/cart/screen/add-messages.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { BuyNowStopped } from './BuyNowStopped';
import type { BuyNowView } from './use-buy-now';

interface AddedDialogProps {
  /** Without an outcome until the platform has responded. */
  shown: ShownAdd;
  cartAddress: string;
  m: Messages;
  /** 'You may also like' (PROD-08); rendered on the server. */
  recommendations?: ReactNode;
  onClose: () => void;
  onRetry: () => void;
  /** Buys this product alone, without a cart (BUY-01). */
  buyNow: BuyNowView & { readonly press: () => void };
}

/** The pending or completed add, the next steps and recommendations; or that it failed and why (PROD-08). */
export function AddedDialog(props: AddedDialogProps) {
  const { shown, m, onClose } = props;
  const { request, outcome } = shown;
  if (outcome?.ok === false) return <FailedDialog {...props} />;
  const warning = outcome?.warning ?? null;
  const expiry = outcome?.expiry ?? null;
  const { display, line } = request;
  const quantity = outcome?.quantity ?? line.quantity;
  return (
    <LightDialog
      onClose={onClose}
      closeLabel={m.aria.closeModal}
      title={
        outcome === null ? (
          <>
            <Spinner />
            <span>{m.added.pending}</span>
          </>
        ) : (
          m.added.title
        )
      }
      {...(outcome === null ? {} : { icon: check })}
    >
      <LiveRegion>{outcome === null ? '' : m.added.title}</LiveRegion>
      {warning !== null && (
        <Notice tone="warning" role="alert">
          {warning === 'outOfStock'
            ? m.stock.outOfStock({ name: lineName(display, m) })
            : m.stock.notEnough({ name: lineName(display, m) })}
        </Notice>
      )}
      {expiry !== null && <Notice role="status">{expiryMessage(expiry, outcome?.leftOut ?? [], m)}</Notice>}
      <AddedToCart
        title={display.title}
        picture={productPicture({ src: display.imageUrl, alt: '' }, 360)}
        details={listFacts(
          [display.variantTitle, m.common.quantityUnit({ n: quantity })],
          m.common.separator,
        )}
        price={{
          amount: linePrice(outcome?.price ?? display.price, quantity),
          taxNote: m.common.taxIncluded,
        }}
        cart={{ href: props.cartAddress, label: m.added.toCart }}
        continueLabel={m.added.continue}
        onContinue={onClose}
        {...(props.recommendations === undefined
          ? {}
          : { recommendations: { title: m.added.recommend, content: props.recommendations } })}
      />
    </LightDialog>
  );
}

/** Nothing was added, or the result is unknown. Retry is offered only where nothing was added and it may succeed (TRUTH-01). */
function FailedDialog({ shown, cartAddress, m, onClose, onRetry, buyNow }: AddedDialogProps) {
  const { request, outcome } = shown;
  const { title, reason } = addFailure(outcome, lineName(request.display, m), m);
  return (
    <LightDialog onClose={onClose} closeLabel={m.aria.closeModal} title={title} size="narrow">
      <Notice tone="warning" role="alert">
        <strong>{title}</strong>
        <p>{reason}</p>
      </Notice>
      <BuyActions>
        {outcome?.ok === false && outcome.code === 'cookiesRefused' ? (
          <>
            <Button tone="primary" width="full" loading={buyNow.isGoing} onClick={buyNow.press}>
              {m.product.buyNow}
            </Button>
            {buyNow.stop !== null && (
              <BuyNowStopped
                stop={buyNow.stop}
                priceChange={buyNow.priceChange}
                name={lineName(request.display, m)}
                m={m}
              />
            )}
            {outcome.checkoutUrl !== null && (
              <Button width="full" href={outcome.checkoutUrl}>
                {m.added.toCheckout}
              </Button>
            )}
          </>
        ) : mayRetryAdd(outcome) ? (
          <Button tone="primary" width="full" onClick={onRetry}>
            {m.common.retry}
          </Button>
        ) : (
          <Button tone="primary" width="full" href={cartAddress}>
            {m.added.toCart}
          </Button>
        )}
        <Button width="full" onClick={onClose}>
          {m.added.continue}
        </Button>
      </BuyActions>
    </LightDialog>
  );
}

/**
 * The message for a failed add (TRUTH-01): only what is known of the cart.
 * @param name of the product with its variant
 */
export function addFailure(
  outcome: AddOutcome | null,
  name: string,
  m: Messages,
): { readonly title: string; readonly reason: string } {
  if (outcome?.ok !== false) return { title: m.added.error, reason: m.added.errorHint };
  const { code, inCart } = outcome;
  if (code === 'cookiesRefused') return { title: m.added.cookies, reason: m.added.cookiesHint };
  if (code === 'outcomeUnknown') return { title: m.added.unknown, reason: m.added.unknownHint };
  const isStock = code === 'outOfStock' || code === 'notEnoughStock';
  if (isStock && inCart !== null && inCart > 0) {
    return { title: m.added.error, reason: m.added.allInCart({ n: inCart }) };
  }
  if (isStock)
    return {
      title: m.added.error,
      reason: code === 'outOfStock' ? m.stock.outOfStock({ name }) : m.stock.notEnough({ name }),
    };
  if (mayRetryAdd(outcome)) return { title: m.added.error, reason: m.added.errorHint };
  return { title: m.added.error, reason: merchandiseMessage(code, m) ?? m.cartError.refused };
}
