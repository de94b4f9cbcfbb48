import { expect, test } from 'vitest';
import { filterLabel } from './filter-label';
import { needLabel, type UnderstoodNeed } from './need-label';

const [ONE, OTHER] = [
  { parentId: 1, childId: 101 },
  { parentId: 1, childId: 102 },
];

test.each<[UnderstoodNeed['facts'], string]>([
  [{ kind: 'stock' }, filterLabel({ kind: 'stock' }, 'en')],
  [{ kind: 'tag', aiTags: [ONE] }, filterLabel({ kind: 'tag', tag: ONE }, 'en')],
  // A filter has the name of one tag: several are told as they were typed.
  [{ kind: 'tag', aiTags: [ONE, OTHER] }, 'as typed'],
  [{ kind: 'tag', aiTags: [] }, 'as typed'],
  [{ kind: 'height' }, 'as typed'],
  [{ kind: 'cold' }, 'as typed'],
])('[SEARCH-05] the need %j is told as %s', (facts, label) => {
  expect(needLabel({ text: 'as typed', facts }, 'en')).toBe(label);
});

test('[SEARCH-05] a need of a price is told by its bounds', () => {
  const label = (min: number | null, max: number | null) =>
    needLabel({ text: 'cheap', facts: { kind: 'price', min, max } }, 'en');
  expect([label(null, 3_000), label(3_000, null)].map((text) => text.includes('3,000'))).toEqual([
    true,
    true,
  ]);
  expect(new Set([label(null, 3_000), label(3_000, null), label(3_000, 3_000)]).size).toBe(3);
});
