import type { SetDefinition } from '@shop/rules/set-product/set-definition';
import {
  chosenCount,
  findSet,
  lowerOption,
  offeredOptions,
  raiseOption,
  type SetAlert,
  type SetSelection,
  type SetVariant,
} from '@shop/rules/set-product/set-selection';

/** What a shopper may press in the picker; `option` is the place in the definition's list. */
export type SetEvent =
  | { readonly type: 'option.raise'; readonly option: number }
  | { readonly type: 'option.lower'; readonly option: number };

/** What the machine starts with. */
export interface SetInput {
  readonly definition: SetDefinition;
  readonly variants: readonly SetVariant[];
  readonly selection: SetSelection;
}

/** The choice so far and what the last press was answered with. */
export interface SetChoice extends SetInput {
  /** What the shopper is told of the last press (SET-03). */
  readonly alert: SetAlert | null;
  /** How many alerts there were: the same one twice is said twice. */
  readonly alertCount: number;
}

/** Where a choice stands: more to choose, a set to buy, or a whole set that is sold out. */
export type SetStanding = 'choosing' | 'complete' | 'outOfStock';

/** The choice before any press. One that was made elsewhere (`?variant=`) and cannot be bought is told at once. */
export function firstSetChoice(input: SetInput): SetChoice {
  return withAlert({ ...input, alert: null, alertCount: 0 }, alertOf(input));
}

/**
 * The choice after a press (SET-01 to SET-03). Pure, so that a page can follow a press before the machine's code has come;
 * the machine takes the same step.
 */
export function afterPress(choice: SetChoice, event: SetEvent): SetChoice {
  if (event.type === 'option.lower') {
    return withAlert({ ...choice, selection: lowerOption(choice.selection, event.option) }, null);
  }
  const raised = raiseOption(choice.definition, choice.selection, event.option);
  if (!raised.ok) return withAlert(choice, raised.error);
  // What is no part of any set is not taken: it would end in nothing that can be bought.
  const isOffered = offeredOptions(choice.definition, choice.selection, choice.variants)[event.option];
  if (!isOffered) return withAlert(choice, 'doesNotExist');
  const next = { ...choice, selection: raised.value };
  return withAlert(next, alertOf(next));
}

export function standingOf({ definition, selection, variants }: SetInput): SetStanding {
  const found = findSet(definition, selection, variants);
  if (found.ok) return 'complete';
  return found.error === 'outOfStock' ? 'outOfStock' : 'choosing';
}

/** What a screen draws of a choice. */
export function setView(choice: SetChoice) {
  const { definition, selection, variants, alert, alertCount } = choice;
  const found = findSet(definition, selection, variants);
  const count = chosenCount(selection);
  return {
    selection,
    count,
    total: definition.itemCount,
    remaining: definition.itemCount - count,
    /** Of each option, whether one more of it can become a set; of a full one none. */
    offered: offeredOptions(definition, selection, variants),
    /** The variant to buy (SET-02); null disables the buttons. */
    variantId: found.ok ? found.value.id : null,
    alert,
    alertCount,
  };
}

export type SetView = ReturnType<typeof setView>;

function alertOf(input: SetInput): SetAlert | null {
  const found = findSet(input.definition, input.selection, input.variants);
  return found.ok || found.error === 'incomplete' ? null : found.error;
}

function withAlert(choice: SetChoice, alert: SetAlert | null): SetChoice {
  return { ...choice, alert, alertCount: choice.alertCount + (alert === null ? 0 : 1) };
}
