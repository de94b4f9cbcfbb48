import { expect, test } from 'vitest';
import { alikeTo } from './alike-goods';

const goods = (tags: readonly string[], aiTags: readonly number[]) => ({ tags, aiTags });

test('[SEARCH-05] goods are alike by the tags of those that answer a query, the rarer the more', () => {
  const counts = new Map<string | number, number>([
    ['fern', 3],
    ['plant', 90],
    [201, 30],
  ]);
  const alike = alikeTo(
    [goods(['plant', 'fern'], [201]), goods(['plant', 'fern'], [])],
    (tag) => counts.get(tag) ?? 0,
    100,
  );
  expect(alike(goods(['plant', 'fern'], [201]))).toBeCloseTo(1);
  expect(alike(goods(['fern'], []))).toBeGreaterThan(alike(goods(['plant'], [201])));
  expect(alike(goods(['tool'], [999]))).toBe(0);
  expect(alikeTo([], () => 0, 0)(goods(['fern'], []))).toBe(0);
});
