import type { Result } from '@shop/rules/result';
import { type Actor, createActor, fromPromise } from 'xstate';
import { favoriteListMachine, type ListedProduct } from './favorite-list.machine';

export type FavoriteListActor = Actor<typeof favoriteListMachine>;

/** A list of products, not started; `read` answers those of the ids that are sold, in any order. */
export function makeFavoriteListActor(
  read: (
    productIds: readonly number[],
    signal: AbortSignal,
  ) => Promise<Result<readonly ListedProduct[], 'unreachable'>>,
): FavoriteListActor {
  return createActor(
    favoriteListMachine.provide({
      actors: {
        readProducts: fromPromise(
          ({ input, signal }: { input: { productIds: readonly number[] }; signal: AbortSignal }) =>
            read(input.productIds, signal),
        ),
      },
    }),
  );
}
