import { parsePhoneNumber } from '@shop/rules/delivery/gift-destination';
import { parseEmail } from '@shop/rules/email';
import { oneLine } from '@shop/rules/typed-text';
import { z } from 'zod';
import { findPostalPlace, liesIn, postalDigits } from '../delivery/postal-code.ts';
import { findPrefecture } from '../delivery/prefectures.ts';
import type { Contact } from './contact.ts';
import type { WordKey } from './words.ts';

export const CONTACT_FIELDS = [
  'email',
  'lastName',
  'firstName',
  'zip',
  'provinceCode',
  'city',
  'address1',
  'address2',
  'phone',
] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What stands in the fields, as typed. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** The message of each field that is wrong. */
export type FieldErrors<F extends string> = Readonly<Partial<Record<F, WordKey>>>;

const TEXT_MAX = 100;
/** Line breaks and control characters would break what is written with it: parcels, mails. */
const line = () => z.string().transform(oneLine);
const text = (error: WordKey) => line().pipe(z.string().min(1, error).max(TEXT_MAX, 'error.tooLong'));

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
  address2: line().pipe(z.string().max(TEXT_MAX, 'error.tooLong')),
  phone: z
    .string()
    .max(60, 'error.phone')
    .transform((typed) => {
      const phone = parsePhoneNumber(typed);
      return phone.ok ? phone.value : '';
    })
    .refine((digits) => digits !== '', 'error.phone'),
};

/** A code that the data does not know never blocks: new and business codes are missing from it. */
function refuseOtherPrefecture(
  { zip, provinceCode }: { readonly zip: string; readonly provinceCode: string },
  context: z.RefinementCtx,
): void {
  const place = findPostalPlace(zip);
  if (place !== null && provinceCode !== '' && !liesIn(place, provinceCode)) {
    context.addIssue({ code: 'custom', path: ['zip'], message: 'error.zipMismatch' });
  }
}

const addressForm = z.object(ADDRESS_PARTS).superRefine(refuseOtherPrefecture);
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
  .superRefine(refuseOtherPrefecture);

/** Reads the contact form: the checked contact, or the message of every wrong field. */
export function parseContactForm(
  values: ContactValues,
): { readonly contact: Contact } | { readonly errors: FieldErrors<ContactField> } {
  const parsed = contactForm.safeParse(values);
  return parsed.success ? { contact: parsed.data } : { errors: errorsIn(parsed.error) };
}

/** Reads an address alone, which needs what the checkout needs of one. */
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

/** The fields as a form was sent; a missing one is empty. */
export function readContactValues(form: URLSearchParams): ContactValues {
  return Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, (form.get(field) ?? '').slice(0, 500)]),
  ) as ContactValues;
}

/** What became of a postal code: unknown, filled in, or shared by several places, of which the shopper chooses. */
export interface FilledAddress {
  readonly values: ContactValues;
  readonly message: 'address.zipUnknown' | 'address.zipFilled' | 'address.zipSeveral';
}

/** The values with what all places of the postal code share; what they do not share is left to the shopper. */
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
