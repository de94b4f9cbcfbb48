import type { CatalogueProduct, CatalogueVariant } from '../catalogue/product.ts';
import { isOptionChoice, isOptionName } from './localized-option.ts';

interface Choice {
  readonly name: string;
  readonly value: string;
}

interface Strictness {
  readonly caseInsensitive: boolean;
  readonly ignoreUnknown: boolean;
}

/** The variant with all selected options; null when it does not exist, or for an unknown option unless those are ignored. */
export function selectVariant(
  product: CatalogueProduct,
  choices: readonly Choice[],
  strictness: Strictness,
): CatalogueVariant | null {
  const known = knownChoices(product, choices, strictness);
  if (known === null || known.length === 0) return null;
  return (
    product.variants.find((variant) =>
      known.every((choice) =>
        variant.selectedOptions.some((option) =>
          isOptionChoice(product, option, choice, folding(strictness)),
        ),
      ),
    ) ?? null
  );
}

/** The variants that differ from the selected one in exactly one option, by id. */
export function adjacentVariants(
  product: CatalogueProduct,
  choices: readonly Choice[],
  strictness: Strictness,
): CatalogueVariant[] {
  const known = knownChoices(product, choices, strictness);
  if (known === null) return [];
  return product.variants
    .filter((variant) => {
      const same = variant.selectedOptions.filter((option) =>
        known.some((choice) => isOptionChoice(product, option, choice, folding(strictness))),
      );
      return same.length === variant.selectedOptions.length - 1;
    })
    .sort((left, right) => left.numericId - right.numericId);
}

function knownChoices(
  product: CatalogueProduct,
  choices: readonly Choice[],
  strictness: Strictness,
): readonly Choice[] | null {
  const known = choices.filter(({ name }) =>
    product.options.some((option) => isOptionName(product, option.name, name, folding(strictness))),
  );
  return known.length < choices.length && !strictness.ignoreUnknown ? null : known;
}

function folding({ caseInsensitive }: Strictness): (text: string) => string {
  return caseInsensitive ? (text) => text.toLowerCase() : String;
}
