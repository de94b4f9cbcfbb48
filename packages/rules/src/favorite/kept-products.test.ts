import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAVORITES_MAX } from './favorites';
import { applyKeptChanges, type KeptChange, NOTHING_KEPT } from './kept-products';

const want = (productId: number, isWanted = true): KeptChange => ({ kind: 'favorite', productId, isWanted });
const view = (productId: number): KeptChange => ({ kind: 'view', productId });
const change: fc.Arbitrary<KeptChange> = fc
  .record({ id: fc.integer({ min: 1, max: 130 }), isWanted: fc.boolean(), isView: fc.boolean() })
  .map(({ id, isWanted, isView }) => (isView ? view(id) : want(id, isWanted)));

describe('[FAV-01] [VIEW-01] changes to what is kept', () => {
  test.each([
    ['a favourite wanted', [], [want(1)], [1]],
    ['wanted twice is wanted once', [], [want(1), want(1)], [1]],
    ['one that another tab put in already stays where it is', [2, 1], [want(1)], [2, 1]],
    ['no longer wanted', [2, 1], [want(2, false)], [1]],
    ['one that another tab took out already stays out', [1], [want(2, false)], [1]],
    ['wanted, then not', [1], [want(2), want(2, false)], [1]],
  ])('%s', (_, favorites, changes, expected) => {
    expect(applyKeptChanges({ favorites, viewed: [7] }, changes)).toEqual({
      favorites: expected,
      viewed: [7],
    });
  });

  test('at first nothing is kept', () => {
    expect(applyKeptChanges(NOTHING_KEPT, [])).toEqual({ favorites: [], viewed: [] });
    expect(applyKeptChanges(NOTHING_KEPT, [view(8), want(8)])).toEqual({ favorites: [8], viewed: [8] });
  });

  test('a look leaves the favourites alone', () => {
    expect(applyKeptChanges({ favorites: [1], viewed: [7, 8] }, [view(8)])).toEqual({
      favorites: [1],
      viewed: [8, 7],
    });
  });

  test('the last wish of each product holds, as long as nothing falls off', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 90 }), (changes) => {
        const { favorites } = applyKeptChanges(NOTHING_KEPT, changes);
        const last = new Map(
          changes.flatMap((one) => (one.kind === 'favorite' ? [[one.productId, one.isWanted]] : [])),
        );
        const wanted = [...last].flatMap(([id, isWanted]) => (isWanted ? [id] : []));
        expect([...favorites].sort()).toEqual(wanted.sort());
      }),
    );
  });

  test('the same changes a second time change nothing more, and 100 is never passed', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 300 }), (changes) => {
        const once = applyKeptChanges(NOTHING_KEPT, changes);
        expect(once.favorites.length).toBeLessThanOrEqual(FAVORITES_MAX);
        expect(new Set(once.favorites).size).toBe(once.favorites.length);
        expect(applyKeptChanges(once, changes.slice(-1))).toEqual(once);
      }),
    );
  });
});
