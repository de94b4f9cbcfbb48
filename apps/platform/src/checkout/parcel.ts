import type { Cart } from '../cart/cart.ts';
import { preferredAddress } from '../cart/cart-view.ts';
import type { Parcel } from '../delivery/delivery-fee.ts';
import { postalDigits } from '../delivery/postal-code.ts';
import { findPrefecture } from '../delivery/prefectures.ts';
import type { Contact } from './contact.ts';
import { giftRecipient } from './gift-recipient.ts';

/** Destination of a cart's parcel: the gift recipient, else the buyer. Null while the prefecture is unknown. */
export function parcelOf(cart: Cart, buyer: Pick<Contact, 'provinceCode' | 'zip'> | null): Parcel | null {
  const recipient = giftRecipient(cart.attributes, preferredAddress(cart));
  const prefecture = findPrefecture(recipient?.provinceCode ?? buyer?.provinceCode ?? '');
  const zip = postalDigits(recipient?.zip ?? buyer?.zip ?? '');
  return prefecture === null ? null : { provinceCode: prefecture.code, zip };
}
