import type { LineToAdd } from '../cart/cart';
import type { GlobalId } from '../global-id';
import { isSoldOut } from './stock-label';

/** PROD-05. */
export const QUANTITY_OPTIONS_MAX = 100;

/** Quantity options run from 1 to available stock, capped at 100 (PROD-05); none when sold out. */
export function quantityOptions(stock: number): number[] {
  return Array.from({ length: largestQuantity(stock) }, (_, index) => index + 1);
}

/** The last of the quantity options: what one add can ask for at most; 0 when sold out (PROD-05). */
export function largestQuantity(stock: number): number {
  return Math.min(Math.max(0, Math.floor(stock)), QUANTITY_OPTIONS_MAX);
}

/** The quantity option nearest to what is wanted; 1 when sold out, where nothing is asked for (PROD-05). */
export function nearestQuantity(requested: number, stock: number): number {
  return Math.max(1, Math.min(Math.floor(requested), largestQuantity(stock)));
}

/** What of a variant choosing needs. */
export interface BuyableVariant {
  readonly globalId: GlobalId;
  /** Of a set: the options it holds. */
  readonly title: string;
  /** Stock. */
  readonly quantity: number;
}

/** What a shopper chose on a product's page. */
export interface ProductChoice {
  readonly variants: readonly BuyableVariant[];
  /** Null: nothing to buy is chosen, as long as a set is not complete. */
  readonly variantId: GlobalId | null;
  /** As the shopper set it; `chosenQuantity` is what the variant's stock leaves of it. */
  readonly requested: number;
}

/** The choice after the press on a variant (PROD-04); one that is none of the product's is ignored. */
export function withVariant(choice: ProductChoice, variantId: GlobalId): ProductChoice {
  const isKnown = choice.variants.some(({ globalId }) => globalId === variantId);
  return isKnown ? { ...choice, variantId } : choice;
}

/** The choice with another quantity, as far as the chosen variant's stock goes (PROD-05). */
export function withQuantity(choice: ProductChoice, quantity: number): ProductChoice {
  return { ...choice, requested: nearestQuantity(quantity, chosenVariant(choice)?.quantity ?? 0) };
}

/** The quantity that is asked for: what was wanted, as far as the chosen variant's stock goes (PROD-05). */
export function chosenQuantity(choice: ProductChoice): number {
  return nearestQuantity(choice.requested, chosenVariant(choice)?.quantity ?? 0);
}

/** What a press adds or buys now; null when nothing is chosen or it is sold out (PROD-07, SET-02). */
export function lineOfChoice(choice: ProductChoice): LineToAdd | null {
  const variant = chosenVariant(choice);
  return variant === null || isSoldOut(variant.quantity)
    ? null
    : { merchandiseGlobalId: variant.globalId, quantity: chosenQuantity(choice) };
}

function chosenVariant({ variants, variantId }: ProductChoice): BuyableVariant | null {
  return variants.find(({ globalId }) => globalId === variantId) ?? null;
}
