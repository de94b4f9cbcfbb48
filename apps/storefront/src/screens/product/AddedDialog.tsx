'use client';

import { mayRetryAdd } from '@shop/rules/cart/add-outcome';
import type { ShownAdd } from '@shop/rules/product/shown-adds';
import { yen } from '@shop/rules/yen';
import { AddedToCart } from '@shop/ui-kit/commerce/cart/AddedToCart';
import { BuyActions } from '@shop/ui-kit/commerce/product/BuyActions';
import { check } from '@shop/ui-kit/icons';
import { Button } from '@shop/ui-kit/primitives/Button';
import { LightDialog } from '@shop/ui-kit/primitives/LightDialog';
import { LiveRegion } from '@shop/ui-kit/primitives/LiveRegion';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Spinner } from '@shop/ui-kit/primitives/Spinner';
import type { ReactNode } from 'react';
import { fill } from '../../i18n/fill';
import { listFacts } from '../../i18n/list-facts';
import { addFailure } from './add-failure';
import type { BuyWords } from './buy-words';
import { productPicture } from './product-picture';

export interface AddedDialogProps {
  /** Without an outcome as long as the platform has not answered. */
  shown: ShownAdd;
  cartAddress: string;
  words: BuyWords;
  /** 'You may also like' (PROD-08); drawn by the server. */
  recommendations?: ReactNode;
  onClose: () => void;
  onRetry: () => void;
}

/** What is being added or was, the ways on, and what else one may like; or that it failed and why (PROD-08). */
export function AddedDialog(props: AddedDialogProps) {
  const { shown, words, onClose } = props;
  const { request, outcome } = shown;
  if (outcome?.ok === false) return <FailedDialog {...props} />;
  const warning = outcome?.warning ?? null;
  const expiry = outcome?.expiry ?? null;
  const { display, line } = request;
  const pieces = outcome?.quantity ?? line.quantity;
  return (
    <LightDialog
      onClose={onClose}
      closeLabel={words.close}
      title={
        outcome === null ? (
          <>
            <Spinner />
            {words.adding}
          </>
        ) : (
          words.added
        )
      }
      {...(outcome === null ? {} : { icon: check })}
    >
      <LiveRegion>{outcome === null ? '' : words.added}</LiveRegion>
      {warning !== null && (
        <Notice tone="warning" role="alert">
          {fill(words.stops[warning], { name: display.title })}
        </Notice>
      )}
      {expiry !== null && <Notice role="status">{words.expiry[expiry]}</Notice>}
      <AddedToCart
        title={display.title}
        picture={productPicture({ src: display.imageUrl, alt: '' }, 360)}
        details={listFacts([display.variantTitle, fill(words.pieces, { n: pieces })], words.joint)}
        price={{ amount: yen(display.price * pieces), taxNote: words.taxIncluded }}
        cart={{ href: props.cartAddress, label: words.toCart }}
        continueLabel={words.continueShopping}
        onContinue={onClose}
        {...(props.recommendations === undefined
          ? {}
          : { recommendations: { title: words.recommend, content: props.recommendations } })}
      />
    </LightDialog>
  );
}

/** Nothing was added, or nobody knows. Another try is offered only where nothing was added and it may succeed (TRUTH-01). */
function FailedDialog({ shown, cartAddress, words, onClose, onRetry }: AddedDialogProps) {
  const { request, outcome } = shown;
  const { title, reason } = addFailure(outcome, request.display.title, words);
  return (
    <LightDialog onClose={onClose} closeLabel={words.close} title={title} size="narrow">
      <Notice tone="warning" role="alert">
        <strong>{title}</strong>
        <p>{reason}</p>
      </Notice>
      <BuyActions>
        {mayRetryAdd(outcome) ? (
          <Button tone="primary" width="full" onClick={onRetry}>
            {words.retry}
          </Button>
        ) : (
          <Button tone="primary" width="full" href={cartAddress}>
            {words.toCart}
          </Button>
        )}
        <Button width="full" onClick={onClose}>
          {words.continueShopping}
        </Button>
      </BuyActions>
    </LightDialog>
  );
}
