import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText, shortenText } from './shorten-text';

describe('[ROUTE-16] a description is truncated at a natural pause', () => {
  test.each([
    ['short enough is left alone', 'A pot of clay.', 20, 'A pot of clay.'],
    ['exactly as long is left alone', '0123456789', 10, '0123456789'],
    [
      'after a sentence that ends near',
      'It likes shade. Water it once a week in summer.',
      24,
      'It likes shade.',
    ],
    ['a dot inside a number ends no sentence', 'A pot of 1.5 litres for small plants', 16, 'A pot of 1.5…'],
    ['between words, never inside one', 'Easy plants for beginners and offices', 22, 'Easy plants for…'],
    ['no comma is left before the ellipsis', 'Monstera, pothos, ferns and palms', 19, 'Monstera, pothos…'],
    ['a word that ends where the room ends is kept', 'Easy plants for beginners', 16, 'Easy plants for…'],
    ['one long word has no better place', 'abcdefghijklmnop', 10, 'abcdefghi…'],
    [
      '日本語は遠い文の終わりでは切らない',
      'はい。日陰に強い植物で水やりは週に一度で足ります',
      16,
      'はい。日陰に強い植物で水やりは…',
    ],
    ['日本語は近くの文の終わりで', '日陰に強い植物です。水やりは週に一度です。', 14, '日陰に強い植物です。'],
    [
      '日本語は近くの読点で',
      '明るい窓辺でも、日陰でも、よく育つ丈夫な観葉植物',
      16,
      '明るい窓辺でも、日陰でも…',
    ],
    [
      '読点が遠ければ文字で',
      'はい、とても丈夫で育てやすい観葉植物です',
      16,
      'はい、とても丈夫で育てやすい観…',
    ],
  ])('%s', (_, text, longest, shortened) => {
    expect(shortenText(text, longest)).toBe(shortened);
  });

  test('is never longer, and contains no added word', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 2, max: 60 }),
        (text, longest) => {
          const short = shortenText(text, longest);
          expect(short.length).toBeLessThanOrEqual(longest);
          expect(text.trim().startsWith(short.replace(/…$/, ''))).toBe(true);
        },
      ),
    );
  });
});

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
