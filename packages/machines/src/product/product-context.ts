import type { LineToAdd, LineWarning } from '@shop/rules/cart/cart';
import { type CartFailureCode, isWorthRetrying } from '@shop/rules/cart/cart-errors';
import type { CartExpiry } from '@shop/rules/cart/known-cart';
import type { GlobalId } from '@shop/rules/global-id';
import { nearestQuantity } from '@shop/rules/product/quantity-options';
import { isSoldOut } from '@shop/rules/product/stock-label';

/** What of a variant buying needs. */
export interface BuyableVariant {
  readonly id: number;
  readonly globalId: GlobalId;
  /** Stock. */
  readonly quantity: number;
}

/** What became of an add (CART-05). */
export type AddOutcome =
  | {
      readonly ok: true;
      readonly warning: LineWarning | null;
      /** Pieces that were really added. */
      readonly quantity: number;
      /** What became of an earlier cart that had expired (TRUTH-02). */
      readonly expiry: CartExpiry | null;
    }
  | {
      readonly ok: false;
      readonly code: CartFailureCode;
      /** Pieces of it in the cart; null where that is not known. */
      readonly inCart: number | null;
    };

/** Whether another try is offered: only where nothing was added, and it may succeed (TRUTH-01). */
export function mayRetryAdd(outcome: AddOutcome | null): boolean {
  return outcome?.ok === false && isWorthRetrying(outcome.code);
}

/** An add as it was pressed: a later choice does not change it. */
export interface PressedAdd {
  readonly variantId: number;
  readonly line: LineToAdd;
}

/** What the shopper chose. */
export interface ProductChoice {
  readonly variants: readonly BuyableVariant[];
  /** Null: nothing to buy is chosen, as long as a set is not whole. */
  readonly variantId: number | null;
  /** As the shopper set it; `chosenQuantity` is what the variant's stock leaves of it. */
  readonly wanted: number;
}

export interface ProductContext extends ProductChoice {
  /** The add on its way, or the one whose outcome is told. */
  readonly add: PressedAdd | null;
  /** Adds pressed meanwhile, oldest first. */
  readonly queue: readonly PressedAdd[];
  readonly outcome: AddOutcome | null;
  /** Whether the shopper looks at the add, or closed what told of it. */
  readonly isShown: boolean;
}

export type ChoiceEvent =
  | { readonly type: 'variant.choose'; readonly variantId: number | null }
  | { readonly type: 'quantity.set'; readonly quantity: number };

export type ProductEvent =
  | ChoiceEvent
  | { readonly type: 'add.press' }
  /** The failed one again. */
  | { readonly type: 'add.retry' }
  | { readonly type: 'result.dismiss' };

export function initialProductContext(choice: ProductChoice): ProductContext {
  return { ...choice, add: null, queue: [], outcome: null, isShown: false };
}

/**
 * The choice after an event (PROD-04, PROD-05). Pure, so that a page can follow it before the machine's code has come; the
 * machine takes the same step. A variant that is none of the product's is ignored.
 */
export function afterChoice(
  choice: ProductChoice,
  event: ChoiceEvent,
): Pick<ProductChoice, 'variantId' | 'wanted'> {
  const { variants, variantId, wanted } = choice;
  if (event.type === 'quantity.set') {
    const stock = chosenVariant(choice)?.quantity ?? 0;
    return { variantId, wanted: nearestQuantity(event.quantity, stock) };
  }
  const isKnown = event.variantId === null || variants.some(({ id }) => id === event.variantId);
  return { variantId: isKnown ? event.variantId : variantId, wanted };
}

export function chosenVariant({ variants, variantId }: ProductChoice): BuyableVariant | null {
  return variants.find(({ id }) => id === variantId) ?? null;
}

/** The quantity that is asked for: what was wanted, as far as the chosen variant's stock goes (PROD-05). */
export function chosenQuantity(choice: ProductChoice): number {
  return nearestQuantity(choice.wanted, chosenVariant(choice)?.quantity ?? 0);
}

/** What a press adds now; null when nothing is chosen or it is sold out (PROD-07). */
export function addOfChoice(choice: ProductChoice): PressedAdd | null {
  const variant = chosenVariant(choice);
  if (variant === null || isSoldOut(variant.quantity)) return null;
  const line = { merchandiseGlobalId: variant.globalId, quantity: chosenQuantity(choice) };
  return { variantId: variant.id, line };
}
