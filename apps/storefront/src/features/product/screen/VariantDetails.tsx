'use client';

import { isSoldOut, remainingCount, stockLabelKind } from '@shop/rules/product/stock-label';
import { PriceBlock } from '@shop/ui-kit/commerce/product/PriceBlock';
import { StockLabel } from '@shop/ui-kit/commerce/product/StockLabel';
import { VariantPicker } from '@shop/ui-kit/commerce/product/VariantPicker';
import type { TagTone } from '@shop/ui-kit/primitives/Tag';
import '@shop/ui-kit/commerce/product/OptionPicker.css';
import { lazy } from 'react';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import type { ByOption } from './OptionChoice';
import { stockText } from './stock-text';
import { type ChoosableVariant, useVariantChoice } from './variant-choice';

/** Its code loads only on pages of products with several options, its few styles on every product page. No Suspense boundary: the server waits for it, as for a set's. */
const OptionChoice = lazy(() =>
  import('./OptionChoice').then((module) => ({ default: module.OptionChoice })),
);

interface VariantDetailsProps {
  /** Product page URL without a query. */
  address: string;
  /** There are single variants to choose between; those of a set are configured. */
  hasPicker: boolean;
  /** The variants are chosen option by option instead (PROD-16). */
  byOption?: ByOption;
  /** The product's badges except SALE and sold out, which depend on the variant. */
  tags: readonly { tone?: TagTone; label: string }[];
  /** The postage in one line (SHIP-04). Undefined where the shop defines no fees. */
  shipping: string | undefined;
  messages: MessageTable<'buy'>;
}

/** The variant-dependent parts of the buy box: price, tags, and the choice itself (PROD-03, PROD-04). */
export function VariantDetails({
  address,
  hasPicker,
  byOption,
  tags,
  shipping,
  messages,
}: VariantDetailsProps) {
  const m = bindMessages(messages);
  const { variants, chosen, isLowestPrice, chooseVariant } = useVariantChoice();
  const soldOut = isSoldOut(chosen.quantity);
  return (
    <>
      <PriceBlock
        price={{
          ...priceOf(chosen, m),
          ...(isLowestPrice && { from: m.common.priceFrom({ price: '{price}' }) }),
          taxNote: m.common.taxIncluded,
        }}
        tags={[
          ...(soldOut ? [{ tone: 'soldOut' as const, label: m.card.soldOut }] : []),
          ...(chosen.compareAtPrice === null ? [] : [{ tone: 'sale' as const, label: m.card.sale }]),
          ...tags,
        ]}
        shipping={shipping}
      />
      {byOption && <OptionChoice {...byOption} address={address} />}
      {hasPicker && (
        <VariantPicker
          label={m.product.variant}
          selectedId={chosen.globalId}
          onSelect={(id) => {
            const variant = variants.find(({ globalId }) => globalId === id);
            if (variant) chooseVariant(variant.globalId);
          }}
          options={variants.map((variant) => ({
            id: variant.globalId,
            href: `${address}?variant=${variant.id}`,
            name: variant.title,
            ...(variant.size === '' ? {} : { note: variant.size }),
            price: priceOf(variant, m),
            stock: stockText(stockLabelKind(variant.quantity), m),
            soldOut: isSoldOut(variant.quantity),
          }))}
        />
      )}
    </>
  );
}

/** The stock of the chosen variant (PROD-06). */
export function ChosenStock({ messages }: { messages: MessageTable<'buy'> }) {
  const m = bindMessages(messages);
  const { quantity } = useVariantChoice().chosen;
  const kind = stockLabelKind(quantity);
  const remaining = remainingCount(quantity);
  return (
    <StockLabel
      kind={kind}
      label={stockText(kind, m)}
      {...(remaining === null ? {} : { remaining: m.product.stockRemaining({ n: remaining }) })}
    />
  );
}

function priceOf({ price, compareAtPrice }: ChoosableVariant, m: Messages) {
  return {
    amount: price,
    compareAt: compareAtPrice,
    saleLabel: m.product.salePrice,
    wasLabel: m.product.originalLabel,
  };
}
