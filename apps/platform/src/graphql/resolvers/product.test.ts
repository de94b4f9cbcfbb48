import { decodeEncodedVariant } from '@shopify/hydrogen-react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueProduct, CatalogueVariant } from '../../catalogue/product.ts';
import { encodeVariants, productResolvers } from './product.ts';

function productOf(
  lengths: readonly number[],
  combinations: readonly (readonly number[])[],
): CatalogueProduct {
  const options = lengths.map((length, index) => ({
    id: index,
    name: `option ${index}`,
    values: Array.from({ length }, (_, place) => ({ id: place, name: `value ${place}` })),
  }));
  const variants = combinations.map((indexes) => ({
    selectedOptions: indexes.map((place, index) => ({ name: `option ${index}`, value: `value ${place}` })),
  }));
  return { options, variants } as unknown as CatalogueProduct;
}

const encoded = (product: CatalogueProduct) =>
  encodeVariants(product, product.variants as CatalogueVariant[]);

test('[PROD-04] the example of the schema', () => {
  const combinations = [
    [0, 0, 0],
    [0, 1, 0],
    [0, 1, 1],
    [1, 0, 0],
    [1, 0, 1],
    [1, 1, 1],
    [2, 0, 1],
    [2, 1, 0],
  ];
  expect(encoded(productOf([3, 2, 2], combinations))).toBe('v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,');
});

test('[PROD-04] the decoder of hydrogen-react restores what was encoded', () => {
  const scenario = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }).chain((lengths) =>
    fc.record({
      lengths: fc.constant(lengths),
      combinations: fc.uniqueArray(fc.tuple(...lengths.map((length) => fc.nat(length - 1))), {
        selector: (indexes) => indexes.join(),
        minLength: 1,
      }),
    }),
  );
  fc.assert(
    fc.property(scenario, ({ lengths, combinations }) => {
      const decoded = decodeEncodedVariant(encoded(productOf(lengths, combinations)));
      expect(new Set(decoded.map(String))).toEqual(new Set(combinations.map(String)));
    }),
  );
});

test('[PLAT-04] the lists of a product are in their stored order, and reversed when asked', () => {
  const lists = productResolvers.Product as Record<
    string,
    (product: object, args: object, context: object) => { nodes: readonly { numericId: number }[] }
  >;
  const stored = [1, 2, 3].map((numericId) => ({ numericId, position: numericId, src: '' }));
  const context = { catalogue: { collectionsOf: () => stored } };
  for (const name of ['images', 'variants', 'collections', 'media']) {
    const ids = (reverse: boolean) =>
      lists[name]?.({ images: stored, variants: stored }, { first: 3, reverse }, context).nodes.map(
        (node) => ('image' in node ? (node.image as typeof node) : node).numericId,
      );
    expect([ids(false), ids(true)], name).toEqual([
      [1, 2, 3],
      [3, 2, 1],
    ]);
  }
});
