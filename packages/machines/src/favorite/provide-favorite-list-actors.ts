import type { Result } from '@shop/rules/result';
import { loggedPromise } from '../logged-promise';
import { favoriteListMachine, type ListedProduct } from './favorite-list.machine';

/** The list's machine with a real reading: `read` answers those of the ids that are sold, in any order. */
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
