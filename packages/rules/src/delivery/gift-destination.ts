import { oneLine } from '../typed-text';
import { isPhoneNumber, parsePhoneNumber } from './phone-number';
import { formatPostalCode, parsePostalCode } from './postal-code';

/** Where a gift goes when that is another address than the buyer's (GIFT-01). Texts as typed. */
export interface GiftDestination {
  readonly name: string;
  readonly postalCode: string;
  readonly address: string;
  readonly phone: string;
}

export type GiftField = keyof GiftDestination;

/** All must be filled, and this is the order of the screen: the first missing one gets the focus (GIFT-01). */
export const GIFT_FIELDS = ['name', 'postalCode', 'address', 'phone'] as const satisfies readonly GiftField[];

export const EMPTY_GIFT_DESTINATION: GiftDestination = { name: '', postalCode: '', address: '', phone: '' };

/** What is wrong with a field; `unreadable`: something stands in it that is no postal code, or no telephone number. */
export type GiftFieldProblem = 'missing' | 'unreadable';

/** What is wrong with a field of the gift form; null for nothing. The postal code decides a fee, the phone is called (GIFT-01). */
export function giftFieldProblem(field: GiftField, text: string): GiftFieldProblem | null {
  if (oneLine(text) === '') return 'missing';
  if (field === 'postalCode') return parsePostalCode(text).ok ? null : 'unreadable';
  return field === 'phone' && !isPhoneNumber(text) ? 'unreadable' : null;
}

/** The fields that are not filled: blanks, and what cannot be read, count as nothing (GIFT-01). */
export function missingGiftFields(destination: GiftDestination): readonly GiftField[] {
  return GIFT_FIELDS.filter((field) => giftFieldProblem(field, destination[field]) !== null);
}

/** The first of them; null when the destination is complete (GIFT-01). */
export function firstMissingGiftField(destination: GiftDestination): GiftField | null {
  return missingGiftFields(destination)[0] ?? null;
}

/**
 * A destination as it leaves the shop: the code `100-1401`, the number `0312345678`, name and address on one line. What cannot be
 * read stays as it was typed.
 */
export function canonicalGift({ name, postalCode, address, phone }: GiftDestination): GiftDestination {
  const [code, number] = [parsePostalCode(postalCode), parsePhoneNumber(phone)];
  return {
    name: oneLine(name),
    postalCode: code.ok ? formatPostalCode(code.value) : oneLine(postalCode),
    address: oneLine(address),
    phone: number.ok ? number.value : oneLine(phone),
  };
}
