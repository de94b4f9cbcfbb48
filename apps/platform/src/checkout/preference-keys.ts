import type { CartAttribute } from '../cart/cart-attributes.ts';

/** Attribute keys of shops that are shown to shoppers. */
export const DATE_KEY = 'お届け希望日';
export const TIME_KEY = 'お届け時間帯';
export const E_GIFT_KEY = 'eGift';
export const GIFT_KEYS = {
  name: 'お届け先のお名前',
  zip: 'お届け先の郵便番号',
  address: 'お届け先のご住所',
  phone: 'お届け先の電話番号',
} as const;

/** Whether the recipient is named after the order, by the shop's attributes. */
export function isEGift(attributes: readonly CartAttribute[]): boolean {
  return attributes.some(({ key, value }) => key === E_GIFT_KEY && value === 'true');
}
