import { err, ok, type Result } from './result';

declare const emailBrand: unique symbol;

/** A well-formed e-mail address in plain letters, without spaces around it. Born only through {@link parseEmail}. */
export type EmailAddress = string & { readonly [emailBrand]: 'EmailAddress' };

/** `required`: nothing was written. `malformed`: what was written is no e-mail address. */
export type EmailProblem = 'required' | 'malformed';

/** Longest address that a mail server takes (RFC 5321: a path of 256, less its angle brackets). */
export const MAX_EMAIL_LENGTH = 254;

/** What is pasted along and not seen: zero-width spaces, direction marks, soft hyphens. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Reads what a person wrote into an e-mail field: width is folded, spaces around it and characters that are not seen do not matter.
 * The one reader of registration, restock notice, checkout and account: what one of them takes, the others take (MAIL-02).
 */
export function parseEmail(text: string): Result<EmailAddress, EmailProblem> {
  const address = text.normalize('NFKC').replace(UNSEEN, '').trim();
  if (address === '') return err('required');
  return address.length <= MAX_EMAIL_LENGTH && isEmail(address)
    ? ok(address as EmailAddress)
    : err('malformed');
}

/** How registrations tell addresses apart: width and case do not make another person. */
export function emailKey(address: EmailAddress): string {
  return address.normalize('NFKC').toLowerCase();
}

/**
 * Whether characters are an e-mail address by the pattern of MAIL-02: a local part without `< > ( ) [ ] \ , ; :`,
 * white space or `@`, of ASCII alone (mail servers of other letters are none that a shop can count on) and without a dot at its ends, or a
 * quoted string; then `@`; then a bracketed dotted address of four
 * groups of one to three digits, or dotted labels that end in one of at least two letters.
 *
 * Two dots side by side within the local part pass: the pattern forbids them at the ends only, and old addresses of
 * Japanese carriers have them. A quotation mark stands around a quoted string or escaped inside it, nowhere else.
 *
 * An automaton that looks at each character once, so its time is linear whatever is written.
 */
export function isEmail(characters: Iterable<string>): boolean {
  let state: State | null = 'start';
  for (const character of characters) {
    state = next(state, character);
    if (state === null) return false;
  }
  return state === 'topLevel' || state === 'bracketEnd';
}

type State =
  | 'start'
  | 'local'
  | 'localDot'
  | 'quoted'
  | 'quotedSome'
  | 'escape'
  | 'quoteEnd'
  | 'at'
  /** In the first label, which cannot be the last. */
  | 'firstLabel'
  /** After a dot of the domain. */
  | 'domainDot'
  /** One letter of what may be the top-level label. */
  | 'oneLetter'
  /** Two letters or more: may end here. */
  | 'topLevel'
  /** In a later label with a digit or hyphen: must not be the last. */
  | 'mixedLabel'
  /** In a bracket after some groups and some digits of the next one. */
  | `bracket${0 | 1 | 2 | 3}${0 | 1 | 2 | 3}`
  | 'bracketEnd';

// Each is asked about one character.
const LOCAL = /[^<>()[\]\\,;:\s@."\p{Cc}\P{ASCII}]/u;
/** Control characters, and what no mail server needs to know. */
const NO_TEXT = /[\p{Cc}\P{ASCII}]/u;
const LETTER = /[a-z]/i;
const DIGIT_OR_HYPHEN = /[0-9-]/;
const DIGIT = /[0-9]/;

/** The state after one more character; null when nothing that follows could make an address of it. */
function next(state: State, character: string): State | null {
  switch (state) {
    case 'start':
      if (character === '"') return 'quoted';
      return LOCAL.test(character) ? 'local' : null;
    case 'local':
      if (character === '@') return 'at';
      if (character === '.') return 'localDot';
      return LOCAL.test(character) ? 'local' : null;
    case 'localDot':
      if (character === '.') return 'localDot';
      return LOCAL.test(character) ? 'local' : null;
    case 'quoted':
    case 'quotedSome':
      if (character === '"') return state === 'quotedSome' ? 'quoteEnd' : null;
      if (character === '\\') return 'escape';
      return NO_TEXT.test(character) ? null : 'quotedSome';
    case 'escape':
      return NO_TEXT.test(character) ? null : 'quotedSome';
    case 'quoteEnd':
      return character === '@' ? 'at' : null;
    case 'at':
      if (character === '[') return 'bracket00';
      return isLabelCharacter(character) ? 'firstLabel' : null;
    case 'firstLabel':
    case 'mixedLabel':
      if (character === '.') return 'domainDot';
      return isLabelCharacter(character) ? state : null;
    case 'domainDot':
    case 'oneLetter':
    case 'topLevel':
      if (LETTER.test(character)) return state === 'domainDot' ? 'oneLetter' : 'topLevel';
      if (character === '.') return state === 'domainDot' ? null : 'domainDot';
      return DIGIT_OR_HYPHEN.test(character) ? 'mixedLabel' : null;
    case 'bracketEnd':
      return null;
    default:
      return nextInBracket(state, character);
  }
}

function nextInBracket(state: `bracket${0 | 1 | 2 | 3}${0 | 1 | 2 | 3}`, character: string): State | null {
  const [groups, digits] = state.slice(-2);
  if (character === ']') return groups === '3' && digits !== '0' ? 'bracketEnd' : null;
  if (character === '.')
    return groups === '3' || digits === '0' ? null : (`bracket${Number(groups) + 1}0` as State);
  return DIGIT.test(character) && digits !== '3' ? (`bracket${groups}${Number(digits) + 1}` as State) : null;
}

function isLabelCharacter(character: string): boolean {
  return LETTER.test(character) || DIGIT_OR_HYPHEN.test(character);
}
