import { preferencesOfCart } from '@shop/rules/cart/delivery-preferences';
import {
  type CodePlace,
  GIFT_FIELDS,
  type GiftField,
  type GiftFieldProblem,
  giftFeePlace,
  giftFieldProblem,
  isElsewhere,
  writtenPlaceOf,
} from '@shop/rules/delivery/gift-destination';
import type { FeeTable } from '@shop/rules/delivery/shipping-fee';
import { oneLine } from '@shop/rules/typed-text';
import type { CartAddress } from '../cart/cart.ts';
import type { CartAttribute } from '../cart/cart-attributes.ts';
import { type CartView, preferredAddress } from '../cart/cart-view.ts';
import { findPostalPlace, isIslandCode, postalDigits } from '../delivery/postal-code.ts';
import type { WordKey } from './words.ts';

/** Recipient and address of a gift, as the buyer wrote it in the shop. */
export interface GiftRecipient {
  readonly name: string;
  /** as written */
  readonly zip: string;
  readonly address: string;
  readonly phone: string;
  /** null when unknown from postal code and address */
  readonly provinceCode: string | null;
  /** whether the fee is that of a remote island (FEE-01) */
  readonly isOnIsland: boolean;
}

/**
 * The gift recipient in the cart's attributes, whole or not. Null when the parcel goes to the buyer, and for an e-gift, whose recipient is
 * named after the order.
 * @param fees those of the store: if code and address contradict each other, the most expensive destination counts
 * @param preferred the cart's delivery address, which supplies the prefecture as a last resort
 */
export function giftRecipient(
  attributes: readonly CartAttribute[],
  fees: FeeTable,
  preferred: Pick<CartAddress, 'provinceCode'> | null = null,
): GiftRecipient | null {
  const { gift } = preferencesOfCart({ attributes, note: '' });
  if (gift === null) return null;
  const [zip, address] = [oneLine(gift.postalCode), oneLine(gift.address)];
  const place = giftFeePlace(codePlaceOf(zip), writtenPlaceOf(address), fees);
  return {
    name: oneLine(gift.name),
    zip,
    address,
    phone: oneLine(gift.phone),
    provinceCode: place?.province ?? preferred?.provinceCode ?? null,
    isOnIsland: place?.isRemoteIsland === true,
  };
}

/** The gift recipient of a cart. */
export function cartRecipient({ cart, fees }: Pick<CartView, 'cart' | 'fees'>): GiftRecipient | null {
  return giftRecipient(cart.attributes, fees, preferredAddress(cart));
}

/** A field of a gift without which no parcel can be sent, or no fee be known. */
export interface GiftProblem {
  readonly field: GiftField;
  readonly message: WordKey;
}

/** Why a gift cannot be ordered, by field, as the shop's own form decides it (GIFT-01); empty if it can. */
export function giftProblems(recipient: GiftRecipient): readonly GiftProblem[] {
  const { name, zip: postalCode, address, phone, provinceCode } = recipient;
  const problems = GIFT_FIELDS.flatMap((field): GiftProblem[] => {
    const problem = giftFieldProblem(field, { name, postalCode, address, phone }[field]);
    return problem === null ? [] : [{ field, message: messageOf(field, problem) }];
  });
  return problems.length === 0 && provinceCode === null
    ? [{ field: 'address', message: 'gift.noPrefecture' }]
    : problems;
}

/** Whether a gift's postal code belongs to another prefecture than its written address, or not to its island (FEE-01). */
export function isGiftElsewhere({ zip, address }: GiftRecipient): boolean {
  return isElsewhere(codePlaceOf(zip), writtenPlaceOf(address));
}

function messageOf(field: GiftField, problem: GiftFieldProblem): WordKey {
  if (problem === 'missing') return 'gift.missing';
  if (problem === 'unusable') return 'error.text';
  return field === 'phone' ? 'error.phone' : 'error.zip';
}

function codePlaceOf(zip: string): CodePlace {
  const digits = postalDigits(zip);
  const provinces = digits === null ? [] : (findPostalPlace(digits)?.provinces ?? []);
  return { provinces, isRemoteIsland: isIslandCode(zip) };
}
