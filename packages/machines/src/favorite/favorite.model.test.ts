import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { shownProducts } from './favorite.machine';
import { favoriteModel } from './favorite.model';

const { steps } = testModel(favoriteModel);
const favorites = (snapshot: (typeof steps)[number]['after']) => shownProducts(snapshot.context).favorites;

describe('in every state of the favorites', () => {
  test('[FAV-01] a click toggles the favorite at once, in every state', () => {
    const presses = steps.filter(
      ({ happening }) => happening.kind === 'event' && happening.event.type === 'favorite.toggle',
    );
    expect(presses.length).toBeGreaterThan(0);
    expect(
      presses.filter(({ before, after }) => favorites(before).includes(1) === favorites(after).includes(1)),
    ).toEqual([]);
  });

  test('[FAV-01] only a click toggles the favorite, another tab, or a browser that keeps nothing', () => {
    const wrong = steps.filter(
      ({ happening, before, after }) =>
        !(happening.kind === 'event' && happening.event.type === 'favorite.toggle') &&
        !(happening.kind !== 'event' && after.value === 'refused') &&
        !(happening.kind === 'outcome' && after.context.stored.favorites.includes(2)) &&
        favorites(before).includes(1) !== favorites(after).includes(1) &&
        !before.context.stored.favorites.includes(2),
    );
    expect(wrong).toEqual([]);
  });

  test('a settled page has no pending request', () => {
    const wrong = steps.filter(
      ({ after }) => after.hasTag('settled') && after.context.waiting.length + after.context.sent.length > 0,
    );
    expect(wrong).toEqual([]);
  });
});
