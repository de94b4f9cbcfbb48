import type { GlobalId } from '../global-id';
import { subtractYen, type Yen, yen } from '../yen';
import type { Cart, DiscountRefusal } from './cart';
import type { CartFailureCode } from './cart-errors';

/** Characters of a discount code at most: what the hosted provider takes. */
export const DISCOUNT_CODE_LONGEST = 255;

/** Control characters and halves of a surrogate pair: no text, and no cookie holds them. */
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;

/**
 * A discount code as somebody typed it or a cookie holds it: full-width letters of a Japanese keyboard become plain ones,
 * space around it goes. Null when nothing is left, when it is too long, or when it cannot be a code.
 */
export function parseDiscountCode(text: string): string | null {
  const code = text.normalize('NFKC').trim();
  return code === '' || code.length > DISCOUNT_CODE_LONGEST || NO_TEXT.test(code) ? null : code;
}

/** Whether two codes are the same one: the platform minds neither width nor case. */
export function isSameDiscountCode(one: string, other: string): boolean {
  return discountKey(one) === discountKey(other);
}

/** Codes by key: true to have it on the cart, false to have it gone. */
export type DiscountRequests = Readonly<
  Record<string, { readonly code: string; readonly isRequested: boolean }>
>;

/** A request more; the last one about a code counts. */
export function requestDiscount(
  preferences: DiscountRequests,
  code: string,
  isRequested: boolean,
): DiscountRequests {
  return { ...preferences, [discountKey(code)]: { code, isRequested } };
}

/**
 * The whole list to send, since it replaces what the cart has: the codes that apply, without those to be gone, then the
 * wanted ones. A code that does not apply is left behind as soon as another is tried.
 */
export function discountCodesToSend(held: Cart['discountCodes'], preferences: DiscountRequests): string[] {
  const stored = held.filter(
    ({ code, applicable }) => applicable && preferences[discountKey(code)] === undefined,
  );
  const requested = Object.values(preferences).filter(({ isRequested }) => isRequested);
  return [...stored, ...requested].map(({ code }) => code);
}

function discountKey(code: string): string {
  return code.normalize('NFKC').trim().toUpperCase();
}

/** The three discount codes; two of them are not in the schema's CartErrorCode (PLAT-02). */
export const DISCOUNT_ERROR_CODES = [
  'MISSING_DISCOUNT_CODE',
  'CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE',
  'DISCOUNT_ALREADY_APPLIED',
] as const;

export type DiscountErrorCode = (typeof DISCOUNT_ERROR_CODES)[number];

/** What each means in our words. */
export const FAILURE_OF_DISCOUNT_ERROR = {
  MISSING_DISCOUNT_CODE: 'discountMissing',
  CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE: 'discountAlreadyUsed',
  DISCOUNT_ALREADY_APPLIED: 'discountAlreadyApplied',
} as const satisfies Record<DiscountErrorCode, CartFailureCode>;

export function isDiscountErrorCode(code: string): code is DiscountErrorCode {
  return (DISCOUNT_ERROR_CODES as readonly string[]).includes(code);
}

/** Whether the cookie `discount_code` (path /) is deleted: for exactly these three (CART-06). */
export function shouldForgetDiscountCode(code: CartFailureCode): boolean {
  return DISCOUNT_ERROR_CODES.some((known) => FAILURE_OF_DISCOUNT_ERROR[known] === code);
}

const IS_DEAD = {
  notFound: true,
  notStarted: false,
  expired: true,
  stopped: true,
  usedUp: true,
  usedByCustomer: true,
  alreadyApplied: true,
  belowMinimum: false,
  noEntitledLines: false,
  notCombinable: false,
} as const satisfies Record<DiscountRefusal['kind'], boolean>;

/** Whether no change of the cart makes the code apply: it is taken off the cart, and its reason told. */
export function isDeadDiscount({ kind }: DiscountRefusal): boolean {
  return IS_DEAD[kind];
}

type Charged = Pick<Cart, 'subtotalPrice' | 'checkoutChargeAmount' | 'discountAmount'>;

/**
 * The amount of the coupon line, or null when there is none (CART-09): shown when the subtotal, before any discount, exceeds the charge
 * amount. By the provider's schema that amount is after discounts of lines and before those of the cart, which are told as
 * allocations, so the larger of the two counts. Never more than the subtotal.
 */
export function couponAmount(cart: Charged): Yen | null {
  const below = subtractYen(cart.subtotalPrice, cart.checkoutChargeAmount);
  const amount = Math.min(cart.subtotalPrice, Math.max(below, cart.discountAmount));
  return amount > 0 ? yen(amount) : null;
}

/** The codes the coupon line names: those the platform says apply. */
export function appliedCodes(cart: Pick<Cart, 'discountCodes'>): string[] {
  return cart.discountCodes.filter(({ applicable }) => applicable).map(({ code }) => code);
}

/** What the coupon line is named by where no code applies: titles of discounts that need none. */
export function discountTitles(cart: Pick<Cart, 'discountTitles'>): readonly string[] {
  return cart.discountTitles ?? [];
}

/** Codes on the cart that do not apply. */
export function inapplicableCodes(cart: Pick<Cart, 'discountCodes'>): string[] {
  return cart.discountCodes.filter(({ applicable }) => !applicable).map(({ code }) => code);
}

/** A discount code and how it stands (CART-06). */
export type Coupon = { readonly code: string } & (
  | { readonly state: 'applied' }
  /** On the cart, takes nothing off; `refusal` where the platform tells why. */
  | { readonly state: 'inapplicable'; readonly refusal: DiscountRefusal | undefined }
  /** No change of the cart makes it apply: it is taken off, and its reason told. */
  | { readonly state: 'dead'; readonly refusal: DiscountRefusal }
  /** On its way to the cart. */
  | { readonly state: 'pending' }
);

/** The coupons of a cart: those that apply first, then the others, then those on their way. What is to be gone is gone at once. */
export function couponsOf(held: Cart['discountCodes'], requests: DiscountRequests): Coupon[] {
  const unchanged = held.filter(({ code }) => requests[discountKey(code)] === undefined);
  return [
    ...unchanged.flatMap(({ code, applicable }): Coupon[] =>
      applicable ? [{ code, state: 'applied' }] : [],
    ),
    ...unchanged.flatMap(({ code, applicable, refusal }): Coupon[] => {
      if (applicable) return [];
      return refusal !== undefined && isDeadDiscount(refusal)
        ? [{ code, state: 'dead', refusal }]
        : [{ code, state: 'inapplicable', refusal }];
    }),
    ...Object.values(requests).flatMap(({ code, isRequested }): Coupon[] =>
      isRequested ? [{ code, state: 'pending' }] : [],
    ),
  ];
}

/** The codes of the coupons in one state. */
export function codesIn(coupons: readonly Coupon[], state: Coupon['state']): string[] {
  return coupons.flatMap((coupon) => (coupon.state === state ? [coupon.code] : []));
}

type Discounted = Pick<Cart, 'discountCodes'> & {
  readonly lines: readonly Pick<Cart['lines'][number], 'globalId' | 'quantity' | 'discountCodes'>[];
};

/** The lines a code of the cart leaves out, and whether others get something off all the same. */
export interface LinesLeftOut {
  readonly lineIds: ReadonlySet<GlobalId>;
  /** The amount of the coupon line comes from a part of the cart only. */
  readonly isPartly: boolean;
}

/**
 * The lines that are excluded from a code on the cart (MAIL-04): of one that applies, those that get nothing while others do;
 * of one that applies to none of the goods, all. What is taken off is the platform's to say (CART-14): a code that is taken
 * off the cart as a whole leaves nothing out.
 */
export function linesLeftOut({ discountCodes, lines }: Discounted): LinesLeftOut {
  const applied = appliedCodes({ discountCodes });
  const getsSomething = (line: Discounted['lines'][number]) =>
    (line.discountCodes ?? []).some((code) => applied.some((other) => isSameDiscountCode(code, other)));
  const isByLine = lines.some(getsSomething);
  const isForNone = discountCodes.some(({ refusal }) => refusal?.kind === 'noEntitledLines');
  const leftOut = lines.filter(
    (line) => line.quantity > 0 && (isByLine ? !getsSomething(line) : isForNone && applied.length === 0),
  );
  return {
    lineIds: new Set(leftOut.map(({ globalId }) => globalId)),
    isPartly: isByLine && leftOut.length > 0,
  };
}
