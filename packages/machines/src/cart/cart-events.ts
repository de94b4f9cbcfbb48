import type { AddRequest } from '@shop/rules/cart/add-request';
import type { CartLine, LineWarning } from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartExpiry } from '@shop/rules/cart/known-cart';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { GlobalId } from '@shop/rules/global-id';

/** What a shopper, or the page around the cart, may say at any moment, busy or not. */
export type CartEvent =
  | ({ readonly type: 'line.add' } & AddRequest)
  /** 0 or less removes the line. */
  | { readonly type: 'line.setQuantity'; readonly lineId: GlobalId; readonly quantity: number }
  | { readonly type: 'line.remove'; readonly lineId: GlobalId }
  | { readonly type: 'destination.choose'; readonly province: ProvinceCode }
  /** A typed code, or the one of the cookie. The cart must have been read. */
  | { readonly type: 'discount.apply'; readonly code: string }
  | { readonly type: 'discount.remove'; readonly code: string }
  /**
   * Read the cart: the cart page opens, a tab gets focus, a page comes back from the back/forward cache (CART-13).
   * `cartId` is what the cookie holds now, when the caller looked.
   */
  | { readonly type: 'cart.refresh'; readonly cartId?: GlobalId | null }
  /**
   * Another tab wrote the cookie: use its cart from now on. It is read only if a cart is shown here. `expiry`: what that tab found
   * out about a cart that is gone.
   */
  | { readonly type: 'cart.adopt'; readonly cartId: GlobalId | null; readonly expiry?: CartExpiry | null }
  /** Try again what could not be read. */
  | { readonly type: 'cart.retry' }
  /** Send waiting edits now: before the checkout (GATE-02), when the page is hidden. */
  | { readonly type: 'edits.flush' }
  | { readonly type: 'problem.dismiss' };

interface AboutAdds {
  readonly merchandiseGlobalId: GlobalId;
  readonly quantity: number;
  /** The adds it is about, oldest first, each with its part of `quantity`. */
  readonly requests: readonly { readonly requestId: string; readonly quantity: number }[];
}

/** What became of the adds of one call; `outcomeOfRequest` in cart-adds.ts reads one of them. */
export type AddResult =
  /** `quantity`: the pieces that were really added. `warning`: less than asked for was to be had. */
  | (AboutAdds & {
      readonly type: 'line.added';
      readonly warning: LineWarning | null;
      /** What became of an earlier cart that was gone meanwhile (TRUTH-02). */
      readonly expiry: CartExpiry | null;
    })
  /** `quantity`: the pieces that were asked for. */
  | (AboutAdds & {
      readonly type: 'line.addFailed';
      readonly code: CartFailureCode;
      /** Pieces of it in the cart; null where that is not known. */
      readonly inCart: number | null;
    });

/** Facts for the world outside: cookies, badge, dialogs, other tabs. */
export type CartEmitted =
  /** The platform answered with this cart: write both cookies anew (CART-02). */
  | { readonly type: 'cart.changed'; readonly globalId: GlobalId; readonly totalQuantity: number }
  /**
   * The id is of no use any more, or the cart is empty: delete both cookies (CART-03, CART-07, CART-13). `expiry`: what became of
   * a cart that is gone, where that is known.
   */
  | { readonly type: 'cart.forgotten'; readonly expiry?: CartExpiry }
  | AddResult
  /**
   * The platform has answered a change of the shopper's own: so many pieces came (positive) or went (negative), by what was known before.
   * Each change once, and none for what only a reading showed: another tab tells its own (ANA-03).
   */
  | { readonly type: 'line.changed'; readonly line: CartLine; readonly pieces: number }
  /** A discount code was refused (CART-06). `discountCodes`: those the cart now holds without their applying. */
  | {
      readonly type: 'discount.refused';
      readonly code: CartFailureCode;
      readonly discountCodes: readonly string[];
    }
  /** Remember the choice (SHIP-01). */
  | { readonly type: 'destination.changed'; readonly province: ProvinceCode };
