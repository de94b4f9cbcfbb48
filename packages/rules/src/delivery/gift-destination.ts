import { err, ok, type Result } from '../result';
import { compactCode, oneLine } from '../typed-text';
import { formatPostalCode, parsePostalCode } from './postal-code';
import type { ProvinceCode } from './prefectures';

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

/** Whether a written prefecture is none of those that the postal code lies in. What is not known contradicts nothing. */
export function isOtherPrefecture(ofCode: readonly ProvinceCode[], written: ProvinceCode | null): boolean {
  return written !== null && ofCode.length > 0 && !ofCode.includes(written);
}

/** Hokkaido and Okinawa: where fees differ, these cost more. */
const FAR: readonly ProvinceCode[] = ['JP-01', 'JP-47'];

/**
 * The prefecture that a gift's fee follows, in cart, agents and checkout alike (FEE-01): its postal code's, or the written one
 * where the code spans it or is not known. Where the two differ it is the one that costs more.
 * @param ofCode the prefectures that the postal code lies in; none while it is not known
 */
export function giftProvince(
  ofCode: readonly ProvinceCode[],
  written: ProvinceCode | null,
): ProvinceCode | null {
  const [first, ...others] = ofCode;
  if (first === undefined || (written !== null && ofCode.includes(written))) return written;
  if (written !== null && FAR.includes(written)) return written;
  return others.length === 0 ? first : null;
}

/** Signs that people put between the digits. */
const BETWEEN = /[-().・·/]/g;
/** Japan's country code, as it is written and dialled; a trunk 0 that stands in brackets after it is not dialled: `+81 (0)3`. */
const INTERNATIONAL = /^(?:\+|00|010)?810?(?=[1-9]\d{8,9}$)/;
const NATIONAL = /^0[1-9]\d{8,9}$/;

/**
 * The digits of a Japanese telephone number as it is dialled at home, whatever stands between them and in front: `０９０-1234-5678`,
 * `+81 (0)3 1234 5678`, `81 3 1234 5678`. The one reader of form, agents and checkout (GIFT-01).
 */
export function parsePhoneNumber(text: string): Result<string, 'invalidPhoneNumber'> {
  const digits = compactCode(text).replace(BETWEEN, '').replace(INTERNATIONAL, '0');
  return NATIONAL.test(digits) ? ok(digits) : err('invalidPhoneNumber');
}

/** Whether a text is a telephone number of Japan. */
export function isPhoneNumber(text: string): boolean {
  return parsePhoneNumber(text).ok;
}
