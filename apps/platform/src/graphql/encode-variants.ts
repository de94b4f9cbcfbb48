import type { CatalogueProduct, CatalogueVariant } from '../catalogue/product.ts';

type Tree = Map<number, Tree>;

/**
 * Encodes which combinations of option values exist among `variants`, in the provider's compact notation: `v1_0:0-2,1:1,` means value 0 of
 * the first option with values 0 to 2 of the second, and value 1 with value 1. The schema's description of `encodedVariantExistence`
 * defines it.
 */
export function encodeVariants(product: CatalogueProduct, variants: readonly CatalogueVariant[]): string {
  const tree: Tree = new Map();
  for (const variant of variants) {
    let branch = tree;
    for (const option of product.options) {
      const chosen = variant.selectedOptions.find(({ name }) => name === option.name)?.value;
      const index = option.values.findIndex(({ name }) => name === chosen);
      const next = branch.get(index) ?? new Map();
      branch.set(index, next);
      branch = next;
    }
  }
  return `v1_${encode(tree, product.options.length)}`;
}

/** An inner branch ends with a comma after each value's combinations; the last option is a list of numbers and ranges. */
function encode(tree: Tree, depth: number): string {
  const indexes = [...tree.keys()].sort((left, right) => left - right);
  if (depth <= 1) return ranges(indexes);
  return indexes.map((index) => `${index}:${encode(tree.get(index) ?? new Map(), depth - 1)},`).join('');
}

function ranges(indexes: readonly number[]): string {
  const parts: string[] = [];
  for (let start = 0; start < indexes.length; ) {
    let end = start;
    while (indexes[end + 1] === (indexes[end] ?? 0) + 1) end += 1;
    parts.push(start === end ? `${indexes[start]}` : `${indexes[start]}-${indexes[end]}`);
    start = end + 1;
  }
  return parts.join(' ');
}
