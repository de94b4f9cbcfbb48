import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { MAX_COST, queryCost } from './query-cost.ts';

test.each([
  ['{ shop { name } }', {}, 0],
  ['{ products(first: 20) { nodes { id } } }', {}, 20],
  ['{ products(last: 20) { nodes { variants(first: 3) { nodes { id } } } } }', {}, 80],
  [
    'query($n: Int) { products(first: $n) { nodes { ...P } } } fragment P on Product { images(first: 2) { nodes { url } } }',
    { n: 5 },
    15,
  ],
  [
    '{ a: products(first: 5) { ... on ProductConnection { nodes { images(first: 2) { nodes { url } } } } } b: shop { name } }',
    {},
    15,
  ],
  ['query($n: Int) { products(first: $n) { nodes { id } } }', {}, 0],
  [
    '{ products(first: 20) { nodes { sellingPlanGroups(first: 250) { nodes { sellingPlans(first: 250) { nodes { id } } } } } } }',
    {},
    20,
  ],
])('the cost of %s with %j is %i', (query, variables, cost) => {
  expect(queryCost(parse(query), null, variables)).toBe(cost);
});

test('nested lists and nested fragments stop early', () => {
  const deep = (depth: number): string =>
    depth === 0
      ? 'id'
      : `collections(first: 250) { nodes { products(first: 250) { nodes { ${deep(depth - 1)} } } } }`;
  expect(queryCost(parse(`{ ${deep(8)} }`), null, {})).toBeGreaterThan(MAX_COST);
  const fragments = Array.from(
    { length: 40 },
    (_, i) => `fragment F${i} on Q { a { ...F${i + 1} } b { ...F${i + 1} } }`,
  );
  const bomb = `{ ...F0 } ${fragments.join(' ')} fragment F40 on Q { id }`;
  expect(queryCost(parse(bomb), null, {})).toBe(Number.POSITIVE_INFINITY);
});
