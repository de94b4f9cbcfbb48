import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const lists = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
const objects = (levels: number) => `${'{"a":'.repeat(levels)}null${'}'.repeat(levels)}`;

test.each([lists, objects])('[PLAT-01] a body has at most 100 levels, of %s', (nested) => {
  expect(parseJson(nested(100))).toEqual(JSON.parse(nested(100)));
  for (const levels of [101, 50_000]) expect(() => parseJson(nested(levels))).toThrow('nested too deeply');
});

test('[PLAT-01] a body without levels is read', () => {
  expect(['1', 'null', '"a"', '{}', '[]'].map(parseJson)).toEqual([1, null, 'a', {}, []]);
});
