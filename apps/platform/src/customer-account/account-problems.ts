import type { CustomerProblem } from '../customer/customer.ts';

const CUSTOMER_CODES: ReadonlySet<string> = new Set([
  'CONTAINS_HTML_TAGS',
  'CONTAINS_URL',
  'INVALID',
  'TOO_LONG',
]);
const ADDRESS_CODES: Readonly<Record<string, string>> = {
  CONTAINS_HTML_TAGS: 'CONTAINS_HTML_TAGS',
  NOT_FOUND: 'ADDRESS_ID_DOES_NOT_EXIST',
  TOO_LONG: 'TOO_LONG',
};
/** Error codes of an address field, and its name in the Customer Account API. */
const ADDRESS_FIELDS: Readonly<Record<string, { readonly name: string; readonly code: string }>> = {
  country: { name: 'territoryCode', code: 'INVALID_TERRITORY_CODE' },
  province: { name: 'zoneCode', code: 'INVALID_FOR_COUNTRY' },
  phone: { name: 'phoneNumber', code: 'PHONE_NUMBER_NOT_VALID' },
  zip: { name: 'zip', code: 'INVALID_FOR_COUNTRY' },
};

/** User errors of customer facts, in the form of the Customer Account API. */
export function customerUserErrors(problems: readonly CustomerProblem[]) {
  return problems.map(({ code, field, message }) => ({
    code: CUSTOMER_CODES.has(code) ? code : 'INVALID',
    field: field && ['input', ...field.slice(1)],
    message,
  }));
}

/** User errors of an address, in the same form. */
export function addressUserErrors(problems: readonly CustomerProblem[]) {
  return problems.map(({ code, field, message }) => {
    const last = ADDRESS_FIELDS[field?.at(-1) ?? ''];
    return {
      code: ADDRESS_CODES[code] ?? last?.code ?? 'INVALID',
      field: field && [...field.slice(0, -1), last?.name ?? field.at(-1)],
      message,
    };
  });
}
