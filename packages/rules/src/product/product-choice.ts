import type { LineToAdd } from '../cart/cart';
import type { GlobalId } from '../global-id';
import type { SetDefinition } from '../set-product/set-definition';
import {
  findSet,
  lowerOption,
  offeredOptions,
  raiseOption,
  type SetAlert,
  type SetSelection,
} from '../set-product/set-selection';
import { nearestQuantity } from './quantity-options';
import { isSoldOut } from './stock-label';

/** What of a variant choosing needs. */
export interface BuyableVariant {
  readonly globalId: GlobalId;
  /** Of a set: the options it holds. */
  readonly title: string;
  /** Stock. */
  readonly quantity: number;
}

/** What is put together so far, and how the last press was answered. */
export interface SetChoice {
  readonly definition: SetDefinition;
  readonly selection: SetSelection;
  /** What the shopper is told of the last press (SET-03). */
  readonly alert: SetAlert | null;
  /** How many alerts there were: the same one twice is said twice. */
  readonly alertCount: number;
}

/** What a shopper chose on a product's page. */
export interface ProductChoice {
  readonly variants: readonly BuyableVariant[];
  /** Null: nothing to buy is chosen, as long as a set is not whole. */
  readonly variantId: GlobalId | null;
  /** As the shopper set it; `chosenQuantity` is what the variant's stock leaves of it. */
  readonly requested: number;
  /** Of a product that the shopper puts together. */
  readonly set: SetChoice | null;
}

/** What a shopper may press; `option` is the place in the set definition's list. */
export type ChoiceEvent =
  | { readonly type: 'variant.choose'; readonly variantId: GlobalId }
  | { readonly type: 'quantity.set'; readonly quantity: number }
  | { readonly type: 'option.raise'; readonly option: number }
  | { readonly type: 'option.lower'; readonly option: number };

/** Where a choice stands: more to choose, something to buy, or something that is sold out. */
export type ChoiceStanding = 'choosing' | 'buyable' | 'soldOut';

/** What a page opens with. */
export interface FirstChoice {
  readonly variants: readonly BuyableVariant[];
  /** The variant the page is rendered with; of a set what is selected counts. */
  readonly variantId: GlobalId;
  readonly set: Pick<SetChoice, 'definition' | 'selection'> | null;
}

/** The choice before any press. A set that the address names and that cannot be bought is reported at once (SET-03). */
export function firstChoice({ variants, variantId, set }: FirstChoice): ProductChoice {
  const choice: ProductChoice = { variants, variantId, requested: 1, set: null };
  return set === null ? choice : withSelection(choice, { ...set, alert: null, alertCount: 0 }, set.selection);
}

/**
 * The choice after a press (PROD-04, PROD-05, SET-01 to SET-03). Pure: a page follows it from its first paint, and the
 * product's machine takes the same step. A variant that is none of the product's, or that is not put together, is ignored.
 */
export function afterChoice(choice: ProductChoice, event: ChoiceEvent): ProductChoice {
  const { variants, set } = choice;
  switch (event.type) {
    case 'variant.choose': {
      const isKnown = variants.some(({ globalId }) => globalId === event.variantId);
      return isKnown && set === null ? { ...choice, variantId: event.variantId } : choice;
    }
    case 'quantity.set':
      return { ...choice, requested: nearestQuantity(event.quantity, chosenVariant(choice)?.quantity ?? 0) };
    case 'option.raise':
      return set === null ? choice : raise(choice, set, event.option);
    case 'option.lower':
      return set === null ? choice : lower(choice, set, event.option);
  }
}

export function chosenVariant({ variants, variantId }: ProductChoice): BuyableVariant | null {
  return variants.find(({ globalId }) => globalId === variantId) ?? null;
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

export function standingOf(choice: ProductChoice): ChoiceStanding {
  const variant = chosenVariant(choice);
  if (variant !== null) return isSoldOut(variant.quantity) ? 'soldOut' : 'buyable';
  const { set, variants } = choice;
  const found = set && findSet(set.definition, set.selection, variants);
  return found?.ok === false && found.error === 'outOfStock' ? 'soldOut' : 'choosing';
}

function raise(choice: ProductChoice, set: SetChoice, option: number): ProductChoice {
  const raised = raiseOption(set.definition, set.selection, option);
  if (!raised.ok) return { ...choice, set: withAlert(set, raised.error) };
  // What is no part of any set is not taken: it would end in nothing that can be bought.
  const isOffered = offeredOptions(set.definition, set.selection, choice.variants)[option];
  return isOffered
    ? withSelection(choice, set, raised.value)
    : { ...choice, set: withAlert(set, 'doesNotExist') };
}

/** Fewer are always taken, and what was told of the press before is answered by it. */
function lower(choice: ProductChoice, set: SetChoice, option: number): ProductChoice {
  const selection = lowerOption(set.selection, option);
  return { ...withSelection(choice, set, selection), set: { ...set, selection, alert: null } };
}

function withSelection(choice: ProductChoice, set: SetChoice, selection: SetSelection): ProductChoice {
  const found = findSet(set.definition, selection, choice.variants);
  const alert = found.ok || found.error === 'incomplete' ? null : found.error;
  return {
    ...choice,
    variantId: found.ok ? found.value.globalId : null,
    set: withAlert({ ...set, selection }, alert),
  };
}

function withAlert(set: SetChoice, alert: SetAlert | null): SetChoice {
  return { ...set, alert, alertCount: set.alertCount + (alert === null ? 0 : 1) };
}
