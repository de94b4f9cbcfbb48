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
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { buyingCode } from '#features/checkout/browser/buying-code.ts';
import type { ChoosableSet } from './set-of-product';
import { useAdds } from './use-adds';

/** What of a variant the browser needs. `id` is the number of its address. */
export type ChoosableVariant = Pick<
  Variant,
  'id' | 'globalId' | 'title' | 'size' | 'price' | 'compareAtPrice' | 'quantity'
> & { readonly imageSrc: string | null };

interface VariantChoice extends Pick<ReturnType<typeof useAdds>, 'retry' | 'dismiss'> {
  readonly chooseVariant: (id: ChoosableVariant['globalId']) => void;
  /** A press on plus or minus of a set's option. */
  readonly chooseOption: (event: SetEvent) => void;
  /** So many pieces more or fewer than were chosen last. */
  readonly changeQuantity: (by: number) => void;
  /** The shopper means to buy: brings the cart's code. */
  readonly prepare: () => void;
  /** Adds what is chosen, if it can be bought. */
  readonly add: () => void;
  /** What a press buys now, though it may not be drawn yet; null when it is sold out, or a set is not complete. */
  readonly latestPurchase: () => Omit<AddRequest, 'requestId'> | null;
  readonly variants: readonly ChoosableVariant[];
  /** The chosen variant, or as long as a set is not complete the one the page was rendered with. */
  readonly chosen: ChoosableVariant;
  /** Something is chosen, sold out or not. */
  readonly hasChosen: boolean;
  readonly quantity: number;
  /** Of a product that the shopper puts together. */
  readonly set: SetState | null;
  /** Whether a press adds or buys something: not when it is sold out, or a set is not complete. */
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

interface Chosen {
  readonly choice: ProductChoice;
  readonly set: SetState | null;
}

/** What of the product is chosen, how many, and the add: everything on the page that depends on it follows at once. */
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
  // What is drawn may lag behind what was pressed: React holds a change back while it hydrates a part that hangs on it. What a
  // press does is derived from the choice after the press before.
  const latest = useRef<Chosen>({ choice, set });
  const adds = useAdds();
  const variantOf = (id: ProductChoice['variantId']) => variants.find(({ globalId }) => globalId === id);
  const prepare = () => {
    // No connection: a press tries again, and says so.
    buyingCode.load().catch((error: unknown) => reportUnexpected('the product page', error));
  };
  const show = (next: Chosen) => {
    const { variantId } = latest.current.choice;
    latest.current = next;
    draw(next);
    if (next.choice.variantId !== variantId) writeToAddress(variantOf(next.choice.variantId));
    prepare();
  };
  const chosen = variantOf(choice.variantId) ?? initial;
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
    hasChosen: choice.variantId !== null,
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

/** What a set comes to is what is chosen. */
function withSet(choice: ProductChoice, set: SetState): Chosen {
  return { choice: { ...choice, variantId: variantOfSet(set.context)?.globalId ?? null }, set };
}

/** The address can be shared and reloaded; no page is asked for. It names a variant by its number. */
function writeToAddress(variant: ChoosableVariant | undefined): void {
  const address = new URL(window.location.href);
  if (variant === undefined) address.searchParams.delete('variant');
  else address.searchParams.set('variant', String(variant.id));
  window.history.replaceState(null, '', address);
}
