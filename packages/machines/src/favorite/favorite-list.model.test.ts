import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { listedProducts } from './favorite-list.machine';
import { favoriteListModel } from './favorite-list.model';

const { steps } = testModel(favoriteListModel);

describe('in every step of a list of products', () => {
  test('[FAV-01] only what is wanted is drawn, in its order', () => {
    const wrong = steps.filter(({ after: { context } }) => {
      const ids = listedProducts(context).map(({ id }) => id);
      return ids.join() !== context.requested.filter((id) => ids.includes(id)).join();
    });
    expect(wrong).toEqual([]);
  });

  test('what was read once is never waited for again', () => {
    const wrong = steps.filter(
      ({ after }) =>
        after.matches('loading') &&
        after.context.requested.every((id) => after.context.held[id] !== undefined),
    );
    expect(wrong).toEqual([]);
  });

  test('a shown list has something to show, an empty one nothing', () => {
    const wrong = steps.filter(
      ({ after }) =>
        (after.matches('shown') && listedProducts(after.context).length === 0) ||
        (after.matches('empty') && listedProducts(after.context).length > 0),
    );
    expect(wrong).toEqual([]);
  });
});
