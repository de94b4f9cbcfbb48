import { err, ok, type Result } from '../result';
import { compactCode, oneLine } from '../typed-text';
import { addressTextProblem } from './address-text';
import { isIslandAddress } from './is-island-address';
import { formatPostalCode, parsePostalCode } from './postal-code';
import { type ProvinceCode, readAddress } from './prefectures';
import { type FeeTable, feeTo } from './shipping-fee';

/** The destination of a gift if it differs from the buyer's address (GIFT-01). Texts as typed. */
export interface GiftDestination {
  readonly name: string;
  readonly postalCode: string;
  readonly address: string;
  readonly phone: string;
}

export type GiftField = keyof GiftDestination;

/** All are required, in the order of the screen: the first missing one gets the focus (GIFT-01). */
export const GIFT_FIELDS = ['name', 'postalCode', 'address', 'phone'] as const satisfies readonly GiftField[];

/** A destination of which nothing is typed. */
export const EMPTY_GIFT_DESTINATION: GiftDestination = { name: '', postalCode: '', address: '', phone: '' };

/**
 * The problem of a field; `unreadable`: its text is not a postal code, or not a telephone number; `unusable`: a name or an address that
 * no platform accepts.
 */
export type GiftFieldProblem = 'missing' | 'unreadable' | 'unusable';

/** The problem of a field of the gift form, or null. The postal code determines a fee, the phone is called (GIFT-01). */
export function giftFieldProblem(field: GiftField, text: string): GiftFieldProblem | null {
  if (oneLine(text) === '') return 'missing';
  if (field === 'postalCode') return parsePostalCode(text).ok ? null : 'unreadable';
  if (field === 'phone') return isPhoneNumber(text) ? null : 'unreadable';
  return addressTextProblem(oneLine(text)) === null ? null : 'unusable';
}

/** The missing fields: blank, unreadable and unusable ones count as missing (GIFT-01). */
export function missingGiftFields(destination: GiftDestination): readonly GiftField[] {
  return GIFT_FIELDS.filter((field) => giftFieldProblem(field, destination[field]) !== null);
}

/** The first missing field; null if the destination is complete (GIFT-01). */
export function firstMissingGiftField(destination: GiftDestination): GiftField | null {
  return missingGiftFields(destination)[0] ?? null;
}

/**
 * A destination normalised for sending: the code `100-1401`, the number `0312345678`, name and address on one line. Unreadable text
 * stays as typed.
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

/** What a written address tells of a destination. */
export interface WrittenPlace {
  readonly province: ProvinceCode;
  readonly isRemoteIsland: boolean;
}

/** The place of a written address; null where it names no prefecture. */
export function writtenPlaceOf(address: string): WrittenPlace | null {
  const { prefecture, behind } = readAddress(address);
  if (prefecture === null) return null;
  const { province } = prefecture;
  return { province, isRemoteIsland: isIslandAddress(province, behind) };
}

/** Whether a written address contradicts the postal code: another prefecture, or an island that the code is not on. Unknown values never do. */
export function isElsewhere({ provinces, isRemoteIsland }: CodePlace, written: WrittenPlace | null): boolean {
  if (written === null || provinces.length === 0) return false;
  return !provinces.includes(written.province) || (written.isRemoteIsland && !isRemoteIsland);
}

/** What a postal code tells of a destination. */
export interface CodePlace {
  /** Empty while unknown. */
  readonly provinces: readonly ProvinceCode[];
  readonly isRemoteIsland: boolean;
}

/** The destination that determines a gift's fee. */
export interface GiftFeePlace {
  /** Null: of a remote island whose code has no town and whose address names no prefecture. */
  readonly province: ProvinceCode | null;
  readonly isRemoteIsland: boolean;
}

/**
 * The destination that determines a gift's fee, in cart, agents and checkout alike (FEE-01): the postal code's place, or the written
 * one if the code spans it or is unknown. If they contradict each other, the most expensive of all. Null while unknown; an island's
 * code alone decides the fee.
 * @param fees those of the store; undefined where only its checkout knows them
 */
export function giftFeePlace(
  ofCode: CodePlace,
  written: WrittenPlace | null,
  fees: FeeTable | undefined,
): GiftFeePlace | null {
  const { provinces, isRemoteIsland } = ofCode;
  const unknown = isRemoteIsland ? { province: null, isRemoteIsland } : null;
  const [first, ...others] = provinces.map((province) => ({ province, isRemoteIsland }));
  if (written !== null && !isElsewhere(ofCode, written))
    return { ...written, isRemoteIsland: isRemoteIsland || written.isRemoteIsland };
  if (first === undefined) return unknown;
  if (written === null || fees === undefined) return others.length === 0 ? first : unknown;
  const feeOf = (place: typeof first) =>
    feeTo(fees, place.isRemoteIsland ? 'remoteIsland' : place.province, {
      isPostageFree: false,
      subtotal: 0,
    });
  return [...others, written].reduce(
    (dearest, place) => (feeOf(place) > feeOf(dearest) ? place : dearest),
    first,
  );
}

/** Characters that people type between the digits. */
const BETWEEN = /[-().・·/]/g;
/** Japan's country code, as written and dialled; a bracketed trunk 0 after it is not dialled: `+81 (0)3`. */
const INTERNATIONAL = /^(?:\+|00|010)?810?(?=[1-9]\d{8,9}$)/;
/** Eleven digits for mobile and IP telephones (050 to 090) and free calls (0800), ten for all others. */
const NATIONAL = /^0(?:[5-9]0\d{8}|(?![5-9]0)[1-9]\d{8})$/;

/**
 * The digits of a Japanese telephone number in national format, whatever separators or prefix it has: `０９０-1234-5678`, `+81 (0)3
 * 1234 5678`, `81 3 1234 5678`. The only parser for form, agents and checkout (GIFT-01).
 */
export function parsePhoneNumber(text: string): Result<string, 'invalidPhoneNumber'> {
  const digits = compactCode(text).replace(BETWEEN, '').replace(INTERNATIONAL, '0');
  return NATIONAL.test(digits) ? ok(digits) : err('invalidPhoneNumber');
}

/** Whether a text is a Japanese telephone number. */
export function isPhoneNumber(text: string): boolean {
  return parsePhoneNumber(text).ok;
}
