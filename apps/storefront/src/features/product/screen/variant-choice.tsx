'use client';

import type { AddRequest, PendingLineDisplay } from '@shop/rules/cart/add-request';
import type { Variant } from '@shop/rules/product/product';
import { chosenQuantity, lineOfChoice, type ProductChoice } from '@shop/rules/product/product-choice';
import { createContext, type ReactNode, useContext } from 'react';
import type { ChoosableSet } from './set-of-product';
import { useAdds } from './use-adds';
import { useProductChoice } from './use-product-choice';

/** What of a variant the browser needs. `id` is the number of its address. */
export type ChoosableVariant = Pick<
  Variant,
  'id' | 'globalId' | 'title' | 'size' | 'price' | 'compareAtPrice' | 'quantity'
> & { readonly imageSrc: string | null };

interface VariantChoice
  extends Pick<ReturnType<typeof useProductChoice>, 'choose' | 'prepare'>,
    Pick<ReturnType<typeof useAdds>, 'retry' | 'dismiss'> {
  /** Adds what is chosen, if it can be bought. */
  readonly add: () => void;
  /** What a press buys now, though it may not be drawn yet; null when it is sold out, or a set is not whole. */
  readonly latestPurchase: () => Omit<AddRequest, 'requestId'> | null;
  /** So many pieces more or fewer than were chosen last. */
  readonly changeQuantity: (by: number) => void;
  readonly variants: readonly ChoosableVariant[];
  /** The chosen variant, or as long as a set is not whole the one the page was rendered with. */
  readonly chosen: ChoosableVariant;
  /** Something is chosen, sold out or not. */
  readonly hasChosen: boolean;
  readonly quantity: number;
  readonly set: ProductChoice['set'];
  /** Whether a press adds or buys something: not when it is sold out, or a set is not whole. */
  readonly isBuyable: boolean;
  /** The add that is shown, without an outcome as long as it is on its way; null for none. */
  readonly shown: ReturnType<typeof useAdds>['shown'];
}

const Choice = createContext<VariantChoice | null>(null);

interface VariantChoiceProviderProps {
  product: Pick<PendingLineDisplay, 'handle' | 'title' | 'vendor'>;
  variants: readonly ChoosableVariant[];
  /** The variant the page was rendered with (PROD-04). Another page of the product is another provider: give it as `key`. */
  initial: ChoosableVariant;
  /** For a product that is put together by the shopper. */
  set: ChoosableSet | null;
  children: ReactNode;
}

/** What of the product is chosen, how many, and the add: everything on the page that depends on it follows at once. */
export function VariantChoiceProvider({
  product,
  variants,
  initial,
  set,
  children,
}: VariantChoiceProviderProps) {
  const variantOf = (id: ProductChoice['variantId']) => variants.find(({ globalId }) => globalId === id);
  const { choice, latestChoice, choose, prepare } = useProductChoice(
    { variants, variantId: initial.globalId, set },
    (variantId) => writeToAddress(variantOf(variantId)),
  );
  const adds = useAdds();
  const chosen = variantOf(choice.variantId) ?? initial;
  const purchaseOf = (of: ProductChoice) => {
    const line = lineOfChoice(of);
    const { title, imageSrc, price } = variantOf(of.variantId) ?? initial;
    return line && { line, display: { ...product, variantTitle: title, imageUrl: imageSrc ?? '', price } };
  };
  // What is drawn may lag behind what was pressed: React holds a change back while it hydrates a part that hangs on it. What a
  // press does is derived from the choice after the press before.
  const latestPurchase = () => purchaseOf(latestChoice());
  const value = {
    ...adds,
    add: () => {
      const purchase = latestPurchase();
      if (purchase !== null) adds.add(purchase);
    },
    latestPurchase,
    changeQuantity: (by: number) =>
      choose({ type: 'quantity.set', quantity: chosenQuantity(latestChoice()) + by }),
    choose,
    prepare,
    variants,
    chosen,
    hasChosen: choice.variantId !== null,
    quantity: chosenQuantity(choice),
    set: choice.set,
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

/** The address can be shared and reloaded; no page is asked for. It names a variant by its number. */
function writeToAddress(variant: ChoosableVariant | undefined): void {
  const address = new URL(window.location.href);
  if (variant === undefined) address.searchParams.delete('variant');
  else address.searchParams.set('variant', String(variant.id));
  window.history.replaceState(null, '', address);
}
