'use client';

import type { Variant } from '@shop/rules/product/product';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** What of a variant the browser needs. */
export type ChoosableVariant = Pick<
  Variant,
  'id' | 'globalId' | 'title' | 'size' | 'price' | 'compareAtPrice' | 'quantity'
> & { readonly imageSrc: string | null };

interface VariantChoice {
  readonly variants: readonly ChoosableVariant[];
  readonly chosen: ChoosableVariant;
  readonly choose: (id: number) => void;
}

const Choice = createContext<VariantChoice | null>(null);

interface VariantChoiceProviderProps {
  variants: readonly ChoosableVariant[];
  /** The variant the page was rendered with (PROD-04). */
  initial: ChoosableVariant;
  children: ReactNode;
}

/** Which variant of the product is chosen: everything on the page that depends on it follows at once (PROD-04). */
export function VariantChoiceProvider({ variants, initial, children }: VariantChoiceProviderProps) {
  const [id, setId] = useState(initial.id);
  // Another page of the same product (its own ?variant=) may take this one's place.
  useEffect(() => setId(initial.id), [initial.id]);
  const choose = (next: number) => {
    setId(next);
    const address = new URL(window.location.href);
    address.searchParams.set('variant', String(next));
    // The address can be shared and reloaded; no page is asked for.
    window.history.replaceState(null, '', address);
  };
  const chosen = variants.find((variant) => variant.id === id) ?? initial;
  return <Choice value={{ variants, chosen, choose }}>{children}</Choice>;
}

/** @throws outside of a VariantChoiceProvider */
export function useVariantChoice(): VariantChoice {
  const choice = useContext(Choice);
  if (choice === null) throw new Error('useVariantChoice needs a VariantChoiceProvider around it');
  return choice;
}
