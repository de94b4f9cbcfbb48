import { applyStoredProductChanges, type StoredProducts } from '@shop/rules/favorite/stored-products';
import { err, ok } from '@shop/rules/result';
import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../testing/define-model';
import { type FavoriteEvent, favoriteMachine, type StoreOutcome } from './favorite.machine';

type Snapshot = SnapshotFrom<typeof favoriteMachine>;

/** The products that another tab stored. */
export const OTHER_TAB: StoredProducts = { favorites: [2], viewed: [2] };

const EVENTS: readonly FavoriteEvent[] = [
  { type: 'favorite.toggle', productId: 1 },
  { type: 'products.reread' },
];

/** Saved on top of what this page knew, on top of what another tab stored, or not saved. */
function outcomesOf({ context: { stored, sent } }: Snapshot): StoreOutcome[] {
  const refused: StoreOutcome[] = sent.length > 0 ? [err('refused')] : [];
  return [
    ok(applyStoredProductChanges(stored, sent)),
    ok(applyStoredProductChanges(OTHER_TAB, sent)),
    ...refused,
  ];
}

/** Favourites and viewed products driven by one shopper with one product and another tab. */
export const favoriteModel = defineModel({
  id: 'favorite',
  machine: favoriteMachine,
  input: {},
  eventsOf: () => [...EVENTS],
  outcomes: { keep: outcomesOf },
  serialize: ({ value, context }) => JSON.stringify([value, context]),
  say: ({ type }) =>
    ({
      'favorite.toggle': 'the shopper presses the heart',
      'products.reread': 'the tab is looked at again',
    })[type],
});
