import type { GlobalId } from '@shop/rules/global-id';
import { addsOfOneCall } from './cart-adds';
import type { CartContext } from './cart-context';

/** One platform call. Only one is ever on its way, so answers cannot overtake each other. */
export type CartJob =
  | 'creating'
  | 'adding'
  | 'removing'
  | 'updating'
  | 'changingDiscount'
  | 'changingDestination'
  | 'reading';

/** A state in which no call is on its way. `waiting`: edits may still be coming. */
export type CartRest = 'none' | 'unread' | 'ready' | 'unreachable' | 'waiting';

/** What to do next: the most urgent call, or the state to rest in. */
export function nextStep(context: CartContext): CartJob | CartRest {
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
export function removals(context: CartContext): GlobalId[] {
  return (context.cart?.lines ?? []).flatMap(({ globalId }) =>
    context.requested[globalId] === 0 ? [globalId] : [],
  );
}

/** The quantities to send. */
export function updates(context: CartContext): { lineId: GlobalId; quantity: number }[] {
  return (context.cart?.lines ?? []).flatMap(({ globalId }) => {
    const quantity = context.requested[globalId];
    return quantity === undefined || quantity === 0 ? [] : [{ lineId: globalId, quantity }];
  });
}

/** Marks what a call takes along. What is asked for later waits for the next one; so does a later refresh. */
export function markSent(context: CartContext, job: CartJob): Partial<CartContext> {
  const sending = job === 'creating' || job === 'adding' ? addsOfOneCall(context.adds) : [];
  const sent =
    job === 'removing'
      ? removals(context).map((lineId) => [lineId, 0] as const)
      : job === 'updating'
        ? updates(context).map(({ lineId, quantity }) => [lineId, quantity] as const)
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
