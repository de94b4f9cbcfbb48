import type { Cart } from '@shop/rules/cart/cart';
import { type CartFailure, isCartGone, isUncertain, isWorthRetrying } from '@shop/rules/cart/cart-errors';
import type { CartAnswer, CartOutcome } from '@shop/rules/cart/cart-gateway';
import {
  type DiscountRequests,
  inapplicableCodes,
  shouldForgetDiscountCode,
} from '@shop/rules/cart/discount';
import { quantityOf } from '@shop/rules/cart/known-cart';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import { combinedRequest, resultOfAdds } from './cart-adds';
import type { CartContext, CartProblemSubject, QuantityByLine } from './cart-context';
import type { AddResult, CartEmitted } from './cart-events';
import { adopt, type CartCall } from './cart-requests';

/** The context change of an outcome, and the facts to emit. */
export interface CartUpdate {
  readonly change: Partial<CartContext>;
  readonly facts: readonly CartEmitted[];
}

/** Applies the outcome of the call that was in flight. */
export function applyCartOutcome(context: CartContext, job: CartCall, outcome: CartOutcome): CartUpdate {
  const { adoption } = context;
  const isOfAdopted = outcome.ok && outcome.value.cart.globalId === adoption?.cartId;
  if (adoption !== null && adoption.cartId !== context.cartId && !isOfAdopted) {
    const isAddUnknown =
      !outcome.ok && outcome.error.code === 'outcomeUnknown' && context.adds.some(({ isSent }) => isSent);
    return isAddUnknown
      ? applyUnknownAdd(context, adoption.cartId, job, outcome.error)
      : applyAdoption(context, adoption.cartId);
  }
  return outcome.ok
    ? applyAnswer({ ...context, adoption: null }, job, outcome.value)
    : applyFailure({ ...context, adoption: null }, job, outcome.error);
}

/** Another tab has replaced the answered cart: the answer is dropped, and adds are sent to the new cart. */
function applyAdoption(context: CartContext, cartId: CartContext['cartId']): CartUpdate {
  return {
    change: { ...adopt(context, cartId), adds: unsent(context), isRefreshRequested: context.cart !== null },
    facts: [],
  };
}

/**
 * The cart was replaced while an add was in flight, and the add may have reached the replacement. It is not sent there again
 * (TRUTH-01), and the shopper sees that the outcome is unknown.
 */
function applyUnknownAdd(
  context: CartContext,
  cartId: CartContext['cartId'],
  job: CartCall,
  { code, detail }: CartFailure,
): CartUpdate {
  const change = adopt(context, cartId);
  const failure = applyFailure({ ...context, ...change }, job, { code, detail });
  return { ...failure, change: { ...change, ...failure.change, isRefreshRequested: true } };
}

function applyAnswer(context: CartContext, job: CartCall, answer: CartAnswer): CartUpdate {
  const { cart, discountFailure } = answer;
  const expiry = answer.expiry ?? context.expiry;
  const added = resultOfAdds(context, answer, expiry);
  const addProblem: CartContext['problem'] =
    added?.type === 'line.addFailed'
      ? { code: added.code, about: { kind: 'add', merchandiseGlobalId: added.merchandiseGlobalId } }
      : null;
  const refusal: CartContext['problem'] =
    discountFailure !== null && job === 'changingDiscount'
      ? { code: discountFailure, about: { kind: 'discount' } }
      : null;
  const taken = takeCart(context, cart, stillRequested(context, cart, withoutSent(context)));
  return {
    change: {
      ...taken.change,
      expiry,
      leftOut: answer.leftOut ?? context.leftOut,
      withdrawn: [...context.withdrawn, ...(answer.withdrawn ?? [])],
      problem: addProblem ?? refusal ?? (isOver(context, cart) ? null : context.problem),
    },
    facts: [
      ...taken.facts,
      ...(discountFailure === null
        ? []
        : [
            {
              type: 'discount.refused',
              code: discountFailure,
              discountCodes: inapplicableCodes(cart),
            } as const,
          ]),
      ...changesOf(context, cart, added),
      ...(added === null ? [] : [added]),
    ],
  };
}

/** The line changes of the answered call. An add's quantity is certain; an edit's is the difference between the two carts. */
function changesOf({ cart: before, sent }: CartContext, cart: Cart, added: AddResult | null): CartEmitted[] {
  const facts: CartEmitted[] = [];
  for (const line of before?.lines ?? []) {
    if (sent[line.globalId] === undefined) continue;
    // A rebuilt cart has new line ids.
    const change = quantityOf(cart.lines, line.merchandiseGlobalId) - line.quantity;
    if (change !== 0) facts.push({ type: 'line.changed', line, change });
  }
  if (added?.type === 'line.added') {
    const line = cart.lines.find(
      ({ merchandiseGlobalId }) => merchandiseGlobalId === added.merchandiseGlobalId,
    );
    if (line !== undefined) facts.push({ type: 'line.changed', line, change: added.quantity });
  }
  return facts;
}

/** The cart as the platform just returned it; sent requests are cleared. */
function takeCart(context: CartContext, cart: Cart, requested: QuantityByLine): CartUpdate {
  const adds = context.adds.filter(({ isSent }) => !isSent);
  const isEmpty = cart.lines.length === 0 && adds.length === 0;
  return {
    change: {
      cartId: isEmpty ? null : cart.globalId,
      cart: isEmpty ? null : cart,
      adds,
      requested: isEmpty ? {} : requested,
      sent: {},
      sentCodes: {},
      sentProvince: null,
      province: provinceOf(context, cart),
      codes: isEmpty ? {} : context.codes,
      adoption: null,
    },
    facts: [
      isEmpty
        ? { type: 'cart.forgotten' }
        : { type: 'cart.changed', globalId: cart.globalId, totalQuantity: cart.totalQuantity },
    ],
  };
}

/**
 * The prefecture to show: the cart's (FEE-01), also if another page chose it, unless this page has a later unsent choice. A gift's address is
 * not the buyer's choice.
 */
function provinceOf({ province, isDestinationUnsent }: CartContext, cart: Cart | null): ProvinceCode {
  const held = cart?.deliveryAddress ?? null;
  return isDestinationUnsent || held === null || held.recipient !== undefined ? province : held.province;
}

/** Whether an earlier problem is resolved: the cart was read, or holds what was requested. */
function isOver({ problem }: CartContext, cart: Cart): boolean {
  if (problem === null || problem.code === 'outcomeUnknown' || problem.about.kind === 'read') return true;
  const { about } = problem;
  if (about.kind === 'destination') return cart.deliveryAddress?.province === about.province;
  return (
    about.kind === 'lines' &&
    Object.entries(about.requested).every(
      ([lineId, quantity]) =>
        (cart.lines.find(({ globalId }) => globalId === lineId)?.quantity ?? 0) === quantity,
    )
  );
}

function applyFailure(context: CartContext, job: CartCall, failure: CartFailure): CartUpdate {
  const { code } = failure;
  if (isCartGone(code) && job !== 'creating') {
    const expiry = failure.expiry ?? (context.adds.length > 0 ? 'expired' : null);
    return {
      change: {
        ...adopt(context, null),
        adds: unsent(context),
        isRefreshRequested: false,
        expiry: expiry ?? context.expiry,
      },
      facts: [{ type: 'cart.forgotten', ...(expiry !== null && { expiry }) }],
    };
  }
  const failed = context.adds.filter(({ isSent }) => isSent);
  const first = failed[0]?.line;
  const about: CartProblemSubject =
    first !== undefined
      ? { kind: 'add', merchandiseGlobalId: first.merchandiseGlobalId }
      : subjectOf(context, job);
  const requested = withoutFailedAdds(context, failed);
  const seen =
    failure.cart === undefined
      ? null
      : takeCart(context, failure.cart, stillRequested(context, failure.cart, requested));
  return {
    change: {
      adds: context.adds.filter(({ isSent }) => !isSent),
      requested,
      sent: {},
      sentCodes: {},
      sentProvince: null,
      province: job === 'changingDestination' ? provinceOf(context, context.cart) : context.province,
      adoption: null,
      ...seen?.change,
      // The call may have been carried out, or the line may be gone: read once.
      isRefreshRequested:
        context.isRefreshRequested ||
        (seen === null &&
          context.cart !== null &&
          (about.kind === 'lines' || (about.kind === 'add' && (isUncertain(code) || isWorthRetrying(code))))),
      problem: { code, about },
    },
    facts: [
      ...(seen?.facts ?? []),
      ...(first === undefined
        ? shouldForgetDiscountCode(code)
          ? [{ type: 'discount.refused', code, discountCodes: requestedCodes(context.sentCodes) } as const]
          : []
        : [
            {
              type: 'line.addFailed',
              ...combinedRequest(failed, first.merchandiseGlobalId),
              code,
              inCart:
                failure.cart === undefined ? null : quantityOf(failure.cart.lines, first.merchandiseGlobalId),
            } as const,
          ]),
    ],
  };
}

/** The subject of a failed call other than an add. */
function subjectOf({ sent, sentProvince, province }: CartContext, job: CartCall): CartProblemSubject {
  switch (job) {
    case 'updating':
    case 'removing':
      return { kind: 'lines', lineIds: Object.keys(sent), requested: sent };
    case 'changingDestination':
      return { kind: 'destination', province: sentProvince ?? province };
    case 'changingDiscount':
      return { kind: 'discount' };
    default:
      return { kind: 'read' };
  }
}

function unsent(context: CartContext): CartContext['adds'] {
  return context.adds.map((add) => ({ ...add, isSent: false }));
}

/** Requests made while the call was in flight stay; those of a removed line are dropped. */
function stillRequested(context: CartContext, cart: Cart, requested: QuantityByLine): QuantityByLine {
  const lines = new Map<string, Cart['lines'][number]>(cart.lines.map((line) => [line.globalId, line]));
  return Object.fromEntries(
    Object.entries(requested).filter(([lineId, quantity]) => {
      const line = lines.get(lineId);
      return (
        line !== undefined && (quantity === 0 || line.quantity !== quantity || hasUnsentAdd(context, line))
      );
    }),
  );
}

/** With an unsent add the line's quantity will change, even if it currently equals the requested one. */
function hasUnsentAdd({ adds }: CartContext, { merchandiseGlobalId }: Cart['lines'][number]): boolean {
  return adds.some(({ isSent, line }) => !isSent && line.merchandiseGlobalId === merchandiseGlobalId);
}

function withoutSent({ requested, sent }: CartContext): QuantityByLine {
  return Object.fromEntries(
    Object.entries(requested).filter(([lineId, quantity]) => sent[lineId] !== quantity),
  );
}

/** Reverts the amount by which failed adds raised a request. */
function withoutFailedAdds(context: CartContext, failed: CartContext['adds']): QuantityByLine {
  const raised = failed.filter(({ hasRaisedRequest }) => hasRaisedRequest);
  const lineId = context.cart?.lines.find(
    ({ merchandiseGlobalId }) => merchandiseGlobalId === raised[0]?.line.merchandiseGlobalId,
  )?.globalId;
  const requested = withoutSent(context);
  if (lineId === undefined || requested[lineId] === undefined) {
    return requested;
  }
  const left = raised.reduce((sum, { line }) => sum - line.quantity, requested[lineId]);
  return { ...requested, [lineId]: Math.max(0, left) };
}

function requestedCodes(requests: DiscountRequests): string[] {
  return Object.values(requests).flatMap(({ code, isRequested }) => (isRequested ? [code] : []));
}
