'use client';

import { quantityOptions } from '@shop/rules/product/quantity-options';
import { isSoldOut, remainingCount, stockLabelKind } from '@shop/rules/product/stock-label';
import { BuyActions } from '@shop/ui-kit/commerce/product/BuyActions';
import { QuantityRow } from '@shop/ui-kit/commerce/product/QuantityRow';
import { StickyBuyBar } from '@shop/ui-kit/commerce/product/StickyBuyBar';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Price } from '@shop/ui-kit/primitives/Price';
import { QuantityStepper } from '@shop/ui-kit/primitives/QuantityStepper';
import { type ReactNode, useState } from 'react';
import { fill } from '../../i18n/fill';
import { AddedDialog } from './AddedDialog';
import type { BuyWords } from './buy-words';
import { useAddToCart } from './use-add-to-cart';
import { ChosenStock } from './VariantDetails';
import { type ChoosableVariant, useVariantChoice } from './variant-choice';

interface BuyBoxProps {
  handle: string;
  title: string;
  vendor: string;
  cartAddress: string;
  /** The product's category, where a shopper of something sold out may look on (PROD-07). */
  category: { readonly href: string; readonly label: string } | null;
  words: BuyWords;
  recommendations?: ReactNode;
}

/** Quantity and the buttons (PROD-05, PROD-07, PROD-08). Sold out, both give way to the category. */
export function BuyBox({
  handle,
  title,
  vendor,
  cartAddress,
  category,
  words,
  recommendations,
}: BuyBoxProps) {
  const { chosen } = useVariantChoice();
  const { shown, add, prepare, close } = useAddToCart();
  const [wanted, setWanted] = useState(1);
  const most = quantityOptions(chosen.quantity).length;
  const quantity = Math.max(1, Math.min(wanted, most));
  const display = {
    handle,
    title,
    vendor,
    variantTitle: chosen.title,
    imageUrl: chosen.imageSrc ?? '',
    price: chosen.price,
  };
  const addChosen = () => add({ merchandiseGlobalId: chosen.globalId, quantity }, display);

  if (isSoldOut(chosen.quantity)) {
    return (
      <>
        <ChosenStock words={words} />
        {category && (
          <BuyActions>
            <Button size="large" width="full" href={category.href}>
              {category.label}
            </Button>
          </BuyActions>
        )}
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only fetches code before it is needed; nothing acts here
    <div onPointerEnter={prepare} onTouchStart={prepare} onFocus={prepare}>
      <QuantityRow>
        <QuantityStepper
          label={words.quantity}
          decreaseLabel={words.decrease}
          increaseLabel={words.increase}
          value={quantity}
          max={most}
          onChange={setWanted}
        />
        <ChosenStock words={words} />
      </QuantityRow>
      <BuyActions>
        <Button tone="primary" size="large" width="full" onClick={addChosen}>
          {words.addToCart}
        </Button>
      </BuyActions>
      <noscript>
        <Notice tone="warning">{words.needsJavaScript}</Notice>
      </noscript>
      <StickyBuyBar
        price={<Price amount={chosen.price} compareAt={chosen.compareAtPrice} taxNote={words.taxIncluded} />}
        note={barNote(chosen, words)}
      >
        <Button tone="primary" width="full" onClick={addChosen}>
          {words.addToCart}
        </Button>
      </StickyBuyBar>
      {shown !== null && (
        <AddedDialog
          shown={shown}
          cartAddress={cartAddress}
          words={words}
          recommendations={recommendations}
          onClose={close}
          onRetry={() => add(shown.line, shown.display)}
        />
      )}
    </div>
  );
}

/** The one line of state in the bar at a phone's foot: the variant and how much is left. */
function barNote({ title, quantity }: ChoosableVariant, words: BuyWords): string {
  const remaining = remainingCount(quantity);
  const stock =
    remaining === null ? words.stock[stockLabelKind(quantity)] : fill(words.remaining, { n: remaining });
  return [title, stock].filter((part) => part !== '').join('・');
}
