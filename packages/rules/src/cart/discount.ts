import type { GlobalId } from '../global-id';
import { hyphenated, visibleText } from '../typed-text';
import { subtractYen, type Yen, yen } from '../yen';
import type { Cart, DiscountRefusal } from './cart';
import type { CartFailureCode } from './cart-errors';

/** Maximum length of a discount code: the limit of the hosted provider. */
export const DISCOUNT_CODE_MAX = 255;

/** Control characters and lone surrogates: they are not text, and a cookie cannot hold them. */
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;

/**
 * A discount code as typed or as stored in a cookie. Full-width letters and dashes of a Japanese keyboard are normalised, and
 * surrounding space and invisible characters are removed. Null if the result is empty, too long or cannot be a code.
 */
export function parseDiscountCode(text: string): string | null {
  const code = normalizedCode(text);
  return code === '' || code.length > DISCOUNT_CODE_MAX || NO_TEXT.test(code) ? null : code;
}

/** Whether two codes are the same: the platform ignores width and case. */
export function isSameDiscountCode(one: string, other: string): boolean {
  return discountKey(one) === discountKey(other);
}

/** Codes by key: true to apply the code to the cart, false to remove it. */
export type DiscountRequests = Readonly<
  Record<string, { readonly code: string; readonly isRequested: boolean }>
>;

/** Adds a request; the last one for a code wins. */
export function requestDiscount(
  preferences: DiscountRequests,
  code: string,
  isRequested: boolean,
): DiscountRequests {
  return { ...preferences, [discountKey(code)]: { code, isRequested } };
}

/**
 * The whole list to send, since it replaces the cart's list: the applicable codes without the removed ones, then the requested
 * ones. A code that does not apply is dropped as soon as another is tried.
 */
export function discountCodesToSend(held: Cart['discountCodes'], preferences: DiscountRequests): string[] {
  const stored = held.filter(
    ({ code, applicable }) => applicable && preferences[discountKey(code)] === undefined,
  );
  const requested = Object.values(preferences).filter(({ isRequested }) => isRequested);
  return [...stored, ...requested].map(({ code }) => code);
}

/** What two spellings of a discount code have in common: case, width, dashes and invisible characters do not matter. */
export function discountKey(code: string): string {
  return normalizedCode(code).toUpperCase();
}

/** In Japanese words ー is a letter; in a code of ASCII letters and digits it is a typed hyphen. */
function normalizedCode(text: string): string {
  const code = visibleText(text.normalize('NFKC')).trim();
  const ascii = hyphenated(code);
  return /^[ -~]+$/.test(ascii) ? ascii : code;
}

/** The three discount codes; two of them are not in the schema's CartErrorCode (PLAT-02). */
export const DISCOUNT_ERROR_CODES = [
  'MISSING_DISCOUNT_CODE',
  'CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE',
  'DISCOUNT_ALREADY_APPLIED',
] as const;

export type DiscountErrorCode = (typeof DISCOUNT_ERROR_CODES)[number];

/** The shop's failure code of each. */
export const FAILURE_OF_DISCOUNT_ERROR = {
  MISSING_DISCOUNT_CODE: 'discountMissing',
  CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE: 'discountAlreadyUsed',
  DISCOUNT_ALREADY_APPLIED: 'discountAlreadyApplied',
} as const satisfies Record<DiscountErrorCode, CartFailureCode>;

/** Narrows a platform's code. */
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

/** Whether no change of the cart can make the code apply: it is removed from the cart, and its reason shown. */
export function isDeadDiscount({ kind }: DiscountRefusal): boolean {
  return IS_DEAD[kind];
}

type Charged = Pick<Cart, 'subtotalPrice' | 'checkoutChargeAmount' | 'discountAmount'>;

/**
 * The amount of the coupon line, or null for none (CART-09). It is shown when the subtotal, before any discount, exceeds the
 * charge amount. By the provider's schema that amount is after line discounts but before cart discounts, which are listed as
 * allocations. Therefore the larger of the two counts. Never more than the subtotal.
 */
export function couponAmount(cart: Charged): Yen | null {
  const below = subtractYen(cart.subtotalPrice, cart.checkoutChargeAmount);
  const amount = Math.min(cart.subtotalPrice, Math.max(below, cart.discountAmount));
  return amount > 0 ? yen(amount) : null;
}

/** The codes named in the coupon line: those that apply according to the platform. */
export function appliedCodes(cart: Pick<Cart, 'discountCodes'>): string[] {
  return cart.discountCodes.filter(({ applicable }) => applicable).map(({ code }) => code);
}

/** Codes on the cart that do not apply. */
export function inapplicableCodes(cart: Pick<Cart, 'discountCodes'>): string[] {
  return cart.discountCodes.filter(({ applicable }) => !applicable).map(({ code }) => code);
}

/** A discount code and its state (CART-06). */
export type Coupon = { readonly code: string } & (
  | { readonly state: 'applied' }
  /** On the cart without a discount; `refusal` if the platform reports the reason. */
  | { readonly state: 'inapplicable'; readonly refusal: DiscountRefusal | undefined }
  /** No change of the cart makes it apply: it is removed, and its reason shown. */
  | { readonly state: 'dead'; readonly refusal: DiscountRefusal }
  /** Being sent to the cart. */
  | { readonly state: 'pending' }
);

/** The coupons of a cart: applied ones first, then the others, then pending ones. Coupons with a removal request are omitted at once. */
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

/** The lines excluded from a code of the cart, and whether other lines are discounted. */
export interface LinesLeftOut {
  readonly lineIds: ReadonlySet<GlobalId>;
  /** The amount of the coupon line covers only a part of the cart. */
  readonly isPartly: boolean;
}

/**
 * The lines excluded from a code on the cart (MAIL-04). If a code applies: the lines without a discount while others have one. If
 * a code applies to none of the goods: all lines. The platform decides the discounts (CART-14): a code that discounts the cart as
 * a whole excludes nothing.
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
