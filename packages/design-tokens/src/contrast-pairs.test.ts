import { expect, test } from 'vitest';
import { color } from './color.ts';
import { contrast } from './contrast.ts';
import { contrastPairs, TEXT_CONTRAST } from './contrast-pairs.ts';

test.each(contrastPairs)('[A11Y-01] $name has a contrast of at least $least', ({ ink, ground, least }) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least);
});

test('the contrast range is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#232d23', '#232d23')).toBe(1);
});

test('the light text colour is not used for small text: its contrast on white is too low', () => {
  expect(contrast(color.text.light, color.surface.page)).toBeLessThan(TEXT_CONTRAST);
});
