import type { AddRequest } from '@shop/rules/cart/add-request';
import type { CartLine, LineWarning } from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartExpiry, LineName } from '@shop/rules/cart/known-cart';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { GlobalId } from '@shop/rules/global-id';

/** Events that the shopper or the surrounding page may send at any moment, busy or not. */
export type CartEvent =
  | ({ readonly type: 'line.add' } & AddRequest)
  /** 0 or less removes the line. */
  | { readonly type: 'line.setQuantity'; readonly lineId: GlobalId; readonly quantity: number }
  | { readonly type: 'line.remove'; readonly lineId: GlobalId }
  | { readonly type: 'destination.choose'; readonly province: ProvinceCode }
  /** A typed code, or the cookie's. The cart must have been read. */
  | { readonly type: 'discount.apply'; readonly code: string }
  | { readonly type: 'discount.remove'; readonly code: string }
  /**
   * Read the cart: the cart page opens, a tab gains focus, or a page is restored from the back/forward cache (CART-13).
   * `cartId` is the cookie's current value, if the caller read it.
   */
  | { readonly type: 'cart.refresh'; readonly cartId?: GlobalId | null }
  /**
   * Another tab wrote the cookie: use its cart from now on. It is read only if this tab shows a cart. `expiry`: the result for the
   * lost cart, as that tab detected it.
   */
  | { readonly type: 'cart.adopt'; readonly cartId: GlobalId | null; readonly expiry?: CartExpiry | null }
  /** Retry a failed read. */
  | { readonly type: 'cart.retry' }
  /** Send waiting edits now: before the checkout (GATE-02), or when the page is hidden. */
  | { readonly type: 'edits.flush' }
  | { readonly type: 'problem.dismiss' };

interface AboutAdds {
  readonly merchandiseGlobalId: GlobalId;
  readonly quantity: number;
  /** The affected adds, oldest first, each with its share of `quantity`. */
  readonly requests: readonly { readonly requestId: string; readonly quantity: number }[];
}

/** The result of the adds of one call; `outcomeOfRequest` in cart-adds.ts reads one of them. */
export type AddResult =
  /** `quantity`: actually added. `warning`: fewer than requested were available. */
  | (AboutAdds & {
      readonly type: 'line.added';
      readonly warning: LineWarning | null;
      /** The expiry result of an earlier cart that was lost meanwhile (TRUTH-02). */
      readonly expiry: CartExpiry | null;
      /** The lines that its successor lost, whole or in part. @default none */
      readonly leftOut?: readonly LineName[] | undefined;
    })
  /** `quantity`: requested. */
  | (AboutAdds & {
      readonly type: 'line.addFailed';
      readonly code: CartFailureCode;
      /** Its quantity in the cart; null if unknown. */
      readonly inCart: number | null;
    });

/** Facts for listeners: cookies, badge, dialogs, other tabs. */
export type CartEmitted =
  /** The platform answered with this cart: rewrite both cookies (CART-02). */
  | { readonly type: 'cart.changed'; readonly globalId: GlobalId; readonly totalQuantity: number }
  /**
   * The id is no longer valid, or the cart is empty: delete both cookies (CART-03, CART-07, CART-13). `expiry`: the result for a
   * lost cart, if known.
   */
  | { readonly type: 'cart.forgotten'; readonly expiry?: CartExpiry }
  | AddResult
  /**
   * The platform answered a change by this shopper: the quantity added (positive) or removed (negative), relative to the known cart.
   * Each change is reported once. A difference seen only by a read is not reported, because the other tab reports its own (ANA-03).
   */
  | { readonly type: 'line.changed'; readonly line: CartLine; readonly change: number }
  /** A discount code was refused (CART-06). `discountCodes`: those on the cart that do not apply. */
  | {
      readonly type: 'discount.refused';
      readonly code: CartFailureCode;
      readonly discountCodes: readonly string[];
    }
  /** Store the choice (SHIP-01). */
  | { readonly type: 'destination.changed'; readonly province: ProvinceCode };
