import { isSoldOut } from './stock-label';

/** An option of a product, such as its weight, with its values in the merchant's order. */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

interface OptionedVariant {
  /** One value for each option of its product, in the same order; [] for a product without options. */
  readonly optionValues: readonly string[];
  /** Stock. */
  readonly quantity: number;
}

/** A value that can be pressed. */
export interface OfferedValue<Candidate> {
  readonly value: string;
  readonly isChosen: boolean;
  /** The variant that a press chooses; it has this value. */
  readonly variant: Candidate;
  /** Of this value with the chosen values of the other options. `missing`: no such variant, a press chooses the nearest one. */
  readonly state: 'inStock' | 'soldOut' | 'missing';
}

export interface OptionGroup<Candidate> {
  readonly name: string;
  readonly values: readonly OfferedValue<Candidate>[];
}

/** Whether a product is chosen option by option (PROD-16); others have one list of their variants (PROD-04). */
export function hasOptionGroups(
  options: readonly ProductOption[],
  variants: readonly Pick<OptionedVariant, 'optionValues'>[],
): boolean {
  const isComplete = variants.every(
    ({ optionValues }) =>
      optionValues.length === options.length &&
      options.every(({ values }, at) => values.includes(optionValues[at] ?? '')),
  );
  const varying = options.filter(
    (_, at) => new Set(variants.map(({ optionValues }) => optionValues[at])).size > 1,
  );
  return isComplete && varying.length > 1;
}

/** The values of each option beside a chosen variant; values that no variant has are not offered (PROD-16). */
export function optionGroups<Candidate extends OptionedVariant>(
  options: readonly ProductOption[],
  variants: readonly Candidate[],
  chosen: Candidate,
): OptionGroup<Candidate>[] {
  return options.map(({ name, values }, at) => ({
    name,
    values: values.flatMap((value) => {
      const variant = variantWith(value, at, options, variants, chosen);
      if (variant === undefined) return [];
      const isExact = chosen.optionValues.every(
        (kept, other) => other === at || variant.optionValues[other] === kept,
      );
      const state = !isExact ? 'missing' : isSoldOut(variant.quantity) ? 'soldOut' : 'inStock';
      return [{ value, isChosen: chosen.optionValues[at] === value, variant, state }];
    }),
  }));
}

/**
 * The variant with a value that is nearest to the chosen one: it keeps the earlier options first, so that pressing a variant's
 * values in order leads to it; then it is in stock, then its values are the nearest ones in the merchant's order.
 */
function variantWith<Candidate extends OptionedVariant>(
  value: string,
  at: number,
  options: readonly ProductOption[],
  variants: readonly Candidate[],
  chosen: Candidate,
): Candidate | undefined {
  const rank = ({ optionValues, quantity }: Candidate) => {
    const steps = options.map(({ values }, other) =>
      other === at
        ? 0
        : Math.abs(
            values.indexOf(optionValues[other] ?? '') - values.indexOf(chosen.optionValues[other] ?? ''),
          ),
    );
    return [...steps.map((step) => Number(step > 0)), Number(isSoldOut(quantity)), ...steps];
  };
  return variants
    .filter(({ optionValues }) => optionValues[at] === value)
    .map((variant) => ({ variant, rank: rank(variant) }))
    .sort((one, other) => firstDifference(one.rank, other.rank))[0]?.variant;
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}
