import type { PendingLineDisplay } from '@shop/rules/cart/add-request';
import {
  CART_LINES_READ,
  type Cart,
  type CartLine,
  isAllSoldOut,
  type LineWarning,
  sentLines,
} from '@shop/rules/cart/cart';
import { type CartTotals, cartTotals } from '@shop/rules/cart/cart-total';
import type { GiftPlace } from '@shop/rules/cart/delivery-preferences';
import { type Coupon, couponsOf } from '@shop/rules/cart/discount';
import { type CartExpiry, type LineName, unreadQuantity } from '@shop/rules/cart/known-cart';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { GlobalId } from '@shop/rules/global-id';
import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from './cart.machine';
import type { CartContext, CartProblem } from './cart-context';

/** A line as rendered. */
export interface CartLineView extends CartLine {
  /** The requested quantity; `quantity` stays the platform's. */
  readonly shownQuantity: number;
  /** Its amounts are the last settled ones and about to change (CART-14). */
  readonly isUpdating: boolean;
  /** Its last edit failed and was reverted. */
  readonly failure: CartProblem['code'] | null;
}

/** An added line that the platform has not confirmed. */
export interface PendingLineView extends PendingLineDisplay {
  readonly merchandiseGlobalId: string;
  readonly quantity: number;
}

/** Everything that a cart screen, a badge or a dialog renders. */
export interface CartView {
  /** `loading`: nothing to show yet. `unreachable`: `lines` still holds the last settled ones, and retry is offered. */
  readonly status: 'empty' | 'loading' | 'shown' | 'unreachable';
  readonly lines: readonly CartLineView[];
  /** The first 100 of them, and all that stop the checkout (CART-10). */
  readonly shownLines: readonly CartLineView[];
  /** Quantity of the others. */
  readonly unshownQuantity: number;
  /** Oldest first. Adds of a merchandise that has a line raise that line instead. */
  readonly pendingLines: readonly PendingLineView[];
  /** Of the last settled cart and the current prefecture; discounts are never computed here. Null without a cart, and of nothing. */
  readonly totals: CartTotals | null;
  /** All of its lines sold out: there is nothing to buy, and `totals` is null. */
  readonly isAllSoldOut: boolean;
  /** The amounts are about to change; the checkout waits. */
  readonly isUpdating: boolean;
  /** Every destination has the same shipping fee: no sum is provisional (SHIP-05). */
  readonly hasOneFee: boolean;
  /** Quantity including pending requests: the badge. Null until the platform answers; the cookie has the count until then. */
  readonly count: number | null;
  readonly province: ProvinceCode;
  /** The prefecture is from the gift's address, not from the choice. */
  readonly isGiftProvince: boolean;
  /** Vendors of the lines that are sent: more than one shows the multi-vendor notice (CART-08). */
  readonly vendors: readonly string[];
  /** The discount codes with their states (CART-06). */
  readonly coupons: readonly Coupon[];
  /** The codes of the last answer; the same array until the next one. */
  readonly discountCodes: Cart['discountCodes'];
  /** Codes or titles of the discounts on the goods. */
  readonly discountNames: readonly string[];
  /** Codes or titles of the discounts on shipping. */
  readonly shippingDiscountNames: readonly string[];
  readonly problem: CartProblem | null;
  /** The expiry result of an earlier cart that was lost (TRUTH-02). */
  readonly expiry: CartExpiry | null;
  /** The lines that its successor lost, whole or in part. */
  readonly leftOut: readonly LineName[];
  /** Lines that the merchant withdrew from sale (CART-12). */
  readonly withdrawn: readonly LineName[];
  /** Null while edits are pending, while a line is sold out, and without a cart. */
  readonly checkoutUrl: string | null;
}

const NO_CODES: Cart['discountCodes'] = [];

/**
 * Derives what is rendered from a snapshot of the cart actor.
 * @param giftPlace the parcel's destination instead of the chosen prefecture: it decides the fee (FEE-01)
 */
export function cartView(
  snapshot: SnapshotFrom<typeof cartMachine>,
  giftPlace: GiftPlace | null = null,
): CartView {
  const { context } = snapshot;
  const { cart } = context;
  const lines = (cart?.lines ?? []).flatMap((line) => lineView(context, line));
  const shownLines = lines.filter((line, at) => at < CART_LINES_READ || line.warning !== null);
  const pendingLines = pendingViews(context);
  const isUpdating = snapshot.hasTag('busy') || snapshot.matches({ resting: 'waiting' });
  const isNothingLeft = pendingLines.length === 0 && isAllSoldOut(lines);
  const isEmpty = lines.length === 0 && pendingLines.length === 0;
  return {
    status: statusOf(snapshot, isEmpty),
    lines,
    shownLines,
    unshownQuantity:
      requestedTotal(lines) -
      requestedTotal(shownLines) +
      (cart === null || cart.lines.length < CART_LINES_READ ? 0 : unreadQuantity(cart)),
    pendingLines,
    totals:
      cart === null || isNothingLeft
        ? null
        : cartTotals(
            cart,
            giftPlace?.isRemoteIsland ? 'remoteIsland' : (giftPlace?.province ?? context.province),
            context.fees,
          ),
    isAllSoldOut: isNothingLeft,
    isUpdating,
    hasOneFee: context.fees !== null && context.fees.areas.length === 0,
    count: cart === null && context.cartId !== null ? null : countOf(cart, lines, pendingLines),
    province: giftPlace?.province ?? context.province,
    isGiftProvince: giftPlace !== null,
    vendors: [...new Set(sentLines(lines).map(({ vendor }) => vendor))].filter((vendor) => vendor !== ''),
    discountNames: cart?.discountNames ?? [],
    shippingDiscountNames: cart?.shippingDiscountNames ?? [],
    discountCodes: cart?.discountCodes ?? NO_CODES,
    coupons: couponsOf(cart?.discountCodes ?? NO_CODES, { ...context.sentCodes, ...context.codes }),
    problem: context.problem,
    expiry: context.expiry,
    leftOut: context.leftOut,
    withdrawn: context.withdrawn,
    checkoutUrl: isUpdating || cart === null || lines.some(isSoldOut) ? null : cart.webUrl,
  };
}

function statusOf(snapshot: SnapshotFrom<typeof cartMachine>, isEmpty: boolean): CartView['status'] {
  if (snapshot.matches({ resting: 'unreachable' })) {
    return 'unreachable';
  }
  if (!isEmpty) {
    return 'shown';
  }
  return snapshot.context.cart === null && snapshot.context.cartId !== null ? 'loading' : 'empty';
}

/** The requested quantity of a line, rendered or not; 0 for a line to be removed (CART-10). */
export function requestedQuantity({ context }: SnapshotFrom<typeof cartMachine>, lineId: GlobalId): number {
  const line = context.cart?.lines.find(({ globalId }) => globalId === lineId);
  return line === undefined ? 0 : wantedOf(context, line);
}

function wantedOf(context: CartContext, line: CartLine): number {
  return context.requested[line.globalId] ?? line.quantity + addedTo(context, line);
}

/** A removed line is hidden at once and shown again if the removal fails. */
function lineView(context: CartContext, line: CartLine): CartLineView[] {
  const { problem } = context;
  const shownQuantity = wantedOf(context, line);
  return context.requested[line.globalId] === 0
    ? []
    : [
        {
          ...line,
          shownQuantity,
          isUpdating: shownQuantity !== line.quantity || context.sent[line.globalId] !== undefined,
          failure: problem !== null && isAbout(problem, line) ? problem.code : null,
        },
      ];
}

function isAbout({ about }: CartProblem, line: CartLine): boolean {
  return about.kind === 'lines'
    ? about.lineIds.includes(line.globalId)
    : about.kind === 'add' && about.merchandiseGlobalId === line.merchandiseGlobalId;
}

function addedTo(context: CartContext, { merchandiseGlobalId }: CartLine): number {
  return context.adds
    .filter(({ line }) => line.merchandiseGlobalId === merchandiseGlobalId)
    .reduce((sum, { line }) => sum + line.quantity, 0);
}

function pendingViews({ adds, cart }: CartContext): PendingLineView[] {
  const held = new Set<string>((cart?.lines ?? []).map(({ merchandiseGlobalId }) => merchandiseGlobalId));
  const views = new Map<string, PendingLineView>();
  for (const { line, display } of adds) {
    const { merchandiseGlobalId } = line;
    if (!held.has(merchandiseGlobalId)) {
      const quantity = (views.get(merchandiseGlobalId)?.quantity ?? 0) + line.quantity;
      views.set(merchandiseGlobalId, { ...display, merchandiseGlobalId, quantity });
    }
  }
  return [...views.values()];
}

function countOf(
  cart: Cart | null,
  lines: readonly CartLineView[],
  pending: readonly PendingLineView[],
): number {
  return (
    (cart === null ? 0 : unreadQuantity(cart)) +
    requestedTotal(lines) +
    pending.reduce((sum, { quantity }) => sum + quantity, 0)
  );
}

function requestedTotal(lines: readonly CartLineView[]): number {
  return lines.reduce((sum, { shownQuantity }) => sum + shownQuantity, 0);
}

function isSoldOut({ warning }: { readonly warning: LineWarning | null }): boolean {
  return warning === 'outOfStock';
}
