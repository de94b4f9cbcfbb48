import { err, ok, type Result } from './result';
import { visibleText } from './typed-text';

declare const emailBrand: unique symbol;

/** A well-formed ASCII e-mail address without surrounding spaces. Created only by {@link parseEmail}. */
export type EmailAddress = string & { readonly [emailBrand]: 'EmailAddress' };

/** `required`: the input is empty. `malformed`: the input is not an e-mail address. */
export type EmailProblem = 'required' | 'malformed';

/** Longest address that a mail server accepts (RFC 5321: a path of 256, less its angle brackets). */
export const MAX_EMAIL_LENGTH = 254;
/** Longest local part, and longest label of a domain (RFC 5321, RFC 1035). */
const MAX_LOCAL_LENGTH = 64;
const MAX_LABEL_LENGTH = 63;

/**
 * Parses the input of an e-mail field: folds width, takes the full stop of Japanese input methods for a dot, writes a host of other
 * letters as mail servers know it (`例え.jp` is `xn--r8jz45g.jp`), and ignores surrounding spaces and invisible characters. Registration, restock notice, checkout and account all use this parser, so they
 * accept the same addresses (MAIL-02).
 */
export function parseEmail(text: string): Result<EmailAddress, EmailProblem> {
  const address = withAsciiHost(visibleText(text.normalize('NFKC')).replaceAll('。', '.').trim());
  if (address === '') return err('required');
  return address.length <= MAX_EMAIL_LENGTH && isEmail(address) && isDeliverable(address)
    ? ok(address as EmailAddress)
    : err('malformed');
}

/** The address with its host in Punycode if that has other letters; unchanged where those are no host's. */
function withAsciiHost(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const host = address.slice(start);
  if (!/^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u.test(host)) return address;
  try {
    return address.slice(0, start) + new URL(`https://${host}`).hostname;
  } catch {
    return address;
  }
}

/** Whether mail can reach an address of the pattern: lengths within the standards, no hyphen at the ends of a host's labels. */
function isDeliverable(address: string): boolean {
  const at = address.lastIndexOf('@');
  const labels = address.slice(at + 1).split('.');
  return (
    at <= MAX_LOCAL_LENGTH &&
    labels.every(
      (label) => label.length <= MAX_LABEL_LENGTH && !label.startsWith('-') && !label.endsWith('-'),
    )
  );
}

/** The key by which registrations compare addresses: width and case are ignored. */
export function emailKey(address: EmailAddress): string {
  return address.normalize('NFKC').toLowerCase();
}

/**
 * Whether characters match the e-mail pattern of MAIL-02: a local part, `@`, a domain. The local part has no
 * `< > ( ) [ ] \ , ; :`, white space or `@`, and no dot at its ends, or is a quoted string. It is ASCII only, since mail servers
 * with other letters cannot be relied on. The domain is a bracketed dotted address of four groups of one to three digits, or
 * dotted labels ending in one of at least two letters.
 *
 * Consecutive dots within the local part pass: the pattern forbids them only at the ends, and old addresses of Japanese carriers
 * contain them. A quotation mark may only enclose a quoted string or be escaped inside it.
 *
 * The automaton reads each character once, so its time is linear for any input.
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
  /** One letter of a possible top-level label. */
  | 'oneLetter'
  /** Two letters or more: a valid end. */
  | 'topLevel'
  /** In a later label with a digit or hyphen: not a valid end. */
  | 'mixedLabel'
  /** In a bracket after complete groups (first number) and digits of the next one (second number). */
  | `bracket${0 | 1 | 2 | 3}${0 | 1 | 2 | 3}`
  | 'bracketEnd';

// Each pattern tests one character.
const LOCAL = /[^<>()[\]\\,;:\s@."\p{Cc}\P{ASCII}]/u;
/** Control and non-ASCII characters, which no mail server needs. */
const NO_TEXT = /[\p{Cc}\P{ASCII}]/u;
const LETTER = /[a-z]/i;
const DIGIT_OR_HYPHEN = /[0-9-]/;
const DIGIT = /[0-9]/;

/** The state after one more character; null if no continuation can be an address. */
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
