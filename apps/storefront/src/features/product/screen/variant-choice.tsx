'use client';

import { reportUnexpected } from '@shop/machines/report-unexpected';
import {
  afterSetEvent,
  firstSet,
  openSet,
  type SetEvent,
  type SetState,
  variantOfSet,
} from '@shop/machines/set-product/set-selection.chart';
import type { AddRequest, PendingLineDisplay } from '@shop/rules/cart/add-request';
import type { Variant } from '@shop/rules/product/product';
import {
  chosenQuantity,
  lineOfChoice,
  type ProductChoice,
  withQuantity,
  withVariant,
} from '@shop/rules/product/product-choice';
import { isSoldOut } from '@shop/rules/product/stock-label';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { buyingCode } from '#features/checkout/browser/buying-code.ts';
import { afterPaint } from '#foundation/browser/after-paint.ts';
import type { ChoosableSet } from './set-of-product';
import { useAdds } from './use-adds';

/** The variant data that the browser needs. `id` is the number in its address. */
export type ChoosableVariant = Pick<
  Variant,
  'id' | 'globalId' | 'title' | 'size' | 'price' | 'compareAtPrice' | 'quantity'
> & {
  readonly imageSrc: string | null;
  /** Only of a product that is chosen option by option (PROD-16): one value for each. */
  readonly optionValues?: readonly string[];
};

interface VariantChoice extends Pick<ReturnType<typeof useAdds>, 'retry' | 'dismiss'> {
  readonly chooseVariant: (id: ChoosableVariant['globalId']) => void;
  /** A press on plus or minus of a set's option. */
  readonly chooseOption: (event: SetEvent) => void;
  /** Changes the last chosen quantity by this number. */
  readonly changeQuantity: (by: number) => void;
  /** Loads the cart code when the shopper is likely to buy. */
  readonly prepare: () => void;
  /** Adds the current choice, if it can be bought. */
  readonly add: () => void;
  /** What a press buys now, even if not rendered yet; null when sold out, or when a set is incomplete. */
  readonly latestPurchase: () => Omit<AddRequest, 'requestId'> | null;
  readonly variants: readonly ChoosableVariant[];
  /** The chosen variant; while a set is incomplete the cheapest, of those in stock if there are any. */
  readonly chosen: ChoosableVariant;
  /** Others cost more, and none is chosen: its price is the lowest of several. */
  readonly isLowestPrice: boolean;
  /** A variant is chosen, sold out or not. */
  readonly hasChosen: boolean;
  readonly quantity: number;
  /** Of a set that the shopper configures. */
  readonly set: SetState | null;
  /** Whether a press adds or buys something: false when sold out, or when a set is incomplete. */
  readonly isBuyable: boolean;
  /** The displayed add, without an outcome while pending; null for none. */
  readonly shown: ReturnType<typeof useAdds>['shown'];
}

const Choice = createContext<VariantChoice | null>(null);

interface VariantChoiceProviderProps {
  product: Pick<PendingLineDisplay, 'handle' | 'title' | 'vendor'>;
  variants: readonly ChoosableVariant[];
  /** The initial variant (PROD-04). Another product page needs another provider: pass it as `key`. */
  initial: ChoosableVariant;
  /** For a set that the shopper configures. */
  set: ChoosableSet | null;
  children: ReactNode;
}

interface Chosen {
  readonly choice: ProductChoice;
  readonly set: SetState | null;
}

/** The chosen variant, the quantity and the add: all dependent parts of the page update immediately. */
export function VariantChoiceProvider({
  product,
  variants,
  initial,
  set: first,
  children,
}: VariantChoiceProviderProps) {
  const [{ choice, set }, draw] = useState<Chosen>(() => {
    const single = { variants, variantId: initial.globalId, requested: 1 };
    if (first === null) return { choice: single, set: null };
    return withSet(single, openSet(firstSet(first.definition, variants, first.selection)));
  });
  // The rendered state may lag behind a press: React defers an update while it hydrates a dependent part. Each press is therefore
  // applied to the latest choice.
  const latest = useRef<Chosen>({ choice, set });
  const adds = useAdds();
  const variantOf = (id: ProductChoice['variantId']) => variants.find(({ globalId }) => globalId === id);
  const prepare = () => {
    // Appending its script elements takes as long as rendering a choice. No connection: a press retries, and shows the failure.
    afterPaint(() => {
      buyingCode.load().catch((error: unknown) => reportUnexpected('the product page', error));
    });
  };
  const show = (next: Chosen) => {
    const { variantId } = latest.current.choice;
    latest.current = next;
    draw(next);
    if (next.choice.variantId !== variantId) writeToAddress(variantOf(next.choice.variantId));
    prepare();
  };
  const chosen = variantOf(choice.variantId) ?? cheapest(variants) ?? initial;
  const hasChosen = choice.variantId !== null;
  const latestPurchase = () => {
    const line = lineOfChoice(latest.current.choice);
    const { title, imageSrc, price } = variantOf(latest.current.choice.variantId) ?? initial;
    return line && { line, display: { ...product, variantTitle: title, imageUrl: imageSrc ?? '', price } };
  };
  const value = {
    ...adds,
    add: () => {
      const purchase = latestPurchase();
      if (purchase !== null) adds.add(purchase);
    },
    latestPurchase,
    chooseVariant: (id: ChoosableVariant['globalId']) =>
      show({ ...latest.current, choice: withVariant(latest.current.choice, id) }),
    chooseOption: (event: SetEvent) => {
      const { choice: before, set: pressed } = latest.current;
      if (pressed !== null) show(withSet(before, afterSetEvent(pressed, event)));
    },
    changeQuantity: (by: number) => {
      const { choice: before } = latest.current;
      show({ ...latest.current, choice: withQuantity(before, chosenQuantity(before) + by) });
    },
    prepare,
    variants,
    chosen,
    isLowestPrice: !hasChosen && variants.some(({ price }) => price > chosen.price),
    hasChosen,
    quantity: chosenQuantity(choice),
    set,
    isBuyable: lineOfChoice(choice) !== null,
  };
  return <Choice value={value}>{children}</Choice>;
}

/** @throws outside of a VariantChoiceProvider */
export function useVariantChoice(): VariantChoice {
  const choice = useContext(Choice);
  if (choice === null) throw new Error('useVariantChoice needs a VariantChoiceProvider around it');
  return choice;
}

/** The cheapest variant, of those in stock if there are any; the first of equals. */
function cheapest(variants: readonly ChoosableVariant[]): ChoosableVariant | undefined {
  const inStock = variants.filter(({ quantity }) => !isSoldOut(quantity));
  return (inStock.length > 0 ? inStock : variants).toSorted((one, other) => one.price - other.price)[0];
}

/** The chosen variant is the set's result. */
function withSet(choice: ProductChoice, set: SetState): Chosen {
  return { choice: { ...choice, variantId: variantOfSet(set.context)?.globalId ?? null }, set };
}

/** Makes the address shareable and reloadable, without a request. It names a variant by its number. */
function writeToAddress(variant: ChoosableVariant | undefined): void {
  const address = new URL(window.location.href);
  if (variant === undefined) address.searchParams.delete('variant');
  else address.searchParams.set('variant', String(variant.id));
  window.history.replaceState(null, '', address);
}
