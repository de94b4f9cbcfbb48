import { err, ok, type Result } from '../result';

const SEVEN_DIGITS = /^(\d{3})-?(\d{4})$/;
/** Full-width digits stand this far behind the plain ones. */
const FULL_WIDTH_OFFSET = '０'.charCodeAt(0) - '0'.charCodeAt(0);

/**
 * The seven digits of a Japanese postal code as people type it: with or without a hyphen, a 〒 or blanks, in full-width
 * digits too. Only for looking an address up; a code that cannot be read stops nobody (GIFT-01 asks that it is filled).
 */
export function parsePostalCode(text: string): Result<string, 'invalidPostalCode'> {
  const plain = text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[‐‑–—―−－ーｰ]/g, '-')
    .replace(/[\s〒]/g, '');
  const match = SEVEN_DIGITS.exec(plain);
  return match === null ? err('invalidPostalCode') : ok(`${match[1]}${match[2]}`);
}
