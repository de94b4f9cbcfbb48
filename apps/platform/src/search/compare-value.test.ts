import { describe, expect, test } from 'vitest';
import { compareInstant, compareNumber } from './compare-value.ts';
import { parseQuery, type QueryTerm } from './parse-query.ts';

const now = new Date('2026-11-20T01:00:00Z');

function term(query: string): QueryTerm {
  const node = parseQuery(query);
  if (node.kind !== 'term') throw new Error(`${query} is not one term`);
  return node;
}

describe('[LIST-04] ranges of the search syntax', () => {
  test.each([
    ['p:1280', true],
    ['p:1280.0', true],
    ['p:>1280', false],
    ['p:>=1280', true],
    ['p:<1280', false],
    ['p:<=1280', true],
    ['p:>1000', true],
    ['p:cheap', false],
    ['p:', false],
  ])('1280 against %s is %s', (query, expected) => {
    expect(compareNumber(1280, term(query))).toBe(expected);
  });

  test.each([
    ['d:2024', true],
    ['d:2024-05', true],
    ['d:2024-05-07', true],
    ['d:2024-05-08', false],
    ['d:>2024-05-07', false],
    ['d:>2024-05-06', true],
    ['d:>=2024-05-07', true],
    ['d:<2024-05-07', false],
    ['d:<=2024-05-07', true],
    ['d:<=2024', true],
    ['d:>2024', false],
    ["d:>'2024-05-07T09:00:00Z'", true],
    ["d:<'2024-05-07T09:00:00Z'", false],
    ['d:<now', true],
    ['d:>now-1000d', true],
    ['d:>now-7d', false],
    ['d:yesterday', false],
  ])('2024-05-07T10:00Z against %s is %s', (query, expected) => {
    expect(compareInstant('2024-05-07T10:00:00.000Z', term(query), now)).toBe(expected);
  });
});
