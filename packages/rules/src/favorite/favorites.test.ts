import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalSharedFavorites,
  FAVORITES_MAX,
  formatFavorites,
  mergeFavorites,
  parseFavorites,
  parseSharedFavorites,
  toggleFavorite,
} from './favorites';

const id = fc.integer({ min: 1, max: 150 });
const hundred = Array.from({ length: FAVORITES_MAX }, (_, index) => index + 1);

describe('[FAV-01] favorites', () => {
  test.each([
    ['the first is put in', [], 5, [5]],
    ['the newest comes first', [5, 4], 6, [6, 5, 4]],
    ['a second press takes it out', [6, 5, 4], 5, [6, 4]],
    ['of 100 the oldest falls off', hundred, 777, [777, ...hundred.slice(0, 99)]],
    ['of 100 one can be taken out', hundred, 100, hundred.slice(0, 99)],
    ['zero is no product', [5], 0, [5]],
    ['a fraction is no product', [5], 1.5, [5]],
    ['nothing is no product', [5], Number.NaN, [5]],
  ])('%s', (_, favorites, pressed, expected) => {
    expect(toggleFavorite(favorites, pressed)).toEqual(expected);
  });

  test('after any clicks: at most 100, no duplicates, the newest first', () => {
    fc.assert(
      fc.property(fc.array(id, { maxLength: 400 }), (presses) => {
        let favorites: readonly number[] = [];
        for (const pressed of presses) {
          const before = favorites;
          favorites = toggleFavorite(favorites, pressed);
          expect(favorites.length).toBeLessThanOrEqual(FAVORITES_MAX);
          expect(new Set(favorites).size).toBe(favorites.length);
          if (before.includes(pressed)) expect(favorites).not.toContain(pressed);
          else expect(favorites[0]).toBe(pressed);
        }
      }),
    );
  });

  test('two clicks leave the list unchanged, except for an evicted one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: 99 }), id, (favorites, pressed) => {
        const twice = toggleFavorite(toggleFavorite(favorites, pressed), pressed);
        expect([...twice].sort()).toEqual([...favorites].sort());
      }),
    );
  });

  test('the cookie text parses back to the same list', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), {
          minLength: 1,
          maxLength: 100,
        }),
        (favorites) => {
          const text = formatFavorites(favorites);
          expect(parseFavorites(text)).toEqual(favorites);
          expect(encodeURIComponent(text)).toBe(text);
        },
      ),
    );
  });
});

describe('[COOKIE-01] the text of the favorites', () => {
  test.each([
    ['1', [1]],
    ['8017264902831.2', [8017264902831, 2]],
    ['3,2,1', [3, 2, 1]],
    ['3.3.3', [3]],
    [[...hundred, 101].join('.'), hundred],
    [`11${'.1'.repeat(2047)}`, [11, 1]],
  ])('%j contains %j', (text, favorites) => {
    expect(parseFavorites(text)).toEqual(favorites);
  });

  test.each([
    [''],
    ['0'],
    ['-1'],
    ['1.'],
    ['.1'],
    ['1..2'],
    ['1 2'],
    ['[1,2]'],
    ['01'],
    ['1e3'],
    ['9999999999999999'],
    ['12345678901234567'],
    ['<script>'],
    ['1.9999999999999999'],
    ['1.'.repeat(3000)],
    [`1${'.1'.repeat(2048)}`],
  ])('%j is malformed', (text) => {
    expect(parseFavorites(text)).toBeNull();
  });

  test('any text parses to a list within its limits, or is malformed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,]{0,600}$/)), (text) => {
        const favorites = parseFavorites(text);
        if (favorites === null) return;
        expect(favorites.length).toBeLessThanOrEqual(FAVORITES_MAX);
        expect(new Set(favorites).size).toBe(favorites.length);
        expect(parseFavorites(formatFavorites(favorites))).toEqual(favorites);
      }),
    );
  });
});

describe('[LINK-03] a shared list', () => {
  test.each([
    ['comes first', [1], [3, 2], [3, 2, 1]],
    ['brings nothing twice', [1, 2], [2, 3, 3], [3, 1, 2]],
    ['brings what is a product', [1], [0, -1, 1.5, 4], [4, 1]],
    ['drops none of one’s own', hundred, [777], hundred],
    ['fills what room there is, from its first', hundred.slice(1), [777, 778], [777, ...hundred.slice(1)]],
  ])('%s', (_, own, shared, expected) => expect(mergeFavorites(own, shared)).toEqual(expected));
});

test.each([
  [FAVORITES_MAX, false],
  [FAVORITES_MAX + 1, true],
  [900, true],
])('[LINK-03] a shared list of %i products is cut: %s', (count, isCut) => {
  const ids = Array.from({ length: count }, (_, place) => 44_795_488_731_369 + place);
  const text = formatFavorites(ids);
  expect(parseSharedFavorites(text)).toEqual({ favorites: ids.slice(0, FAVORITES_MAX), isCut });
  // The canonical address says it, too.
  expect(parseSharedFavorites(canonicalSharedFavorites(text) ?? '')?.isCut).toBe(isCut);
});
