import type { GiftField } from '../delivery/gift-destination';
import { compactCode } from '../typed-text';
import type { CartAttribute } from './cart';

/**
 * Attribute keys (ATTR-01). They are an interface: the shop's order screen and the warehouse read them literally. They are
 * therefore the same in every language.
 */
export const ATTRIBUTE_KEYS = {
  deliveryDate: 'お届け希望日',
  deliveryTime: 'お届け時間帯',
  eGift: 'eGift',
  giftName: 'お届け先のお名前',
  giftPostalCode: 'お届け先の郵便番号',
  giftAddress: 'お届け先のご住所',
  giftPhone: 'お届け先の電話番号',
  cartId: 'CART_ID',
} as const;

/** The keys of a gift's destination (GIFT-01). */
export const GIFT_KEYS = {
  name: ATTRIBUTE_KEYS.giftName,
  postalCode: ATTRIBUTE_KEYS.giftPostalCode,
  address: ATTRIBUTE_KEYS.giftAddress,
  phone: ATTRIBUTE_KEYS.giftPhone,
} as const satisfies Readonly<Record<GiftField, string>>;

/** The text of an attribute; '' if it is missing. */
export function attributeText(attributes: readonly CartAttribute[], key: string): string {
  return attributes.find((attribute) => attribute.key === key)?.value ?? '';
}

/**
 * Whether the recipient names address, day and time after the order (DLV-06). Other clients write `true` in another case, width or with
 * blanks. The only reader, for shop, agents and checkout.
 */
export function isEGift(attributes: readonly CartAttribute[]): boolean {
  return compactCode(attributeText(attributes, ATTRIBUTE_KEYS.eGift)).toLowerCase() === 'true';
}

/** Longest value of a cookie that is sent with the cart as an attribute; longer ones of a campaign are truncated. */
export const ATTRIBUTE_VALUE_MAX = 255;

/** Cookies whose values are sent under their upper-cased name (ANA-02). */
export const ATTRIBUTE_COOKIES = [
  'gs_user_id',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const;

export type AttributeCookie = (typeof ATTRIBUTE_COOKIES)[number];

/** Values from the shopper and the visit; a missing or blank value is not sent. */
export interface AttributeValues {
  readonly deliveryDate?: string;
  readonly deliveryTime?: string;
  /** Hides and drops the date and time (DLV-06). */
  readonly isEGift?: boolean;
  /** Null or missing: the buyer's own address. */
  readonly gift?: {
    readonly name: string;
    readonly postalCode: string;
    readonly address: string;
    readonly phone: string;
  } | null;
  readonly cookies?: Partial<Record<AttributeCookie, string>>;
  /** The cart's global id. */
  readonly cartId?: string;
}

/**
 * The full list of attributes to send, without empty values, also before a cart exists. The platform replaces the whole list, so
 * omitting an attribute clears it.
 */
export function cartAttributes(values: AttributeValues): CartAttribute[] {
  const { gift, cookies = {}, isEGift = false } = values;
  const pairs: [key: string, value: string | undefined][] = [
    [ATTRIBUTE_KEYS.deliveryDate, isEGift ? '' : values.deliveryDate],
    [ATTRIBUTE_KEYS.deliveryTime, isEGift ? '' : values.deliveryTime],
    [ATTRIBUTE_KEYS.eGift, isEGift ? 'true' : ''],
    [ATTRIBUTE_KEYS.giftName, gift?.name],
    [ATTRIBUTE_KEYS.giftPostalCode, gift?.postalCode],
    [ATTRIBUTE_KEYS.giftAddress, gift?.address],
    [ATTRIBUTE_KEYS.giftPhone, gift?.phone],
    ...ATTRIBUTE_COOKIES.map((name): [string, string | undefined] => [name.toUpperCase(), cookies[name]]),
    [ATTRIBUTE_KEYS.cartId, values.cartId],
  ];
  return pairs.flatMap(([key, value = '']) => (value.trim() === '' ? [] : [{ key, value: value.trim() }]));
}
