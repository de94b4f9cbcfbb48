import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cut-text';

test.each([
  ['shorter than allowed', 'パキラ', 5, 'パキラ'],
  ['as long as allowed', 'パキラ', 3, 'パキラ'],
  ['longer', 'モンステラ', 3, 'モンス'],
  ['a sign of two units that fits', 'a🌱b', 3, 'a🌱'],
  ['a sign of two units that does not is left out whole', 'a🌱b', 2, 'a'],
  ['only the last one is looked at', '🌱🌱', 3, '🌱'],
  ['what stands before its end stays as it is', 'a\ud83cb', 3, 'a\ud83cb'],
])('[SEARCH-01] [ANA-02] %s', (_sentence, text, longest, cut) => {
  expect(cutText(text, longest)).toBe(cut);
});

test('[COOKIE-01] text is truncated at its end, and the rest is valid in a URL or a cookie', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'a %é花🌱🎍'), maxLength: 30 }),
      fc.nat({ max: 20 }),
      (text, longest) => {
        const cut = cutText(text, longest);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(longest);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, longest) - 1);
        expect(decodeURIComponent(encodeURIComponent(cut))).toBe(cut);
      },
    ),
  );
});
