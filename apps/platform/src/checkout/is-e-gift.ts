import type { CartAttribute } from '../cart/cart-attributes.ts';
import { E_GIFT_KEY } from './preference-keys.ts';

/** Whether the recipient is named after the order, by the shop's attributes. */
export function isEGift(attributes: readonly CartAttribute[]): boolean {
  return attributes.some(({ key, value }) => key === E_GIFT_KEY && value === 'true');
}
