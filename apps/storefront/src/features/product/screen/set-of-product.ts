import type { Product, Variant } from '@shop/rules/product/product';
import type { SetDefinition } from '@shop/rules/set-product/set-selection';
import { emptySelection, type SetSelection, selectionOfName } from '@shop/rules/set-product/set-selection';

/** A set in its initial state. */
export interface ChoosableSet {
  readonly definition: SetDefinition;
  readonly selection: SetSelection;
}

/**
 * The set of a product, or null for other products. Nothing is chosen unless the address names a variant: then that variant's
 * content is (PROD-04).
 */
export function setOfProduct({ setDefinition }: Product, named: Variant | null): ChoosableSet | null {
  if (setDefinition === null) return null;
  const selection = named && selectionOfName(setDefinition, named.title);
  return { definition: setDefinition, selection: selection ?? emptySelection(setDefinition) };
}
