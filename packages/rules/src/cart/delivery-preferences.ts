import { parseDeliveryDate } from '../delivery/delivery-days';
import { DELIVERY_TIME_VALUES, type DeliveryTime, deliveryTimeOf } from '../delivery/delivery-times';
import { canonicalGift, type GiftDestination } from '../delivery/gift-destination';
import { parsePostalCode } from '../delivery/postal-code';
import { type ProvinceCode, readAddress } from '../delivery/prefectures';
import type { JstDate } from '../jst-date';
import { oneLine } from '../typed-text';
import type { Cart, CartAttribute, Recipient } from './cart';
import {
  ATTRIBUTE_KEYS,
  type AttributeValues,
  attributeText,
  cartAttributes,
  GIFT_KEYS,
  isEGift,
} from './cart-attributes';

/** The shopper's delivery choices: the one value that the delivery form passes to the checkout gate. */
export interface DeliveryPreferences {
  /** Null for no preference. Never a date without delivery (DLV-07). */
  readonly deliveryDate: JstDate | null;
  readonly deliveryTime: DeliveryTime;
  /** The recipient enters the address, so date, time and destination are not sent (DLV-06). */
  readonly eGift: boolean;
  /** Remarks as typed; '' for none. */
  readonly note: string;
  /** Null while the gift form is closed; it may be incomplete while it is open (GIFT-01). */
  readonly gift: GiftDestination | null;
  /** The place of the gift's postal code; null or missing while unknown. */
  readonly giftPlace?: GiftPlace | null | undefined;
}

/** A gift's destination as far as its postal code and address determine it (FEE-01). */
export interface GiftPlace {
  /** Null of a remote island whose prefecture is unknown. */
  readonly province: ProvinceCode | null;
  /** '' if unknown. */
  readonly city: string;
  readonly isRemoteIsland: boolean;
}

/** The longest remarks, in UTF-16 units: of the form and of agents. */
export const NOTE_MAX = 1000;

/** No choices made. */
export const NO_PREFERENCES: DeliveryPreferences = {
  deliveryDate: null,
  deliveryTime: 'none',
  eGift: false,
  note: '',
  gift: null,
};

/**
 * The cart's attributes for these preferences: the full list, as the platform replaces the whole (ATTR-01). Empty values are
 * omitted, which clears them.
 * @param cookies by their own names; they are sent upper-cased.
 * @param cartId the cart's global id, '' before the cart exists.
 */
export function toAttributes(
  preferences: DeliveryPreferences,
  cookies: NonNullable<AttributeValues['cookies']>,
  cartId = '',
): CartAttribute[] {
  const { deliveryDate, deliveryTime, eGift, gift } = preferences;
  return cartAttributes({
    ...(deliveryDate === null ? {} : { deliveryDate }),
    deliveryTime: DELIVERY_TIME_VALUES[deliveryTime],
    isEGift: eGift,
    gift: eGift || gift === null ? null : canonicalGift(gift),
    cookies,
    cartId,
  });
}

/** The cart's note: the trimmed remarks; '' clears an earlier note. */
export function toNote(preferences: DeliveryPreferences): string {
  return preferences.note.trim();
}

/**
 * The preferences stored in a cart: the values sent by `toAttributes` and `toNote`, in this tab or another. Unreadable values,
 * e.g. a date of another format, are ignored, and of an e-gift all others (DLV-06).
 */
export function preferencesOfCart({
  attributes,
  note,
}: Pick<Cart, 'attributes' | 'note'>): DeliveryPreferences {
  const textOf = (key: string) => attributeText(attributes, key);
  if (isEGift(attributes)) return { ...NO_PREFERENCES, eGift: true, note };
  const date = parseDeliveryDate(textOf(ATTRIBUTE_KEYS.deliveryDate));
  const gift: GiftDestination = {
    name: textOf(GIFT_KEYS.name),
    postalCode: textOf(GIFT_KEYS.postalCode),
    address: textOf(GIFT_KEYS.address),
    phone: textOf(GIFT_KEYS.phone),
  };
  return {
    deliveryDate: date.ok ? date.value : null,
    deliveryTime: deliveryTimeOf(textOf(ATTRIBUTE_KEYS.deliveryTime)),
    eGift: false,
    note,
    gift: Object.values(gift).some((value) => oneLine(value) !== '') ? gift : null,
  };
}

/** The parcel's destination. */
export interface ParcelDestination {
  readonly province: ProvinceCode;
  /** Null: the buyer's own address, which the checkout requests. */
  readonly recipient: Recipient | null;
}

/**
 * The initial address of the checkout: a gift's recipient, else the chosen prefecture alone (FEE-01). For an e-gift no address is
 * known.
 */
export function toDestination(
  { eGift, gift, giftPlace = null }: DeliveryPreferences,
  chosen: ProvinceCode,
): ParcelDestination {
  if (eGift || gift === null) {
    return { province: chosen, recipient: null };
  }
  const { name, address, phone } = canonicalGift(gift);
  const postalCode = parsePostalCode(gift.postalCode);
  const { prefecture, rest: afterPrefecture } = readAddress(address);
  const city = giftPlace?.city ?? '';
  const hasCity = city !== '' && afterPrefecture.startsWith(city);
  return {
    province: giftPlace?.province ?? prefecture?.province ?? chosen,
    recipient: {
      name,
      postalCode: postalCode.ok ? postalCode.value : '',
      city: hasCity ? city : '',
      address: hasCity ? afterPrefecture.slice(city.length).trim() : afterPrefecture,
      phone,
    },
  };
}
