import type { CartProblem } from '../cart/cart.ts';
import type { CartDependencies, CartOutcome } from '../cart/change-cart.ts';
import { shopOriginOf } from '../http/shop-origin.ts';
import type { CartUserError, CartWarning } from './__generated__/resolvers.ts';
import type { PlatformContext } from './context.ts';

/** Payload of every cart mutation. */
export function cartPayload(
  { view, problems, notices }: CartOutcome,
  moreProblems: readonly CartProblem[] = [],
) {
  return {
    cart: view,
    userErrors: [...problems, ...moreProblems].map(
      ({ code, field, message }): CartUserError => ({
        __typename: 'CartUserError',
        code,
        field: [...field],
        message,
      }),
    ),
    warnings: notices.map((notice): CartWarning => ({ __typename: 'CartWarning', ...notice })),
  };
}

/** Dependencies of a cart change, from the resolvers' context. */
export function dependenciesOf({ database, catalogue, env, now, origin }: PlatformContext): CartDependencies {
  return {
    database,
    catalogue,
    now: now(),
    ttlDays: env.cartTtlDays,
    shopOrigin: shopOriginOf(origin, env.shopUrl),
  };
}
