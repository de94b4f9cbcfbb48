import type { Cart, CartAttribute } from '@shop/rules/cart/cart';
import { ATTRIBUTE_COOKIES, ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import {
  type ParcelDestination,
  toAttributes,
  toDestination,
  toNote,
} from '@shop/rules/cart/delivery-preferences';
import { isSameDiscountCode } from '@shop/rules/cart/discount';
import { firstMissingGiftField, type GiftField } from '@shop/rules/delivery/gift-destination';
import { DEFAULT_PROVINCE } from '@shop/rules/delivery/prefectures';
import type { CheckoutDuty, CheckoutGateContext } from './checkout-gate-context';
import { isSameRecipient, plainText } from './is-same-recipient';

const OUR_KEYS: readonly string[] = [
  ...Object.values(ATTRIBUTE_KEYS),
  ...ATTRIBUTE_COOKIES.map((name) => name.toUpperCase()),
];

/** What the cart does not hold as it was chosen: to be sent, in this order. None without a cart. */
export function pendingSteps(context: CheckoutGateContext): CheckoutDuty[] {
  const { cart, visit, preferences, refusedCode } = context;
  if (cart === null) {
    return [];
  }
  const { discountCode } = visit;
  const isCodeHeld = discountCode === null || holdsCode(cart, discountCode) || discountCode === refusedCode;
  return [
    ...(isSameList(cart.attributes, requestedAttributes(context, cart)) && !isDestinationDue(context, cart)
      ? []
      : ['attributes' as const]),
    ...(plainText(cart.note) === plainText(toNote(preferences)) ? [] : ['note' as const]),
    ...(isCodeHeld ? [] : ['discount' as const]),
  ];
}

/** The whole list of attributes to send (ATTR-01). */
export function requestedAttributes(
  { preferences, visit }: CheckoutGateContext,
  cart: Cart,
): CartAttribute[] {
  return toAttributes(preferences, visit.cookies, cart.globalId);
}

/** Where the parcel goes: the address that the checkout begins with, and by which it reckons the fee (FEE-01). */
export function requestedDestination({ preferences, visit }: CheckoutGateContext): ParcelDestination {
  return toDestination(preferences, visit.province ?? DEFAULT_PROVINCE);
}

/**
 * Whether the platform has to be told where the parcel goes: a gift's address that comes, changes or goes, and a prefecture that
 * it does not hold as it is shown (FEE-01). Told once in an attempt: the platform may write an address its own way, and its
 * checkout asks for one that it refuses.
 */
export function isDestinationDue(context: CheckoutGateContext, cart: Cart): boolean {
  const destination = requestedDestination(context);
  if (JSON.stringify(destination) === JSON.stringify(context.triedDestination)) {
    return false;
  }
  const { province, recipient } = destination;
  const held = cart.deliveryAddress;
  if (recipient === null) {
    return held?.recipient !== undefined || held?.province !== province;
  }
  return held?.province !== province || !isSameRecipient(held.recipient, recipient);
}

/** Whether it is only the prefecture that is told: no gift comes, and none goes. */
export function isPrefectureAlone(context: CheckoutGateContext, cart: Cart): boolean {
  return requestedDestination(context).recipient === null && cart.deliveryAddress?.recipient === undefined;
}

/** The first field of an open gift form that is not filled, or null (GIFT-01). An e-gift has no address of ours. */
export function missingGiftField({ preferences }: CheckoutGateContext): GiftField | null {
  return preferences.gift === null || preferences.eGift ? null : firstMissingGiftField(preferences.gift);
}

function holdsCode(cart: Cart, code: string): boolean {
  return cart.discountCodes.some((held) => isSameDiscountCode(held.code, code));
}

/** In any order. Attributes that others put there are none of our business. */
function isSameList(held: readonly CartAttribute[], requested: readonly CartAttribute[]): boolean {
  const ours = held.filter(({ key }) => OUR_KEYS.includes(key));
  const texts = new Set(ours.map(textOf));
  return texts.size === requested.length && requested.every((attribute) => texts.has(textOf(attribute)));
}

function textOf({ key, value }: CartAttribute): string {
  return `${key}=${plainText(value)}`;
}
