import type { LineToAdd } from '../cart/cart';
import type { GlobalId } from '../global-id';
import { isSoldOut } from './stock-label';

/** PROD-05. */
export const QUANTITY_OPTIONS_MAX = 100;

/** Quantity options run from 1 to available stock, capped at 100 (PROD-05); none when sold out. */
export function quantityOptions(stock: number): number[] {
  return Array.from({ length: largestQuantity(stock) }, (_, index) => index + 1);
}

/** The highest quantity option: the maximum of one add; 0 if sold out (PROD-05). */
export function largestQuantity(stock: number): number {
  return Math.min(Math.max(0, Math.floor(stock)), QUANTITY_OPTIONS_MAX);
}

/** The quantity option nearest to the requested quantity; 1 if sold out, when nothing can be added (PROD-05). */
export function nearestQuantity(requested: number, stock: number): number {
  return Math.max(1, Math.min(Math.floor(requested), largestQuantity(stock)));
}

/** The variant data needed for a choice. */
export interface BuyableVariant {
  readonly globalId: GlobalId;
  /** For a set: the options it contains. */
  readonly title: string;
  /** Stock. */
  readonly quantity: number;
}

/** The shopper's choice on a product page. */
export interface ProductChoice {
  readonly variants: readonly BuyableVariant[];
  /** Null: no variant is chosen, while a set is incomplete. */
  readonly variantId: GlobalId | null;
  /** As set by the shopper; `chosenQuantity` limits it to the variant's stock. */
  readonly requested: number;
}

/** The choice with another variant (PROD-04); a variant of another product is ignored. */
export function withVariant(choice: ProductChoice, variantId: GlobalId): ProductChoice {
  const isKnown = choice.variants.some(({ globalId }) => globalId === variantId);
  return isKnown ? { ...choice, variantId } : choice;
}

/** The choice with another quantity, limited to the chosen variant's stock (PROD-05). */
export function withQuantity(choice: ProductChoice, quantity: number): ProductChoice {
  return { ...choice, requested: nearestQuantity(quantity, chosenVariant(choice)?.quantity ?? 0) };
}

/** The requested quantity, limited to the chosen variant's stock (PROD-05). */
export function chosenQuantity(choice: ProductChoice): number {
  return nearestQuantity(choice.requested, chosenVariant(choice)?.quantity ?? 0);
}

/** The line that a press adds or buys now; null if nothing is chosen or it is sold out (PROD-07, SET-02). */
export function lineOfChoice(choice: ProductChoice): LineToAdd | null {
  const variant = chosenVariant(choice);
  return variant === null || isSoldOut(variant.quantity)
    ? null
    : { merchandiseGlobalId: variant.globalId, quantity: chosenQuantity(choice) };
}

function chosenVariant({ variants, variantId }: ProductChoice): BuyableVariant | null {
  return variants.find(({ globalId }) => globalId === variantId) ?? null;
}
