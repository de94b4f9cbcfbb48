import type { Cart } from './cart';

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
