import type { Yen } from '../yen';
import type { LineToAdd, LineWarning } from './cart';
import { type CartFailureCode, isWorthRetrying } from './cart-errors';
import type { CartExpiry, LineName } from './known-cart';

/** Display data for a line that the platform has not confirmed yet; the product page provides it. */
export interface PendingLineDisplay {
  readonly handle: string;
  readonly title: string;
  /** '' for the platform's default title. */
  readonly variantTitle: string;
  readonly vendor: string;
  readonly imageUrl: string;
  /** Per piece. */
  readonly price: Yen;
}

/** An add as it was submitted: a later choice does not change it. The cart's answer carries its id. */
export interface AddRequest {
  /** Unique in the tab, also across reloads. Two requests with the same id are one add. */
  readonly requestId: string;
  readonly line: LineToAdd;
  readonly display: PendingLineDisplay;
}

/** The outcome of an add (CART-05). */
export type AddOutcome =
  | {
      readonly ok: true;
      readonly warning: LineWarning | null;
      /** The quantity actually added. */
      readonly quantity: number;
      /** Per piece, as the cart charges it; missing where its line is not read. The page may show an earlier one. */
      readonly price?: Yen;
      /** The outcome for an earlier, expired cart (TRUTH-02). */
      readonly expiry: CartExpiry | null;
      /** The lines that its successor lost, whole or in part. @default none */
      readonly leftOut?: readonly LineName[] | undefined;
    }
  | {
      readonly ok: false;
      readonly code: CartFailureCode;
      /** Its quantity in the cart; null if unknown. */
      readonly inCart: number | null;
    }
  | {
      readonly ok: false;
      /** The cart exists, but the browser stores no cookie for it: other pages cannot find it. */
      readonly code: 'cookiesRefused';
      readonly inCart: null;
      /** The checkout URL of that cart, which needs no cookie of the shop; null if unknown. */
      readonly checkoutUrl: string | null;
    };

/** Whether a retry is offered: only if nothing was added and a retry may succeed (TRUTH-01). */
export function mayRetryAdd(outcome: AddOutcome | null): boolean {
  return outcome?.ok === false && outcome.code !== 'cookiesRefused' && isWorthRetrying(outcome.code);
}
