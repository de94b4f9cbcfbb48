'use client';

import { StickyBuyBar } from '@shop/ui-kit/commerce/product/StickyBuyBar';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Price } from '@shop/ui-kit/primitives/Price';
import { type ReactNode, useEffect } from 'react';
import { RESTOCK_FORM_ID, VARIANT_EVENT, VARIANT_FIELD } from '#foundation/forms/form-kinds.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { useVariantChoice } from '../variant-choice';

interface SoldOutBoxProps {
  m: Messages;
  /** The restock form and the category link (PROD-07), rendered on the server. */
  children: ReactNode;
}

/** The buy box of a sold-out variant. */
export function SoldOutBox({ m, children }: SoldOutBoxProps) {
  const { price, compareAtPrice } = useVariantChoice().chosen;
  return (
    <>
      <RestockOfChosen>{children}</RestockOfChosen>
      <StickyBuyBar
        price={<Price amount={price} compareAt={compareAtPrice} taxNote={m.common.taxIncluded} />}
        note={m.product.stockWaiting}
        besides={[RESTOCK_FORM_ID]}
      >
        <Button tone="primary" width="full" href={`#${RESTOCK_FORM_ID}`}>
          {m.product.restockButton}
        </Button>
      </StickyBuyBar>
    </>
  );
}

/** The restock form of the chosen variant: a hidden field gives the form its id. */
export function RestockOfChosen({ children }: Pick<SoldOutBoxProps, 'children'>) {
  const { id } = useVariantChoice().chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when the variant changes
  useEffect(() => {
    document.getElementById(RESTOCK_FORM_ID)?.dispatchEvent(new Event(VARIANT_EVENT));
  }, [id]);
  return (
    <>
      {children}
      <input type="hidden" name={VARIANT_FIELD} value={id} form={RESTOCK_FORM_ID} />
    </>
  );
}
