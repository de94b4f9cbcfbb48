import { parsePhoneNumber } from '@shop/rules/delivery/gift-destination';
import { parseEmail } from '@shop/rules/email';
import { compactCode } from '@shop/rules/typed-text';
import type { CustomerProblem } from './customer.ts';

/** A foreign phone number; Japanese ones have their own parser. */
const ABROAD = /^\+(?!81)[1-9]\d{7,14}$/;
const PASSWORD_MIN = 5;
const PASSWORD_MAX = 40;
const TEXT_MAX = 255;
const EMAIL_MAX = 254;

/** Customer data given by the customer; absent fields stay unchanged. */
export interface CustomerFacts {
  readonly email?: string | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly acceptsMarketing?: boolean | undefined;
}

/** Errors of customer facts. @param at path of the input */
export function factProblems(facts: CustomerFacts, at: readonly string[]): CustomerProblem[] {
  const { email, phone } = facts;
  return [
    ...(email === undefined ? [] : emailProblems(email, [...at, 'email'])),
    ...textProblems(facts.firstName, 'First name', [...at, 'firstName']),
    ...textProblems(facts.lastName, 'Last name', [...at, 'lastName']),
    ...(!phone || e164(phone) !== null
      ? []
      : [problem('INVALID', [...at, 'phone'], 'Enter a valid phone number')]),
  ];
}

/** Errors of an e-mail address. */
export function emailProblems(email: string, field: readonly string[]): CustomerProblem[] {
  const typed = email.trim();
  if (typed === '') return [problem('BLANK', field, "Email can't be blank")];
  if (typed.length > EMAIL_MAX) return [problem('TOO_LONG', field, tooLong('Email', EMAIL_MAX))];
  return parseEmail(typed).ok ? [] : [problem('INVALID', field, 'Email is invalid')];
}

/** An e-mail address as stored; an invalid one is unchanged. */
export function readEmail(text: string): string {
  const parsed = parseEmail(text);
  return parsed.ok ? parsed.value : text.trim();
}

/** Errors of a new password. */
export function passwordProblems(password: string, field: readonly string[]): CustomerProblem[] {
  if (password === '') return [problem('BLANK', field, "Password can't be blank")];
  if (password !== password.trim()) {
    const code = 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE';
    return [problem(code, field, 'Password cannot begin or end with spaces')];
  }
  if (password.length < PASSWORD_MIN) {
    const message = `Password is too short (minimum is ${PASSWORD_MIN} characters)`;
    return [problem('TOO_SHORT', field, message)];
  }
  return password.length > PASSWORD_MAX
    ? [problem('TOO_LONG', field, tooLong('Password', PASSWORD_MAX))]
    : [];
}

/** Errors of a short displayed text. */
export function textProblems(
  text: string | null | undefined,
  name: string,
  field: readonly string[],
): CustomerProblem[] {
  if (!text) return [];
  if (text.length > TEXT_MAX) return [problem('TOO_LONG', field, tooLong(name, TEXT_MAX))];
  if (/<[^>]*>/.test(text)) return [problem('CONTAINS_HTML_TAGS', field, `${name} cannot contain HTML tags`)];
  return /https?:\/\/|www\./i.test(text)
    ? [problem('CONTAINS_URL', field, `${name} cannot contain URL`)]
    : [];
}

/** A phone number in the provider's form (`+81312345678`); one that begins with 0 is Japanese. Null when invalid. */
export function e164(phone: string): string | null {
  const national = parsePhoneNumber(phone.slice(0, 60));
  if (national.ok) return `+81${national.value.slice(1)}`;
  const number = compactCode(phone.slice(0, 60)).replace(/[-().]/g, '');
  return ABROAD.test(number) ? number : null;
}

function problem(code: CustomerProblem['code'], field: readonly string[], message: string): CustomerProblem {
  return { code, field, message };
}

function tooLong(name: string, most: number): string {
  return `${name} is too long (maximum is ${most} characters)`;
}
