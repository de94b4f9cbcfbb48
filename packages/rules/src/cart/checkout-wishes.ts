import { DELIVERY_TIME_VALUES, type DeliveryTime } from '../delivery/delivery-times';
import type { GiftDestination } from '../delivery/gift-destination';
import type { JstDate } from '../jst-date';
import type { CartAttribute } from './cart';
import { type AttributeValues, cartAttributes } from './cart-attributes';

/** What the shopper wishes for the delivery (§2): the one value that the delivery form hands to the checkout gate. */
export interface CheckoutWishes {
  /** Null for no preference. A date that cannot be delivered on is never in here (DLV-07). */
  readonly deliveryDate: JstDate | null;
  readonly deliveryTime: DeliveryTime;
  /** The recipient enters the address, so that date, time and destination are not sent (DLV-06). */
  readonly eGift: boolean;
  /** Remarks as typed; '' for none. */
  readonly note: string;
  /** Null while the gift form is closed; when it is open it may be incomplete (GIFT-01). */
  readonly gift: GiftDestination | null;
}

/** Nothing was wished. */
export const NO_WISHES: CheckoutWishes = {
  deliveryDate: null,
  deliveryTime: 'none',
  eGift: false,
  note: '',
  gift: null,
};

/**
 * The cart's attributes for these wishes: the full list, as the platform replaces the whole (§3, ATTR-01). What is empty
 * is left out, which clears it.
 * @param cookies by their own names; they go along upper-cased.
 * @param cartId the cart's global id, '' before there is one.
 */
export function toAttributes(
  wishes: CheckoutWishes,
  cookies: NonNullable<AttributeValues['cookies']>,
  cartId = '',
): CartAttribute[] {
  const { deliveryDate, deliveryTime, eGift, gift } = wishes;
  return cartAttributes({
    ...(deliveryDate === null ? {} : { deliveryDate }),
    deliveryTime: DELIVERY_TIME_VALUES[deliveryTime],
    isEGift: eGift,
    gift: eGift ? null : gift,
    cookies,
    cartId,
  });
}

/** The cart's note: the remarks without blanks around them; '' clears what was there (§3). */
export function toNote(wishes: CheckoutWishes): string {
  return wishes.note.trim();
}
