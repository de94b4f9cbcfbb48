import { isSoldOut } from '../product/stock-label';
import { err, ok, type Result } from '../result';

/** How many of each option are chosen, in the order of the definition's options (SET-01). */
export type SetSelection = readonly number[];

/** What a shopper is told (SET-03): no such set, one too many, the set is sold out. */
export type SetAlert = 'doesNotExist' | 'cannotAddMore' | 'outOfStock';

/** What of a variant the set's rules read. */
export interface SetVariant {
  /** The chosen options joined with '/'. */
  readonly title: string;
  /** Stock. */
  readonly quantity: number;
}

const SEPARATOR = '/';

/** Nothing is chosen yet. */
export function emptySelection({ options }: SetDefinition): SetSelection {
  return options.map(() => 0);
}

/** How many pieces are chosen in all. */
export function chosenCount(selection: SetSelection): number {
  return selection.reduce((sum, count) => sum + count, 0);
}

/** One piece more of an option; 'cannotAddMore' once there are `itemCount` in all (SET-01, SET-03). */
export function raiseOption(
  { itemCount }: SetDefinition,
  selection: SetSelection,
  option: number,
): Result<SetSelection, 'cannotAddMore'> {
  return chosenCount(selection) < itemCount ? ok(withChange(selection, option, 1)) : err('cannotAddMore');
}

/** One piece less of an option; one that is not chosen stays so. */
export function lowerOption(selection: SetSelection, option: number): SetSelection {
  return (selection[option] ?? 0) > 0 ? withChange(selection, option, -1) : selection;
}

/**
 * The name of the variant that holds these options: in the order of `sequence`, joined with '/', an option that is chosen
 * twice stands twice (SET-02).
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

/**
 * What the chosen options come to (SET-02, SET-03): the variant to buy, or why there is none. 'incomplete' is no alert:
 * more is to be chosen.
 */
export function findSet<Variant extends SetVariant>(
  definition: SetDefinition,
  selection: SetSelection,
  variants: readonly Variant[],
): Result<Variant, 'incomplete' | 'doesNotExist' | 'outOfStock'> {
  if (chosenCount(selection) !== definition.itemCount) {
    return err('incomplete');
  }
  const name = setName(definition, selection);
  const variant = variants.find(({ title }) => title === name);
  if (variant === undefined) {
    return err('doesNotExist');
  }
  return isSoldOut(variant.quantity) ? err('outOfStock') : ok(variant);
}

/** The whole selection that a variant's name stands for (`?variant=` of a set), or null when it is none of this set's. */
export function selectionOfName(definition: SetDefinition, name: string): SetSelection | null {
  const selection = name.split(SEPARATOR).reduce<SetSelection>((chosen, part) => {
    const option = definition.options.findIndex((candidate) => candidate.name === part);
    const raised = raiseOption(definition, chosen, option);
    return raised.ok ? raised.value : chosen;
  }, emptySelection(definition));
  // Parts that are no option, or one too many, are not in the selection's own name.
  const isWhole = chosenCount(selection) === definition.itemCount;
  return isWhole && setName(definition, selection) === name ? selection : null;
}

/**
 * Of each option, whether one piece more of it is still a part of some variant, sold out or not: what leads to no set is not
 * offered (SET-02, SET-03). None is once the set is full.
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

/** One plant that can be chosen for a set. */
export interface SetOption {
  readonly name: string;
  readonly image: string;
  /** Options are joined in this order (SET-02). */
  readonly sequence: number;
}

/** A product that is put together by the shopper (SET-01). */
export interface SetDefinition {
  /** How many options are chosen in all. */
  readonly itemCount: number;
  readonly options: readonly SetOption[];
}
