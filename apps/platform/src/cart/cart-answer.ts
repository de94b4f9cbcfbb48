import type { CartErrorCode, CartWarningCode } from '../graphql/__generated__/resolvers.ts';

/** Why a cart change was refused. `field` is the path of the input that is at fault. */
export interface CartProblem {
  readonly code: CartErrorCode;
  readonly field: readonly string[];
  readonly message: string;
}

/** What the platform changed by itself; `target` is the id of the line, or of the merchandise where no line came to be. */
export interface CartNotice {
  readonly code: CartWarningCode;
  readonly target: string;
  readonly message: string;
}
