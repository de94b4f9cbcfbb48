import type { LineWarning } from './cart';
import { type CartFailureCode, isWorthRetrying } from './cart-errors';
import type { CartExpiry } from './known-cart';

/** What became of an add (CART-05). */
export type AddOutcome =
  | {
      readonly ok: true;
      readonly warning: LineWarning | null;
      /** Pieces that were really added. */
      readonly quantity: number;
      /** What became of an earlier cart that had expired (TRUTH-02). */
      readonly expiry: CartExpiry | null;
    }
  | {
      readonly ok: false;
      readonly code: CartFailureCode;
      /** Pieces of it in the cart; null where that is not known. */
      readonly inCart: number | null;
    };

/** Whether another try is offered: only where nothing was added, and it may succeed (TRUTH-01). */
export function mayRetryAdd(outcome: AddOutcome | null): boolean {
  return outcome?.ok === false && isWorthRetrying(outcome.code);
}
