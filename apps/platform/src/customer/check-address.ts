import { oneLine } from '@shop/rules/typed-text';
import type { AddressParts } from '../delivery/address-parts.ts';
import { postalDigits } from '../delivery/postal-code.ts';
import { findPrefecture } from '../delivery/prefectures.ts';
import type { MailingAddressInput } from '../graphql/__generated__/resolvers.ts';
import { textProblems } from './check-customer.ts';
import type { CustomerProblem, Outcome } from './customer.ts';

const NAMES_OF_JAPAN = new Set(['jp', 'japan', '日本']);
const TEXTS = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  phone: 'Phone',
  zip: 'Zip',
  city: 'City',
  address1: 'Address1',
  address2: 'Address2',
} as const satisfies Partial<Record<keyof MailingAddressInput, string>>;

/**
 * Parses an address for a customer's book. Absent fields stay unchanged.
 * @param before the address to change; null for a new one
 */
export function readAddress(given: MailingAddressInput, before: AddressParts | null): Outcome<AddressParts> {
  const problems: CustomerProblem[] = Object.entries(TEXTS).flatMap(([field, name]) =>
    textProblems(given[field as keyof typeof TEXTS], name, ['address', field]),
  );
  const country = given.country?.trim().toLowerCase();
  if (country && !NAMES_OF_JAPAN.has(country)) {
    problems.push({ code: 'INVALID', field: ['address', 'country'], message: 'Country is not supported' });
  }
  const prefecture = given.province ? findPrefecture(given.province.slice(0, 100)) : null;
  if (given.province && prefecture === null) {
    problems.push({ code: 'INVALID', field: ['address', 'province'], message: 'Province is not valid' });
  }
  const zip = given.zip ? postalDigits(given.zip.slice(0, 100)) : null;
  if (given.zip && zip === null) {
    problems.push({ code: 'INVALID', field: ['address', 'zip'], message: 'Zip is not valid for Japan' });
  }
  if (problems.length > 0) return { problems };
  const part = (field: keyof typeof TEXTS) => {
    const value = given[field];
    return value === undefined ? (before?.[field] ?? null) : oneLine(value ?? '') || null;
  };
  return {
    done: {
      firstName: part('firstName'),
      lastName: part('lastName'),
      company: part('company'),
      phone: part('phone'),
      zip: part('zip'),
      provinceCode:
        given.province === undefined ? (before?.provinceCode ?? null) : (prefecture?.code ?? null),
      city: part('city'),
      address1: part('address1'),
      address2: part('address2'),
    },
  };
}
