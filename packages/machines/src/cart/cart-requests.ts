import { requestDiscount as withRequest } from '@shop/rules/cart/discount';
import type { CartExpiry } from '@shop/rules/cart/known-cart';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { GlobalId } from '@shop/rules/global-id';
import { addsOfOneCall } from './cart-adds';
import type { CartContext, PendingAdd } from './cart-context';

type Change = Partial<CartContext>;

/**
 * The last requested quantity of a line, pending adds included, replaces earlier ones. A quantity that the platform already holds
 * is no request. A sold-out line has quantity 0 in the cart, so a removal is always a request.
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

/** The fee updates at once; the platform is notified afterwards (SHIP-02). */
export function requestDestination(context: CartContext, province: ProvinceCode): Change {
  return {
    province,
    isDestinationUnsent: (context.sentProvince ?? context.cart?.deliveryAddress?.province) !== province,
    problem: null,
  };
}

/** Requests that a discount code is applied or removed. Without a read cart there is nothing to change. */
export function requestDiscount(context: CartContext, code: string, isRequested: boolean): Change {
  return context.cart === null ? {} : { codes: withRequest(context.codes, code, isRequested), problem: null };
}

/** Read the cart. `cartId` undefined: the caller did not read the cookie. */
export function requestRefresh(context: CartContext, cartId: GlobalId | null | undefined): Change {
  const requested = cartId === undefined ? context.cartId : cartId;
  // Without a cart there is nothing to read: an add whose outcome was unknown is not in it.
  const isKnown = cartId === null && context.problem?.code === 'outcomeUnknown';
  return {
    ...adopt(context, requested),
    isRefreshRequested: requested !== null,
    ...(isKnown && { problem: null }),
  };
}

/** Adopts another tab's cart; it is read only if this tab shows a cart. */
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

/** While a call is in flight, adoption of another cart waits for the answer. */
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

/** Switches to another cart: requests for the old cart are dropped, pending adds are kept. */
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

/** One platform call. Only one is in flight at a time, so answers cannot arrive out of order. */
export type CartCall =
  | 'creating'
  | 'adding'
  | 'removing'
  | 'updating'
  | 'changingDiscount'
  | 'changingDestination'
  | 'reading';

/** A state without a call in flight. `waiting`: more edits may follow. */
export type CartRest = 'none' | 'unread' | 'ready' | 'unreachable' | 'waiting';

/** The next step: the most urgent call, or the state to rest in. */
export function nextStep(context: CartContext): CartCall | CartRest {
  const { cartId, cart, adds, requested } = context;
  if (adds.length > 0) {
    return cartId === null ? 'creating' : 'adding';
  }
  if (cartId === null) {
    return 'none';
  }
  const quantities = Object.values(requested);
  if (quantities.includes(0)) {
    return 'removing';
  }
  if (quantities.length > 0) {
    return context.isDebounced ? 'updating' : 'waiting';
  }
  if (cart !== null && Object.keys(context.codes).length > 0) {
    return 'changingDiscount';
  }
  if (context.isRefreshRequested) {
    return 'reading';
  }
  if (context.isDestinationUnsent && cart !== null) {
    return 'changingDestination';
  }
  if (context.problem?.about.kind === 'read') {
    return 'unreachable';
  }
  return cart === null ? 'unread' : 'ready';
}

/** The lines to remove. */
export function linesToRemove(context: CartContext): GlobalId[] {
  return (context.cart?.lines ?? []).flatMap(({ globalId }) =>
    context.requested[globalId] === 0 ? [globalId] : [],
  );
}

/** The quantities to send. */
export function quantitiesToSend(context: CartContext): { lineId: GlobalId; quantity: number }[] {
  return (context.cart?.lines ?? []).flatMap(({ globalId }) => {
    const quantity = context.requested[globalId];
    return quantity === undefined || quantity === 0 ? [] : [{ lineId: globalId, quantity }];
  });
}

/** Marks what a call sends. Later requests, and a later refresh, wait for the next call. */
export function markSent(context: CartContext, job: CartCall): Partial<CartContext> {
  const sending = job === 'creating' || job === 'adding' ? addsOfOneCall(context.adds) : [];
  const sent =
    job === 'removing'
      ? linesToRemove(context).map((lineId) => [lineId, 0] as const)
      : job === 'updating'
        ? quantitiesToSend(context).map(({ lineId, quantity }) => [lineId, quantity] as const)
        : [];
  const isDestinationSent = job === 'changingDestination' || job === 'creating';
  return {
    adds: context.adds.map((add) => (sending.includes(add) ? { ...add, isSent: true } : add)),
    sent: Object.fromEntries(sent),
    isRefreshRequested: false,
    codes: job === 'changingDiscount' ? {} : context.codes,
    sentCodes: job === 'changingDiscount' ? context.codes : {},
    isDestinationUnsent: context.isDestinationUnsent && !isDestinationSent,
    sentProvince: isDestinationSent ? context.province : null,
  };
}
