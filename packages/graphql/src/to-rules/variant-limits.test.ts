import { expect, test } from 'vitest';
import * as documents from '../__generated__/documents/graphql';

/** The number of variants that each operation reads of a product, by the operation's name. */
const limits = Object.entries(documents).flatMap(([name, document]) =>
  [...String(document).matchAll(/\bvariants\(first: (\d+)\)/g)].map(
    ([, first]) => [name, Number(first)] as const,
  ),
);
const limitOf = (name: string) => limits.filter(([one]) => one === name).map(([, first]) => first);

test('[CARD-01][PROD-03] a card, a feed and the search know every variant that the page of the product knows', () => {
  const [ofPage = 0] = limitOf('ProductPageDocument');
  expect(ofPage).toBeGreaterThan(0);
  expect(limits.map(([name]) => name)).toEqual(
    expect.arrayContaining(['ProductCardFragmentDoc', 'FeedProductsDocument', 'CollectionRoomsDocument']),
  );
  expect(limits.filter(([, first]) => first !== ofPage)).toEqual([]);
});
