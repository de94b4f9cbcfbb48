import { addressTextProblem } from '@shop/rules/delivery/address-text';
import { oneLine } from '@shop/rules/typed-text';
import { findPostalPlace, liesIn, postalDigits } from '../delivery/postal-code.ts';
import { findPrefecture } from '../delivery/prefectures.ts';
import type { CartAddress, CartNotice, CartProblem } from './cart.ts';

/** Maximum number of delivery addresses per cart. */
export const MAX_ADDRESSES = 20;
const REQUIRED = ['lastName', 'zip', 'provinceCode', 'city', 'address1'] as const;
const TEXT_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'phone',
  'zip',
  'provinceCode',
  'city',
  'address1',
  'address2',
] as const;

const TEXT_PROBLEMS = {
  tooLong: ['ADDRESS_FIELD_IS_TOO_LONG', 'The field is too long.'],
  html: ['ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'The field contains HTML tags.'],
  url: ['ADDRESS_FIELD_CONTAINS_URL', 'The field contains a URL.'],
  emoji: ['ADDRESS_FIELD_CONTAINS_EMOJIS', 'The field contains emojis.'],
} as const;

/** Address fields accepted from a shop. */
export type AddressText = Partial<Record<(typeof TEXT_FIELDS)[number], string | null | undefined>> & {
  readonly countryCode?: string | null | undefined;
};

/** An address to add, or (with the id of an existing one) to change. */
export interface AddressRequest {
  readonly id: string;
  readonly text: AddressText;
  readonly selected: boolean | undefined;
  readonly oneTimeUse: boolean | undefined;
  readonly strict: boolean;
}

/** The addresses after an edit; with problems they are unchanged. */
export interface AddressEdit {
  readonly addresses: readonly CartAddress[];
  readonly problems: readonly CartProblem[];
  readonly notices: readonly CartNotice[];
}

/** Adds addresses, or changes those whose ids exist. */
export function putAddresses(
  before: readonly CartAddress[],
  requests: readonly AddressRequest[],
  path: readonly string[],
): AddressEdit {
  const problems = requests.flatMap((request, index) => addressProblems(request, [...path, String(index)]));
  if (requests.filter((request) => request.selected === true).length > 1) {
    problems.push({
      code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
      field: path,
      message: 'Only one delivery address can be selected.',
    });
  }
  let addresses = [...before];
  const notices: CartNotice[] = [];
  for (const request of requests) {
    const old = addresses.find((address) => address.id === request.id);
    const address = build(request, old);
    const duplicate = addresses.find(
      (other) => other.id !== address.id && contents(other) === contents(address),
    );
    if (old === undefined && duplicate !== undefined) {
      notices.push({
        code: 'DUPLICATE_DELIVERY_ADDRESS',
        target: duplicate.id,
        message: 'The delivery address is already on this cart.',
      });
      addresses = request.selected === true ? select(addresses, duplicate.id) : addresses;
      continue;
    }
    addresses =
      old === undefined
        ? [...addresses, address]
        : addresses.map((other) => (other === old ? address : other));
    addresses = address.selected ? select(addresses, address.id) : addresses;
  }
  if (addresses.length > MAX_ADDRESSES) {
    problems.push({
      code: 'TOO_MANY_DELIVERY_ADDRESSES',
      field: path,
      message: `A cart can have at most ${MAX_ADDRESSES} delivery addresses.`,
    });
  }
  return problems.length > 0
    ? { addresses: before, problems, notices: [] }
    : { addresses, problems, notices };
}

/** Errors of ids that must name addresses of the cart. */
export function addressIdProblems(
  addresses: readonly CartAddress[],
  ids: readonly string[],
  fieldOf: (index: number) => readonly string[],
): CartProblem[] {
  return ids.flatMap((id, index) =>
    addresses.some((address) => address.id === id)
      ? []
      : [
          {
            code: 'INVALID_DELIVERY_ADDRESS_ID' as const,
            field: fieldOf(index),
            message: `The delivery address with id ${id} was not found.`,
          },
        ],
  );
}

function addressProblems({ text, strict }: AddressRequest, at: readonly string[]): CartProblem[] {
  const problems: CartProblem[] = [];
  const add = (field: string, code: CartProblem['code'], message: string) =>
    problems.push({ code, field: [...at, 'address', 'deliveryAddress', field], message });
  if (text.countryCode != null && text.countryCode !== 'JP') {
    add('countryCode', 'INVALID', `The shop does not deliver to ${text.countryCode}.`);
  }
  for (const field of TEXT_FIELDS) {
    const value = text[field] ?? '';
    const problem = addressTextProblem(value);
    if (problem !== null) {
      const [code, message] = TEXT_PROBLEMS[problem];
      add(field, code, message);
    }
  }
  const prefecture = text.provinceCode ? findPrefecture(text.provinceCode) : null;
  if (text.provinceCode && prefecture === null) {
    add('provinceCode', 'PROVINCE_NOT_FOUND', `The province ${text.provinceCode} does not exist.`);
  }
  const digits = text.zip ? postalDigits(text.zip) : null;
  if (text.zip && digits === null) {
    add('zip', 'INVALID_ZIP_CODE_FOR_COUNTRY', 'The postal code must have seven digits.');
  }
  if (!strict) {
    return problems;
  }
  for (const field of REQUIRED) {
    if ((text[field] ?? '').trim() === '') {
      add(field, 'ADDRESS_FIELD_IS_REQUIRED', `The field ${field} is required.`);
    }
  }
  const place = digits === null ? null : findPostalPlace(digits);
  if (place !== null && prefecture !== null && !liesIn(place, prefecture.code)) {
    add('zip', 'INVALID_ZIP_CODE_FOR_PROVINCE', 'The postal code does not belong to the province.');
  }
  return problems;
}

function build(request: AddressRequest, old: CartAddress | undefined): CartAddress {
  const part = (field: (typeof TEXT_FIELDS)[number]) => {
    const value = request.text[field];
    return value === undefined ? (old?.[field] ?? null) : oneLine(value ?? '') || null;
  };
  const province = part('provinceCode');
  return {
    id: request.id,
    selected: request.selected ?? old?.selected ?? false,
    oneTimeUse: request.oneTimeUse ?? old?.oneTimeUse ?? false,
    firstName: part('firstName'),
    lastName: part('lastName'),
    company: part('company'),
    phone: part('phone'),
    zip: part('zip'),
    provinceCode: province === null ? null : (findPrefecture(province)?.code ?? province),
    city: part('city'),
    address1: part('address1'),
    address2: part('address2'),
  };
}

function select(addresses: readonly CartAddress[], id: string): CartAddress[] {
  return addresses.map((address) => ({ ...address, selected: address.id === id }));
}

function contents(address: CartAddress): string {
  return JSON.stringify(TEXT_FIELDS.map((field) => address[field]));
}
