import type { Cart, CartAttribute, Recipient } from '@shop/rules/cart/cart';
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
import type { CheckoutGateContext, CheckoutStepName } from './checkout-gate-context';

const OUR_KEYS: readonly string[] = [
  ...Object.values(ATTRIBUTE_KEYS),
  ...ATTRIBUTE_COOKIES.map((name) => name.toUpperCase()),
];

/** The choices that the cart does not hold, in the order of sending. None without a cart. */
export function pendingSteps(context: CheckoutGateContext): CheckoutStepName[] {
  const { cart, visitorData, preferences, refusedCode } = context;
  if (cart === null) {
    return [];
  }
  const { discountCode } = visitorData;
  const isCodeHeld = discountCode === null || holdsCode(cart, discountCode) || discountCode === refusedCode;
  return [
    ...(isSameList(cart.attributes, requestedAttributes(context, cart)) && !isDestinationDue(context, cart)
      ? []
      : ['attributes' as const]),
    ...(plainText(cart.note) === plainText(toNote(preferences)) ? [] : ['note' as const]),
    ...(isCodeHeld ? [] : ['discount' as const]),
  ];
}

/** The complete list of attributes to send (ATTR-01). */
export function requestedAttributes(
  { preferences, visitorData }: CheckoutGateContext,
  cart: Cart,
): CartAttribute[] {
  return toAttributes(preferences, visitorData.cookies, cart.globalId);
}

/** The parcel's destination: the initial address of the checkout, which also decides the fee (FEE-01). */
export function requestedDestination({ preferences, visitorData }: CheckoutGateContext): ParcelDestination {
  return toDestination(preferences, visitorData.province ?? DEFAULT_PROVINCE);
}

/**
 * Whether the destination must be sent: a gift's address was added, changed or removed, or the held prefecture differs from the
 * shown one (FEE-01). It is sent once per attempt: the platform may reformat an address, and its checkout asks for one that it
 * refuses.
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

/** Whether only the prefecture is sent: no gift is added or removed. */
export function isPrefectureAlone(context: CheckoutGateContext, cart: Cart): boolean {
  return requestedDestination(context).recipient === null && cart.deliveryAddress?.recipient === undefined;
}

/** The first empty field of an open gift form, or null (GIFT-01). An e-gift needs no address. */
export function missingGiftField({
  preferences,
}: Pick<CheckoutGateContext, 'preferences'>): GiftField | null {
  return preferences.gift === null || preferences.eGift ? null : firstMissingGiftField(preferences.gift);
}

function holdsCode(cart: Cart, code: string): boolean {
  return cart.discountCodes.some((held) => isSameDiscountCode(held.code, code));
}

/** Compares in any order. Attributes of other sources are ignored. */
function isSameList(held: readonly CartAttribute[], requested: readonly CartAttribute[]): boolean {
  const ours = held.filter(({ key }) => OUR_KEYS.includes(key));
  const texts = new Set(ours.map(textOf));
  return texts.size === requested.length && requested.every((attribute) => texts.has(textOf(attribute)));
}

function textOf({ key, value }: CartAttribute): string {
  return `${key}=${plainText(value)}`;
}

/** Normalizes line ends and surrounding blanks, which may change in transit. */
export function plainText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** Whether a gift has the same recipient: the platform reformats phone numbers and postal codes. */
export function isSameRecipient(held: Recipient | undefined, requested: Recipient): boolean {
  return (
    held !== undefined &&
    digits(held.postalCode) === digits(requested.postalCode) &&
    digits(held.phone).replace(/^81/, '0') === digits(requested.phone).replace(/^81/, '0') &&
    (['name', 'city', 'address'] as const).every(
      (part) => plainText(held[part]) === plainText(requested[part]),
    )
  );
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
