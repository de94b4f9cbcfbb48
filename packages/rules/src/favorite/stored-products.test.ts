import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAVORITES_MAX } from './favorites';
import { applyStoredProductChanges, NO_STORED_PRODUCTS, type StoredProductChange } from './stored-products';

const want = (productId: number, isRequested = true): StoredProductChange => ({
  kind: 'favorite',
  productId,
  isRequested,
});
const view = (productId: number): StoredProductChange => ({ kind: 'view', productId });
const change: fc.Arbitrary<StoredProductChange> = fc
  .record({ id: fc.integer({ min: 1, max: 130 }), isRequested: fc.boolean(), isView: fc.boolean() })
  .map(({ id, isRequested, isView }) => (isView ? view(id) : want(id, isRequested)));

describe('[FAV-01] [VIEW-01] changes to stored products', () => {
  test.each([
    ['a favourite wanted', [], [want(1)], [1]],
    ['wanted twice is wanted once', [], [want(1), want(1)], [1]],
    ['one that another tab put in already stays where it is', [2, 1], [want(1)], [2, 1]],
    ['no longer wanted', [2, 1], [want(2, false)], [1]],
    ['one that another tab took out already stays out', [1], [want(2, false)], [1]],
    ['wanted, then not', [1], [want(2), want(2, false)], [1]],
  ])('%s', (_, favorites, changes, expected) => {
    expect(applyStoredProductChanges({ favorites, viewed: [7] }, changes)).toEqual({
      favorites: expected,
      viewed: [7],
    });
  });

  test('initially nothing is stored', () => {
    expect(applyStoredProductChanges(NO_STORED_PRODUCTS, [])).toEqual({ favorites: [], viewed: [] });
    expect(applyStoredProductChanges(NO_STORED_PRODUCTS, [view(8), want(8)])).toEqual({
      favorites: [8],
      viewed: [8],
    });
  });

  test('a product view does not change the favorites', () => {
    expect(applyStoredProductChanges({ favorites: [1], viewed: [7, 8] }, [view(8)])).toEqual({
      favorites: [1],
      viewed: [8, 7],
    });
  });

  test('the last request of each product holds, unless evicted', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 90 }), (changes) => {
        const { favorites } = applyStoredProductChanges(NO_STORED_PRODUCTS, changes);
        const last = new Map(
          changes.flatMap((one) => (one.kind === 'favorite' ? [[one.productId, one.isRequested]] : [])),
        );
        const requested = [...last].flatMap(([id, isRequested]) => (isRequested ? [id] : []));
        expect([...favorites].sort()).toEqual(requested.sort());
      }),
    );
  });

  test('applying the same changes twice changes nothing more, and 100 is never exceeded', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 300 }), (changes) => {
        const once = applyStoredProductChanges(NO_STORED_PRODUCTS, changes);
        expect(once.favorites.length).toBeLessThanOrEqual(FAVORITES_MAX);
        expect(new Set(once.favorites).size).toBe(once.favorites.length);
        expect(applyStoredProductChanges(once, changes.slice(-1))).toEqual(once);
      }),
    );
  });
});
