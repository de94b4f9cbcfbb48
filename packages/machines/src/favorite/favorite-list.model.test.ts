import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { listedProducts } from './favorite-list.machine';
import { favoriteListModel } from './favorite-list.model';

const { steps } = testModel(favoriteListModel);

describe('in every state of a product list', () => {
  test('[FAV-01] only requested products are shown, in order', () => {
    const wrong = steps.filter(({ after: { context } }) => {
      const ids = listedProducts(context).map(({ id }) => id);
      return ids.join() !== context.requested.filter((id) => ids.includes(id)).join();
    });
    expect(wrong).toEqual([]);
  });

  test('a loaded product is never awaited again', () => {
    const wrong = steps.filter(
      ({ after }) =>
        after.matches('loading') &&
        after.context.requested.every((id) => after.context.held[id] !== undefined),
    );
    expect(wrong).toEqual([]);
  });

  test('a shown list has products, an empty one has none', () => {
    const wrong = steps.filter(
      ({ after }) =>
        (after.matches('shown') && listedProducts(after.context).length === 0) ||
        (after.matches('empty') && listedProducts(after.context).length > 0),
    );
    expect(wrong).toEqual([]);
  });
});
