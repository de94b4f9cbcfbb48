import { err, ok, type Result } from '../result';
import { compactCode } from '../typed-text';

const SEVEN_DIGITS = /^(\d{3})-?(\d{4})$/;
/** The signs of the post before a code. */
const POSTAL_MARKS = /[〒〠〶]/g;

/**
 * The seven digits of a Japanese postal code as people type and paste it: with or without a dash of any kind, a 〒, blanks, line
 * breaks or characters that are not seen, in any width. The one reader of form, agents and checkout: the code decides a fee (FEE-01).
 */
export function parsePostalCode(text: string): Result<string, 'invalidPostalCode'> {
  const match = SEVEN_DIGITS.exec(compactCode(text.replace(POSTAL_MARKS, '')));
  return match === null ? err('invalidPostalCode') : ok(`${match[1]}${match[2]}`);
}

/** How a code is written wherever it leaves the shop: `1001401` → `100-1401`. @param digits seven */
export function formatPostalCode(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}
