import { expect, test } from 'vitest';
import { color } from './color.ts';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';

test.each(contrastPairs)('[A11Y-01] $name reaches $least', ({ ink, ground, least }) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least);
});

test('the two ends of the scale are 21 and 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#232d23', '#232d23')).toBe(1);
});

test('light text is not used as small text: it does not reach 4.5 on white', () => {
  expect(contrast(color.text.light, color.surface.page)).toBeLessThan(4.5);
});
