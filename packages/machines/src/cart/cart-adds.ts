import type { AddOutcome, AddRequest } from '@shop/rules/cart/add-request';
import type { Cart, LineToAdd } from '@shop/rules/cart/cart';
import type { CartAnswer } from '@shop/rules/cart/cart-gateway';
import { unreadQuantity } from '@shop/rules/cart/known-cart';
import type { GlobalId } from '@shop/rules/global-id';
import type { CartContext, PendingAdd } from './cart-context';
import type { AddResult } from './cart-events';

/**
 * Appends an add to the cart's only queue of adds. An add shows at once and waits for its turn. A pending quantity request for
 * the same line means a total, so the add raises it. An add whose request id is already queued changes nothing.
 */
export function queueAdd(
  context: CartContext,
  { requestId, line, display }: AddRequest,
): Partial<CartContext> {
  const isKnown = context.adds.some((add) => add.requestId === requestId);
  if (isKnown || !Number.isSafeInteger(line.quantity) || line.quantity < 1) {
    return {};
  }
  const raised = context.cart?.lines.find(
    ({ globalId, merchandiseGlobalId }) =>
      merchandiseGlobalId === line.merchandiseGlobalId && context.requested[globalId] !== undefined,
  );
  const hasRaisedRequest = raised !== undefined;
  return {
    adds: [...context.adds, { requestId, line, display, isSent: false, hasRaisedRequest }],
    requested: hasRaisedRequest
      ? { ...context.requested, [raised.globalId]: (context.requested[raised.globalId] ?? 0) + line.quantity }
      : context.requested,
    problem: null,
  };
}

/** The adds of one call: the oldest and every later one of the same merchandise. */
export function addsOfOneCall(adds: readonly PendingAdd[]): PendingAdd[] {
  const merchandise = adds[0]?.line.merchandiseGlobalId;
  return adds.filter(({ line }) => line.merchandiseGlobalId === merchandise);
}

/** The adds of one call, merged into one line. */
export function lineOfOneCall(adds: readonly PendingAdd[]): LineToAdd | null {
  const [first, ...rest] = addsOfOneCall(adds);
  return first === undefined
    ? null
    : {
        merchandiseGlobalId: first.line.merchandiseGlobalId,
        quantity: rest.reduce((sum, { line }) => sum + line.quantity, first.line.quantity),
      };
}

/** The result of the adds of the answered call. An add that was clamped to 0 has failed (CART-12). */
export function resultOfAdds(
  context: CartContext,
  answer: CartAnswer,
  expiry: CartContext['expiry'],
): AddResult | null {
  const sent = context.adds.filter(({ isSent }) => isSent);
  const merchandiseGlobalId = sent[0]?.line.merchandiseGlobalId;
  if (merchandiseGlobalId === undefined) {
    return null;
  }
  const { cart, warnings } = answer;
  const asked = combinedRequest(sent, merchandiseGlobalId);
  const isAdded = (line: Cart['lines'][number]) => line.merchandiseGlobalId === merchandiseGlobalId;
  const after = cart.lines.find(isAdded);
  const inCart = after?.quantity ?? 0;
  const before = context.cart?.lines.find(isAdded)?.quantity ?? 0;
  // Without a comparison, an answer without a warning counts as fully added.
  const isUnread = after === undefined && warnings.length === 0 && unreadQuantity(cart) > 0;
  const added =
    answer.added ??
    (after?.warning ? inCart - before : isUnread ? asked.quantity : Math.min(inCart, 1) * asked.quantity);
  if (added <= 0) {
    const code = after?.warning ?? warnings[0] ?? (after === undefined ? 'outOfStock' : 'notEnoughStock');
    return { type: 'line.addFailed', ...asked, code, inCart };
  }
  const fewer = added < asked.quantity ? 'notEnoughStock' : null;
  const warning = answer.added === undefined || fewer ? (after?.warning ?? fewer) : null;
  const requests = distributeQuantity(asked.requests, added);
  return {
    type: 'line.added',
    merchandiseGlobalId,
    quantity: added,
    requests,
    warning,
    expiry,
    leftOut: answer.leftOut,
  };
}

/** The combined request of these adds. */
export function combinedRequest(adds: readonly PendingAdd[], merchandiseGlobalId: GlobalId) {
  return {
    merchandiseGlobalId,
    quantity: adds.reduce((sum, { line }) => sum + line.quantity, 0),
    requests: adds.map(({ requestId, line }) => ({ requestId, quantity: line.quantity })),
  };
}

/** The outcome of one add by its request id; null if the result does not include it. */
export function outcomeOfRequest(result: AddResult, requestId: string): AddOutcome | null {
  const own = result.requests.find((request) => request.requestId === requestId);
  if (own === undefined) return null;
  if (result.type === 'line.addFailed') return { ok: false, code: result.code, inCart: result.inCart };
  const { warning, expiry, leftOut } = result;
  return own.quantity > 0
    ? { ok: true, warning, quantity: own.quantity, expiry, leftOut }
    : { ok: false, code: warning ?? 'notEnoughStock', inCart: null };
}

/** Distributes the added quantity, oldest request first. The last request receives any surplus. */
function distributeQuantity(asked: AddResult['requests'], added: number): AddResult['requests'] {
  let left = added;
  return asked.map(({ requestId, quantity }, index) => {
    const share = index === asked.length - 1 ? left : Math.min(left, quantity);
    left -= share;
    return { requestId, quantity: share };
  });
}
