import type { KeptChange, KeptProducts } from '@shop/rules/favorite/kept-products';
import { err, ok } from '@shop/rules/result';
import { type Actor, createActor } from 'xstate';
import { loggedPromise } from '../logged-promise';
import { favoriteMachine } from './favorite.machine';

/** The one running keeper of a page. */
export type FavoriteActor = Actor<typeof favoriteMachine>;

/**
 * The machine with a real keeping.
 * @param keep reads what is kept, carries out the changes and keeps the outcome; null when the browser keeps nothing
 */
export function provideFavoriteActors(keep: (changes: readonly KeptChange[]) => KeptProducts | null) {
  return favoriteMachine.provide({
    actors: {
      keep: loggedPromise(
        'favorite keep',
        async ({ input }: { input: { changes: readonly KeptChange[] } }) => {
          const kept = keep(input.changes);
          return kept === null ? err('refused' as const) : ok(kept);
        },
      ),
    },
  });
}

/** The keeper of favourites and viewed products, not started. */
export function makeFavoriteActor(...args: Parameters<typeof provideFavoriteActors>): FavoriteActor {
  return createActor(provideFavoriteActors(...args));
}
