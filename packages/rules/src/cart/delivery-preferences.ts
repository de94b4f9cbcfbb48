import { DELIVERY_TIME_VALUES, DELIVERY_TIMES, type DeliveryTime } from '../delivery/delivery-times';
import { canonicalGift, type GiftDestination } from '../delivery/gift-destination';
import { parsePostalCode } from '../delivery/postal-code';
import { type ProvinceCode, prefectureOfAddress } from '../delivery/prefectures';
import { type JstDate, parseJstDate } from '../jst-date';
import type { Cart, CartAttribute, Recipient } from './cart';
import { ATTRIBUTE_KEYS, type AttributeValues, cartAttributes } from './cart-attributes';

/** What the shopper chose for the delivery: the one value that the delivery form hands to the checkout gate. */
export interface DeliveryPreferences {
  /** Null for no preference. A date that cannot be delivered on is never in here (DLV-07). */
  readonly deliveryDate: JstDate | null;
  readonly deliveryTime: DeliveryTime;
  /** The recipient enters the address, so that date, time and destination are not sent (DLV-06). */
  readonly eGift: boolean;
  /** Remarks as typed; '' for none. */
  readonly note: string;
  /** Null while the gift form is closed; when it is open it may be incomplete (GIFT-01). */
  readonly gift: GiftDestination | null;
  /** Where the gift's postal code was found to lie; null or missing while that is not known. */
  readonly giftPlace?: GiftPlace | null | undefined;
}

/** Where a gift goes, as far as its postal code and address tell (FEE-01). */
export interface GiftPlace {
  readonly province: ProvinceCode;
  /** '' when it is not known. */
  readonly city: string;
  readonly isRemoteIsland: boolean;
}

/** Nothing was chosen. */
export const NO_PREFERENCES: DeliveryPreferences = {
  deliveryDate: null,
  deliveryTime: 'none',
  eGift: false,
  note: '',
  gift: null,
};

/**
 * The cart's attributes for these preferences: the full list, as the platform replaces the whole (ATTR-01). What is empty
 * is left out, which clears it.
 * @param cookies by their own names; they go along upper-cased.
 * @param cartId the cart's global id, '' before there is one.
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

/** The cart's note: the remarks without blanks around them; '' clears what was there. */
export function toNote(preferences: DeliveryPreferences): string {
  return preferences.note.trim();
}

/**
 * The preferences that a cart holds: what `toAttributes` and `toNote` have sent, in this tab or another. What cannot be read,
 * as a date of another form, is not a preference.
 */
export function preferencesOfCart({
  attributes,
  note,
}: Pick<Cart, 'attributes' | 'note'>): DeliveryPreferences {
  const textOf = (key: string) => attributes.find((attribute) => attribute.key === key)?.value ?? '';
  const date = parseJstDate(textOf(ATTRIBUTE_KEYS.deliveryDate));
  const time = textOf(ATTRIBUTE_KEYS.deliveryTime);
  const gift: GiftDestination = {
    name: textOf(ATTRIBUTE_KEYS.giftName),
    postalCode: textOf(ATTRIBUTE_KEYS.giftPostalCode),
    address: textOf(ATTRIBUTE_KEYS.giftAddress),
    phone: textOf(ATTRIBUTE_KEYS.giftPhone),
  };
  return {
    deliveryDate: date.ok ? date.value : null,
    deliveryTime: DELIVERY_TIMES.find((one) => DELIVERY_TIME_VALUES[one] === time) ?? 'none',
    eGift: textOf(ATTRIBUTE_KEYS.eGift) === 'true',
    note,
    gift: Object.values(gift).some((value) => value !== '') ? gift : null,
  };
}

/** Where the parcel goes. */
export interface ParcelDestination {
  readonly province: ProvinceCode;
  /** Null: the buyer's own address, which the checkout asks for. */
  readonly recipient: Recipient | null;
}

/**
 * The address that the checkout shall begin with: of a gift its recipient's, else the chosen prefecture alone (FEE-01). Of
 * an e-gift no address is known.
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
  const written = prefectureOfAddress(address);
  const afterPrefecture = address.slice(written?.prefecture.length ?? 0).trim();
  const city = giftPlace?.city ?? '';
  const hasCity = city !== '' && afterPrefecture.startsWith(city);
  return {
    province: giftPlace?.province ?? written?.province ?? chosen,
    recipient: {
      name,
      postalCode: postalCode.ok ? postalCode.value : '',
      city: hasCity ? city : '',
      address: hasCity ? afterPrefecture.slice(city.length).trim() : afterPrefecture,
      phone,
    },
  };
}
