import { applyStoredProductChanges, type StoredProducts } from '@shop/rules/favorite/stored-products';
import { err, ok } from '@shop/rules/result';
import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../testing/define-model';
import { type FavoriteEvent, favoriteMachine, type StoreOutcome } from './favorite.machine';

type Snapshot = SnapshotFrom<typeof favoriteMachine>;

/** What another tab left. */
export const OTHER_TAB: StoredProducts = { favorites: [2], viewed: [2] };

const EVENTS: readonly FavoriteEvent[] = [
  { type: 'favorite.toggle', productId: 1 },
  { type: 'products.reread' },
];

/** Kept upon what this page knew or upon what another tab left; or a change not kept at all. */
function outcomesOf({ context: { stored, sent } }: Snapshot): StoreOutcome[] {
  const refused: StoreOutcome[] = sent.length > 0 ? [err('refused')] : [];
  return [
    ok(applyStoredProductChanges(stored, sent)),
    ok(applyStoredProductChanges(OTHER_TAB, sent)),
    ...refused,
  ];
}

/** Favourites and viewed products as one shopper with one product and another tab drives them. */
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
