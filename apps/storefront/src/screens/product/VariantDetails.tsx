'use client';

import { isSoldOut, remainingCount, stockLabelKind } from '@shop/rules/product/stock-label';
import { PriceBlock } from '@shop/ui-kit/commerce/product/PriceBlock';
import { StockLabel } from '@shop/ui-kit/commerce/product/StockLabel';
import { VariantPicker } from '@shop/ui-kit/commerce/product/VariantPicker';
import type { TagTone } from '@shop/ui-kit/primitives/Tag';
import { fill } from '../../i18n/fill';
import type { BuyWords } from './buy-words';
import { type ChoosableVariant, useVariantChoice } from './variant-choice';

interface VariantDetailsProps {
  /** Address of the product page without a query. */
  address: string;
  /** There are variants to choose between one by one; those of a set are put together. */
  hasPicker: boolean;
  /** The product's badges but SALE and sold out, which follow the variant. */
  tags: readonly { tone?: TagTone; label: string }[];
  /** The postage in one line (SHIP-04). */
  shipping: string;
  words: BuyWords;
}

/** What of the buy box depends on the chosen variant: price, tags, and the choice itself (PROD-03, PROD-04). */
export function VariantDetails({ address, hasPicker, tags, shipping, words }: VariantDetailsProps) {
  const { variants, chosen, choose } = useVariantChoice();
  const soldOut = isSoldOut(chosen.quantity);
  return (
    <>
      <PriceBlock
        price={{ ...priceOf(chosen, words), taxNote: words.taxIncluded }}
        tags={[
          ...(soldOut ? [{ tone: 'soldOut' as const, label: words.soldOut }] : []),
          ...(chosen.compareAtPrice === null ? [] : [{ tone: 'sale' as const, label: words.sale }]),
          ...tags,
        ]}
        shipping={shipping}
      />
      {hasPicker && (
        <VariantPicker
          label={words.type}
          selectedId={chosen.globalId}
          onSelect={(id) => {
            const variant = variants.find(({ globalId }) => globalId === id);
            if (variant) choose({ type: 'variant.choose', variantId: variant.globalId });
          }}
          options={variants.map((variant) => ({
            id: variant.globalId,
            href: `${address}?variant=${variant.id}`,
            name: variant.title,
            ...(variant.size === '' ? {} : { note: variant.size }),
            price: priceOf(variant, words),
            stock: words.stock[stockLabelKind(variant.quantity)],
            soldOut: isSoldOut(variant.quantity),
          }))}
        />
      )}
    </>
  );
}

/** How much of the chosen variant is left (PROD-06). */
export function ChosenStock({ words }: { words: BuyWords }) {
  const { quantity } = useVariantChoice().chosen;
  const kind = stockLabelKind(quantity);
  const remaining = remainingCount(quantity);
  return (
    <StockLabel
      kind={kind}
      label={words.stock[kind]}
      {...(remaining === null ? {} : { remaining: fill(words.remaining, { n: remaining }) })}
    />
  );
}

function priceOf({ price, compareAtPrice }: ChoosableVariant, words: BuyWords) {
  return {
    amount: price,
    compareAt: compareAtPrice,
    saleLabel: words.salePrice,
    wasLabel: words.originalPrice,
  };
}
