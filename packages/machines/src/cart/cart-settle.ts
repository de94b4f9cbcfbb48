import type { Cart } from '@shop/rules/cart/cart';
import { type CartFailure, isCartGone, isWorthRetrying } from '@shop/rules/cart/cart-errors';
import type { CartAnswer, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { inapplicableCodes } from '@shop/rules/cart/coupon-line';
import type { DiscountWishes } from '@shop/rules/cart/discount-code';
import { shouldForgetDiscountCode } from '@shop/rules/cart/discount-errors';
import type { CartContext, CartProblemSubject, QuantityByLine } from './cart-context';
import type { CartEmitted } from './cart-events';
import type { CartJob } from './cart-jobs';
import { adopt } from './cart-wishes';

/** What an outcome changes, and the facts it makes known. */
export interface Settlement {
  readonly change: Partial<CartContext>;
  readonly facts: readonly CartEmitted[];
}

/** What a failed call was about, where it was neither an add nor an edit of lines. */
const SUBJECT_OF: Partial<Record<CartJob, 'destination' | 'discount'>> = {
  changingDestination: 'destination',
  changingDiscount: 'discount',
};

/** Takes in the outcome of the one call that was on its way. */
export function settle(context: CartContext, job: CartJob, outcome: CartOutcome): Settlement {
  const { adoption } = context;
  const isOfAdopted = outcome.ok && outcome.value.cart.globalId === adoption?.cartId;
  if (adoption !== null && adoption.cartId !== context.cartId && !isOfAdopted) {
    return settleAdoption(context, adoption.cartId);
  }
  return outcome.ok
    ? settleAnswer({ ...context, adoption: null }, job, outcome.value)
    : settleFailure({ ...context, adoption: null }, job, outcome.error);
}

/** The answer is about a cart that another tab has replaced: it is dropped, and adds go into the new cart. */
function settleAdoption(context: CartContext, cartId: CartContext['cartId']): Settlement {
  return {
    change: { ...adopt(context, cartId), adds: unsent(context), isRefreshWanted: context.cart !== null },
    facts: [],
  };
}

function settleAnswer(
  context: CartContext,
  job: CartJob,
  { cart, warnings, discountFailure }: CartAnswer,
): Settlement {
  const adds = context.adds.filter(({ isSent }) => !isSent);
  const added = factOfAdd(context, cart, warnings[0] ?? null);
  const isEmpty = cart.lines.length === 0 && adds.length === 0;
  const addProblem: CartContext['problem'] =
    added?.type === 'line.addFailed'
      ? { code: added.code, about: { kind: 'add', merchandiseGlobalId: added.merchandiseGlobalId } }
      : null;
  const refusal: CartContext['problem'] =
    discountFailure !== null && job === 'changingDiscount'
      ? { code: discountFailure, about: { kind: 'discount' } }
      : null;
  return {
    change: {
      cartId: isEmpty ? null : cart.globalId,
      cart: isEmpty ? null : cart,
      adds,
      wanted: isEmpty ? {} : stillWanted(context, cart),
      sent: {},
      sentCodes: {},
      codes: isEmpty ? {} : context.codes,
      adoption: null,
      problem: addProblem ?? refusal ?? (context.problem?.about.kind === 'read' ? null : context.problem),
    },
    facts: [
      isEmpty
        ? { type: 'cart.forgotten' }
        : { type: 'cart.changed', globalId: cart.globalId, totalQuantity: cart.totalQuantity },
      ...(discountFailure === null
        ? []
        : [
            {
              type: 'discount.refused',
              code: discountFailure,
              discountCodes: inapplicableCodes(cart),
            } as const,
          ]),
      ...(added === null ? [] : [added]),
    ],
  };
}

function settleFailure(context: CartContext, job: CartJob, { code }: CartFailure): Settlement {
  if (isCartGone(code) && job !== 'creating') {
    return {
      change: {
        ...adopt(context, null),
        adds: unsent(context),
        isRefreshWanted: false,
        wasRebuilt: context.adds.length > 0,
      },
      facts: [{ type: 'cart.forgotten' }],
    };
  }
  const failed = context.adds.filter(({ isSent }) => isSent);
  const first = failed[0]?.line;
  const quantity = failed.reduce((sum, { line }) => sum + line.quantity, 0);
  const about: CartProblemSubject =
    first !== undefined
      ? { kind: 'add', merchandiseGlobalId: first.merchandiseGlobalId }
      : job === 'updating' || job === 'removing'
        ? { kind: 'lines', lineIds: Object.keys(context.sent) }
        : { kind: SUBJECT_OF[job] ?? 'read' };
  return {
    change: {
      adds: context.adds.filter(({ isSent }) => !isSent),
      wanted: withoutFailedAdds(context, failed),
      sent: {},
      sentCodes: {},
      adoption: null,
      // The call may have been carried out all the same, or the line may be gone: look once (lesson 2).
      isRefreshWanted:
        context.isRefreshWanted ||
        (context.cart !== null &&
          (about.kind === 'lines' || (about.kind === 'add' && isWorthRetrying(code)))),
      problem: { code, about },
    },
    facts:
      first === undefined
        ? shouldForgetDiscountCode(code)
          ? [{ type: 'discount.refused', code, discountCodes: wantedCodes(context.sentCodes) }]
          : []
        : [{ type: 'line.addFailed', merchandiseGlobalId: first.merchandiseGlobalId, quantity, code }],
  };
}

/** What became of the add that was on its way: a clamped add that brought nothing has failed (CART-12). */
function factOfAdd(
  context: CartContext,
  cart: Cart,
  warning: CartAnswer['warnings'][number] | null,
): Extract<CartEmitted, { type: 'line.added' | 'line.addFailed' }> | null {
  const sent = context.adds.filter(({ isSent }) => isSent);
  const merchandiseGlobalId = sent[0]?.line.merchandiseGlobalId;
  if (merchandiseGlobalId === undefined) {
    return null;
  }
  const quantity = sent.reduce((sum, { line }) => sum + line.quantity, 0);
  const isAdded = (line: Cart['lines'][number]) => line.merchandiseGlobalId === merchandiseGlobalId;
  const after = cart.lines.find(isAdded);
  const before = context.cart?.lines.find(isAdded);
  if (after === undefined) {
    return { type: 'line.addFailed', merchandiseGlobalId, quantity, code: warning ?? 'outOfStock' };
  }
  return after.warning !== null && before !== undefined && after.quantity <= before.quantity
    ? { type: 'line.addFailed', merchandiseGlobalId, quantity, code: after.warning }
    : { type: 'line.added', merchandiseGlobalId, quantity, warning: after.warning };
}

function unsent(context: CartContext): CartContext['adds'] {
  return context.adds.map((add) => ({ ...add, isSent: false }));
}

/** Wishes that came while the call was on its way stay; a line that is gone can have none. */
function stillWanted(context: CartContext, cart: Cart): QuantityByLine {
  const lines = new Map<string, Cart['lines'][number]>(cart.lines.map((line) => [line.globalId, line]));
  return Object.fromEntries(
    Object.entries(withoutSent(context)).filter(([lineId, quantity]) => {
      const line = lines.get(lineId);
      return (
        line !== undefined && (quantity === 0 || line.quantity !== quantity || hasUnsentAdd(context, line))
      );
    }),
  );
}

/** Then the line's quantity is not the last word, even if it is the wanted one just now. */
function hasUnsentAdd({ adds }: CartContext, { merchandiseGlobalId }: Cart['lines'][number]): boolean {
  return adds.some(({ isSent, line }) => !isSent && line.merchandiseGlobalId === merchandiseGlobalId);
}

function withoutSent({ wanted, sent }: CartContext): QuantityByLine {
  return Object.fromEntries(Object.entries(wanted).filter(([lineId, quantity]) => sent[lineId] !== quantity));
}

/** Takes back what failed adds had raised a wish by. */
function withoutFailedAdds(context: CartContext, failed: CartContext['adds']): QuantityByLine {
  const raised = failed.filter(({ hasRaisedWish }) => hasRaisedWish);
  const lineId = context.cart?.lines.find(
    ({ merchandiseGlobalId }) => merchandiseGlobalId === raised[0]?.line.merchandiseGlobalId,
  )?.globalId;
  const wanted = withoutSent(context);
  if (lineId === undefined || wanted[lineId] === undefined) {
    return wanted;
  }
  const left = raised.reduce((sum, { line }) => sum - line.quantity, wanted[lineId]);
  return { ...wanted, [lineId]: Math.max(0, left) };
}

function wantedCodes(wishes: DiscountWishes): string[] {
  return Object.values(wishes).flatMap(({ code, isWanted }) => (isWanted ? [code] : []));
}
