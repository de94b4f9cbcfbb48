import type { StoredProductChange, StoredProducts } from '@shop/rules/favorite/stored-products';
import { err, ok } from '@shop/rules/result';
import { type Actor, createActor } from 'xstate';
import { loggedPromise } from '../logged-promise';
import { favoriteMachine } from './favorite.machine';

/** The one running favourites actor of a page. */
export type FavoriteActor = Actor<typeof favoriteMachine>;

/**
 * The machine with a real keeping.
 * @param keep reads what is kept, carries out the changes and keeps the outcome; null when the browser keeps nothing
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
