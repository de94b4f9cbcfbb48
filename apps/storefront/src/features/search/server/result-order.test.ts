import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { inOrder } from './result-order';

const { index } = await indexedCatalogue();
const products = [...index.products.values()];
// Many are equal, and some are no full matches.
const scores = new Map(products.map(({ handle }, at) => [handle, at % 7]));
const shares = new Map(products.flatMap(({ handle }, at) => (at % 3 === 0 ? [[handle, (at % 5) / 5]] : [])));

test.each(['recommended', 'price-asc', 'new'] as const)(
  '[SEARCH-07] the first products by %s are those of the whole order',
  (sort) => {
    const ordered = (count: number) =>
      inOrder(products, { ...DEFAULT_LIST_VIEW, sort }, scores, shares, index, count);
    const all = ordered(products.length);
    expect(new Set(all)).toEqual(new Set(products));
    expect(ordered(24)).toEqual(all.slice(0, 24));
    expect(all.findIndex(({ handle }) => shares.has(handle))).toBe(products.length - shares.size);
  },
);
