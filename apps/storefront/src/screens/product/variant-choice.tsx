'use client';

import type { PendingLineDisplay } from '@shop/machines/cart/cart-context';
import { addOfChoice, type PressedAdd, type ProductEvent } from '@shop/machines/product/product-context';
import { productView } from '@shop/machines/product/product-view';
import type { Variant } from '@shop/rules/product/product';
import { createContext, type ReactNode, useContext } from 'react';
import { useProduct } from './use-product';

/** What of a variant the browser needs. */
export type ChoosableVariant = Pick<
  Variant,
  'id' | 'globalId' | 'title' | 'size' | 'price' | 'compareAtPrice' | 'quantity'
> & { readonly imageSrc: string | null };

interface VariantChoice extends ReturnType<typeof productView> {
  readonly variants: readonly ChoosableVariant[];
  /** The chosen variant, or as long as a set is not whole the one the page was rendered with. */
  readonly chosen: ChoosableVariant;
  /** What a press adds or buys now; null when it is sold out, or a set is not whole. */
  readonly toBuy: PressedAdd | null;
  readonly choose: (id: number | null) => void;
  readonly send: (event: ProductEvent) => void;
  readonly prepare: () => void;
  readonly displayOf: (variantId: number) => PendingLineDisplay;
}

const Choice = createContext<VariantChoice | null>(null);

interface VariantChoiceProviderProps {
  product: Pick<PendingLineDisplay, 'handle' | 'title' | 'vendor'>;
  variants: readonly ChoosableVariant[];
  /** The variant the page was rendered with (PROD-04). Another page of the product is another provider: give it as `key`. */
  initial: ChoosableVariant;
  /** Nothing is chosen yet, though something is shown: a set that the address does not name. @default false */
  isOpen?: boolean;
  children: ReactNode;
}

/** What of the product is chosen, how many, and the add: everything on the page that depends on it follows at once. */
export function VariantChoiceProvider(props: VariantChoiceProviderProps) {
  const { product, variants, initial, isOpen = false, children } = props;
  const variantOf = (id: number | null) => variants.find((variant) => variant.id === id) ?? initial;
  const displayOf = (id: number) => {
    const { title, imageSrc, price } = variantOf(id);
    return { ...product, variantTitle: title, imageUrl: imageSrc ?? '', price };
  };
  const first = { variants, variantId: isOpen ? null : initial.id, wanted: 1 };
  const { context, send, prepare } = useProduct(first, displayOf);
  const choose = (variantId: number | null) => {
    send({ type: 'variant.choose', variantId });
    const address = new URL(window.location.href);
    if (variantId === null) address.searchParams.delete('variant');
    else address.searchParams.set('variant', String(variantId));
    // The address can be shared and reloaded; no page is asked for.
    window.history.replaceState(null, '', address);
  };
  const view = productView(context);
  const value = {
    ...view,
    variants,
    chosen: variantOf(view.variantId),
    toBuy: addOfChoice(context),
    choose,
    send,
    prepare,
    displayOf,
  };
  return <Choice value={value}>{children}</Choice>;
}

/** @throws outside of a VariantChoiceProvider */
export function useVariantChoice(): VariantChoice {
  const choice = useContext(Choice);
  if (choice === null) throw new Error('useVariantChoice needs a VariantChoiceProvider around it');
  return choice;
}
