import type { CartErrorCode, CartWarningCode } from '../graphql/__generated__/resolvers.ts';

/** Why a cart change was refused. `field` is the path of the invalid input. */
export interface CartProblem {
  readonly code: CartErrorCode;
  readonly field: readonly string[];
  readonly message: string;
}

/** A change made by the platform itself. `target` is the line id, or the merchandise id when no line was created. */
export interface CartNotice {
  readonly code: CartWarningCode;
  readonly target: string;
  readonly message: string;
}
