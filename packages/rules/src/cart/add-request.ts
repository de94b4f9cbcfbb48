import type { Yen } from '../yen';
import type { LineToAdd, LineWarning } from './cart';
import { type CartFailureCode, isWorthRetrying } from './cart-errors';
import type { CartExpiry } from './known-cart';

/** What a line that the platform has not answered for yet shows of itself: the product page knows it. */
export interface PendingLineDisplay {
  readonly handle: string;
  readonly title: string;
  /** '' for the platform's default title. */
  readonly variantTitle: string;
  readonly vendor: string;
  readonly imageUrl: string;
  /** Of one piece. */
  readonly price: Yen;
}

/** An add as it was pressed: a later choice does not change it. The cart's answer carries its id. */
export interface AddRequest {
  /** Unique in the tab, also across reloads. The same id twice is one add. */
  readonly requestId: string;
  readonly line: LineToAdd;
  readonly display: PendingLineDisplay;
}

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
    }
  | {
      readonly ok: false;
      /** It is in a cart that the browser keeps nothing of: no other page will know it. */
      readonly code: 'cookiesRefused';
      readonly inCart: null;
      /** Where that cart is paid for, which needs no cookie of the shop's; null where that is not known. */
      readonly checkoutUrl: string | null;
    };

/** Whether another try is offered: only where nothing was added, and it may succeed (TRUTH-01). */
export function mayRetryAdd(outcome: AddOutcome | null): boolean {
  return outcome?.ok === false && outcome.code !== 'cookiesRefused' && isWorthRetrying(outcome.code);
}
