import { attributeText, GIFT_KEYS, isEGift } from '@shop/rules/cart/cart-attributes';
import { giftProvince } from '@shop/rules/delivery/gift-destination';
import { prefectureOfAddress } from '@shop/rules/delivery/prefectures';
import { oneLine } from '@shop/rules/typed-text';
import type { CartAddress } from '../cart/cart.ts';
import type { CartAttribute } from '../cart/cart-attributes.ts';
import { findPostalPlace, postalDigits } from '../delivery/postal-code.ts';

/** Recipient and address of a gift, as the buyer wrote it in the shop. */
export interface GiftRecipient {
  readonly name: string;
  /** as written */
  readonly zip: string;
  readonly address: string;
  readonly phone: string;
  /** null when unknown from postal code and address */
  readonly provinceCode: string | null;
}

/**
 * The gift recipient in the cart's attributes. Null when the parcel goes to the buyer, and for an e-gift, whose recipient is named after
 * the order.
 * @param preferred the cart's delivery address, which supplies the prefecture as a last resort
 */
export function giftRecipient(
  attributes: readonly CartAttribute[],
  preferred: Pick<CartAddress, 'provinceCode'> | null,
): GiftRecipient | null {
  const textOf = (key: string) => oneLine(attributeText(attributes, key));
  const [zip, address] = [textOf(GIFT_KEYS.postalCode), textOf(GIFT_KEYS.address)];
  if (isEGift(attributes) || (zip === '' && address === '')) {
    return null;
  }
  const digits = postalDigits(zip);
  const place = digits === null ? null : findPostalPlace(digits);
  const province = giftProvince(place?.provinces ?? [], prefectureOfAddress(address)?.province ?? null);
  return {
    name: textOf(GIFT_KEYS.name),
    zip,
    address,
    phone: textOf(GIFT_KEYS.phone),
    provinceCode: province ?? preferred?.provinceCode ?? null,
  };
}
