import type { StoredProductChange, StoredProducts } from '@shop/rules/favorite/stored-products';
import { err, ok, type Result } from '@shop/rules/result';
import { type Actor, createActor } from 'xstate';
import { loggedPromise } from '../logged-promise';
import { favoriteMachine } from './favorite.machine';
import { favoriteListMachine, type ListedProduct } from './favorite-list.machine';

/** The single favourites actor of a page. */
export type FavoriteActor = Actor<typeof favoriteMachine>;

/**
 * The machine with real storage.
 * @param keep reads the stored products, applies the changes and saves the result; null if the browser stores nothing
 */
export function provideFavoriteActors(
  keep: (changes: readonly StoredProductChange[]) => StoredProducts | null,
) {
  return favoriteMachine.provide({
    actors: {
      keep: loggedPromise(
        'favorite keep',
        async ({ input }: { input: { changes: readonly StoredProductChange[] } }) => {
          const stored = keep(input.changes);
          return stored === null ? err('refused' as const) : ok(stored);
        },
      ),
    },
  });
}

/** The actor of favourites and viewed products, not started. */
export function makeFavoriteActor(...args: Parameters<typeof provideFavoriteActors>): FavoriteActor {
  return createActor(provideFavoriteActors(...args));
}

/** The list's machine with a real request: `read` returns those of the ids that are sold, in any order. */
export function provideFavoriteListActors(
  read: (
    productIds: readonly number[],
    signal: AbortSignal,
  ) => Promise<Result<readonly ListedProduct[], 'unreachable'>>,
) {
  return favoriteListMachine.provide({
    actors: {
      readProducts: loggedPromise(
        'favorite-list readProducts',
        ({ input, signal }: { input: { productIds: readonly number[] }; signal: AbortSignal }) =>
          read(input.productIds, signal),
      ),
    },
  });
}
