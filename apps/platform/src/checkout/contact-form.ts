import { ADDRESS_TEXT_MAX, addressTextProblem } from '@shop/rules/delivery/address-text';
import { parsePhoneNumber } from '@shop/rules/delivery/gift-destination';
import { parseEmail } from '@shop/rules/email';
import { oneLine } from '@shop/rules/typed-text';
import { z } from 'zod';
import { contradictsIsland, findPostalPlace, liesIn, postalDigits } from '../delivery/postal-code.ts';
import { findPrefecture } from '../delivery/prefectures.ts';
import type { Contact } from './contact.ts';
import type { WordKey } from './words.ts';

/** Names of the fields of an address, in the order of the forms. */
export const ADDRESS_FIELDS = [
  'lastName',
  'firstName',
  'zip',
  'provinceCode',
  'city',
  'address1',
  'address2',
  'phone',
] as const;

export const CONTACT_FIELDS = ['email', ...ADDRESS_FIELDS] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Field values as typed. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** Error messages by invalid field. */
export type FieldErrors<F extends string> = Readonly<Partial<Record<F, WordKey>>>;

/** Line breaks and control characters would break parcel labels and mails. */
const line = () => z.string().transform(oneLine);
const usable = () =>
  z
    .string()
    .max(ADDRESS_TEXT_MAX, 'error.tooLong')
    .refine((typed) => addressTextProblem(typed) === null, 'error.text');
const text = (error: WordKey) => line().pipe(usable().min(1, error));

const ADDRESS_PARTS = {
  lastName: text('error.lastName'),
  firstName: text('error.firstName'),
  zip: z
    .string()
    .max(60, 'error.zip')
    .transform((typed) => postalDigits(typed) ?? '')
    .refine((digits) => digits !== '', 'error.zip'),
  provinceCode: z
    .string()
    .transform((code) => findPrefecture(code)?.code ?? '')
    .refine((code) => code !== '', 'error.provinceCode'),
  city: text('error.city'),
  address1: text('error.address1'),
  address2: line().pipe(usable()),
  phone: z
    .string()
    .max(60, 'error.phone')
    .transform((typed) => {
      const phone = parsePhoneNumber(typed);
      return phone.ok ? phone.value : '';
    })
    .refine((digits) => digits !== '', 'error.phone'),
};

/** An unknown postal code is never refused: the data lacks new and business codes. */
function refuseOtherPlace(
  address: Pick<ContactValues, 'zip' | 'provinceCode' | 'city' | 'address1'>,
  context: z.RefinementCtx,
): void {
  const { zip, provinceCode } = address;
  const place = findPostalPlace(zip);
  if (place !== null && provinceCode !== '' && (!liesIn(place, provinceCode) || contradictsIsland(address))) {
    context.addIssue({ code: 'custom', path: ['zip'], message: 'error.zipMismatch' });
  }
}

const addressForm = z.object(ADDRESS_PARTS).superRefine(refuseOtherPlace);
const contactForm = z
  .object({
    email: z
      .string()
      .transform((typed) => {
        const email = parseEmail(typed);
        return email.ok ? email.value : '';
      })
      .refine((email) => email !== '', 'error.email'),
    ...ADDRESS_PARTS,
  })
  .superRefine(refuseOtherPlace);

/** Parses the contact form: the checked contact, or the message of every invalid field. */
export function parseContactForm(
  values: ContactValues,
): { readonly contact: Contact } | { readonly errors: FieldErrors<ContactField> } {
  const parsed = contactForm.safeParse(values);
  return parsed.success ? { contact: parsed.data } : { errors: errorsIn(parsed.error) };
}

/** Parses an address alone, with the checkout's address rules. */
export function parseAddressForm(
  values: Omit<ContactValues, 'email'>,
): { readonly address: Omit<Contact, 'email'> } | { readonly errors: FieldErrors<ContactField> } {
  const parsed = addressForm.safeParse(values);
  return parsed.success ? { address: parsed.data } : { errors: errorsIn(parsed.error) };
}

function errorsIn({ issues }: z.ZodError): FieldErrors<ContactField> {
  const errors: Partial<Record<ContactField, WordKey>> = {};
  for (const issue of issues) {
    errors[issue.path[0] as ContactField] ??= issue.message as WordKey;
  }
  return errors;
}

/** Field values of a submitted form; a missing one is empty. */
export function readContactValues(form: URLSearchParams): ContactValues {
  return Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, (form.get(field) ?? '').slice(0, 500)]),
  ) as ContactValues;
}

/** Result of a postal code lookup: unknown, filled in, or shared by several places, of which the shopper chooses. */
export interface FilledAddress {
  readonly values: ContactValues;
  readonly message: 'address.zipUnknown' | 'address.zipFilled' | 'address.zipSeveral';
}

/** The values with the parts common to all places of the postal code; the shopper fills in the rest. */
export function fillFromPostalCode(values: ContactValues): FilledAddress {
  const digits = postalDigits(values.zip);
  const place = digits === null ? null : findPostalPlace(digits);
  if (place === null) return { values, message: 'address.zipUnknown' };
  const chosen = liesIn(place, values.provinceCode) ? values.provinceCode : '';
  return {
    values: {
      ...values,
      provinceCode: place.prefecture?.province ?? chosen,
      city: place.city === '' && chosen !== '' ? values.city : place.city,
      address1: values.address1.startsWith(place.town) ? values.address1 : place.town,
    },
    message: place.city === '' ? 'address.zipSeveral' : 'address.zipFilled',
  };
}
