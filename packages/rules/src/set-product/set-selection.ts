import { isSoldOut } from '../product/stock-label';
import { err, ok, type Result } from '../result';

/** The chosen count per option, in the order of the definition's options (SET-01). */
export type SetSelection = readonly number[];

/** The alerts for a shopper (SET-03): no such set, one too many, the set is sold out. */
export type SetAlert = 'doesNotExist' | 'cannotAddMore' | 'outOfStock';

/** The variant data that the set's rules read. */
export interface SetVariant {
  /** The chosen options joined by '/'. */
  readonly title: string;
  /** Stock. */
  readonly quantity: number;
}

const SEPARATOR = '/';

/** A selection without any option. */
export function emptySelection({ options }: SetDefinition): SetSelection {
  return options.map(() => 0);
}

/** The total number of chosen pieces. */
export function chosenCount(selection: SetSelection): number {
  return selection.reduce((sum, count) => sum + count, 0);
}

/** Adds one piece of an option; 'cannotAddMore' once `itemCount` is reached (SET-01, SET-03). */
export function raiseOption(
  { itemCount }: SetDefinition,
  selection: SetSelection,
  option: number,
): Result<SetSelection, 'cannotAddMore'> {
  return chosenCount(selection) < itemCount ? ok(withChange(selection, option, 1)) : err('cannotAddMore');
}

/** Removes one piece of an option; an option that is not chosen stays at 0. */
export function lowerOption(selection: SetSelection, option: number): SetSelection {
  return (selection[option] ?? 0) > 0 ? withChange(selection, option, -1) : selection;
}

/**
 * The name of the variant with these options: in order of `sequence`, joined by '/'. An option chosen twice appears twice
 * (SET-02).
 */
export function setName({ options }: SetDefinition, selection: SetSelection): string {
  return options
    .flatMap(({ name, sequence }, index) => {
      const count = selection[index] ?? 0;
      return Array.from({ length: count }, () => ({ name, sequence }));
    })
    .sort((one, other) => one.sequence - other.sequence)
    .map(({ name }) => name)
    .join(SEPARATOR);
}

/** The variant of a complete selection, in stock or not; null for an incomplete one, or if there is none of its name (SET-02). */
export function chosenSet<Variant extends SetVariant>(
  definition: SetDefinition,
  selection: SetSelection,
  variants: readonly Variant[],
): Variant | null {
  if (chosenCount(selection) !== definition.itemCount) return null;
  const name = setName(definition, selection);
  return variants.find(({ title }) => title === name) ?? null;
}

/**
 * The result of the chosen options (SET-02, SET-03): the variant to buy, or why there is none. 'incomplete' is not an alert: more
 * is to be chosen.
 */
export function findSet<Variant extends SetVariant>(
  definition: SetDefinition,
  selection: SetSelection,
  variants: readonly Variant[],
): Result<Variant, 'incomplete' | 'doesNotExist' | 'outOfStock'> {
  if (chosenCount(selection) !== definition.itemCount) {
    return err('incomplete');
  }
  const variant = chosenSet(definition, selection, variants);
  if (variant === null) {
    return err('doesNotExist');
  }
  return isSoldOut(variant.quantity) ? err('outOfStock') : ok(variant);
}

/** The complete selection for a variant's name (`?variant=` of a set), or null for a name that is not of this set. */
export function selectionOfName(definition: SetDefinition, name: string): SetSelection | null {
  const selection = name.split(SEPARATOR).reduce<SetSelection>((chosen, part) => {
    const option = definition.options.findIndex((candidate) => candidate.name === part);
    const raised = raiseOption(definition, chosen, option);
    return raised.ok ? raised.value : chosen;
  }, emptySelection(definition));
  // With an unknown option or one too many, the name differs from the selection's own name.
  const isWhole = chosenCount(selection) === definition.itemCount;
  return isWhole && setName(definition, selection) === name ? selection : null;
}

/**
 * For each option, whether one more piece of it is part of some variant, sold out or not. Options that lead to no set are not
 * offered (SET-02, SET-03). A full set offers none.
 */
export function offeredOptions(
  definition: SetDefinition,
  selection: SetSelection,
  variants: readonly SetVariant[],
): boolean[] {
  const sets = variants.map(({ title }) => selectionOfName(definition, title));
  return definition.options.map((_, option) => {
    const raised = withChange(selection, option, 1);
    return sets.some((set) => set?.every((count, at) => count >= (raised[at] ?? 0)) === true);
  });
}

function withChange(selection: SetSelection, option: number, change: 1 | -1): SetSelection {
  return selection.map((count, index) => (index === option ? count + change : count));
}

/** A plant that can be chosen for a set. */
export interface SetOption {
  readonly name: string;
  readonly image: string;
  /** Options are joined in this order (SET-02). */
  readonly sequence: number;
}

/** A product that the shopper assembles (SET-01). */
export interface SetDefinition {
  /** The total number of options to choose. */
  readonly itemCount: number;
  readonly options: readonly SetOption[];
}
