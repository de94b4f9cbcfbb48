import { requestDiscount as withRequest } from '@shop/rules/cart/discount-code';
import type { CartExpiry } from '@shop/rules/cart/known-cart';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { GlobalId } from '@shop/rules/global-id';
import type { CartContext, PendingAdd } from './cart-context';

type Change = Partial<CartContext>;

/**
 * The last wanted quantity of a line, pending adds included, replaces earlier ones; what the platform holds already is
 * no request. A sold-out line stands in the cart with quantity 0, so a removal always is one.
 */
export function requestQuantity(context: CartContext, lineId: GlobalId, quantity: number): Change {
  const line = context.cart?.lines.find(({ globalId }) => globalId === lineId);
  if (line === undefined || !Number.isSafeInteger(quantity)) {
    return {};
  }
  const goal = Math.max(0, quantity);
  const isOfLine = (add: PendingAdd) => add.line.merchandiseGlobalId === line.merchandiseGlobalId;
  const isHeld =
    goal > 0 && goal === line.quantity && context.sent[lineId] === undefined && !context.adds.some(isOfLine);
  const { [lineId]: _replaced, ...others } = context.requested;
  return {
    adds: context.adds.map((add) => (isOfLine(add) ? { ...add, hasRaisedRequest: false } : add)),
    requested: isHeld ? others : { ...others, [lineId]: goal },
    isDebounced: goal === 0 ? context.isDebounced : false,
    problem: null,
  };
}

/** The fee follows at once, the platform is told after (SHIP-02). */
export function requestDestination(context: CartContext, province: ProvinceCode): Change {
  return {
    province,
    isDestinationUnsent: (context.sentProvince ?? context.cart?.deliveryAddress?.province) !== province,
    problem: null,
  };
}

/** A discount code to have on the cart, or to have gone. Without a cart that was read there is nothing to change. */
export function requestDiscount(context: CartContext, code: string, isRequested: boolean): Change {
  return context.cart === null ? {} : { codes: withRequest(context.codes, code, isRequested), problem: null };
}

/** Read the cart. `cartId` undefined: the cookie was not looked at. */
export function requestRefresh(context: CartContext, cartId: GlobalId | null | undefined): Change {
  const requested = cartId === undefined ? context.cartId : cartId;
  return { ...adopt(context, requested), isRefreshRequested: requested !== null };
}

/** Another tab's cart becomes ours; it is read only when this tab shows one. */
export function requestAdoption(
  context: CartContext,
  cartId: GlobalId | null,
  expiry: CartExpiry | null = null,
): Change {
  return {
    ...adopt(context, cartId),
    isRefreshRequested: cartId !== null && context.cart !== null,
    expiry: expiry ?? context.expiry,
  };
}

/** While a call is on its way, another cart has to wait for the answer. */
export function requestLater(
  context: CartContext,
  cartId: GlobalId | null | undefined,
  expiry: CartExpiry | null = null,
): Change {
  return {
    ...(expiry !== null && { expiry }),
    adoption: cartId === undefined || cartId === context.cartId ? context.adoption : { cartId },
    isRefreshRequested: true,
  };
}

/** The change to another cart: what was wanted of the old one is void, what is to be added is not. */
export function adopt(context: CartContext, cartId: GlobalId | null): Change {
  return cartId === context.cartId
    ? {}
    : {
        cartId,
        cart: null,
        requested: {},
        sent: {},
        codes: {},
        sentCodes: {},
        adoption: null,
        isDestinationUnsent: false,
        sentProvince: null,
        problem: null,
      };
}
