import { err, ok, type Result } from '../result';
import { compactCode } from '../typed-text';

const SEVEN_DIGITS = /^(\d{3})-?(\d{4})$/;
/** Postal marks before a code. */
const POSTAL_MARKS = /[〒〠〶]/g;

/**
 * Parses the seven digits of a Japanese postal code as typed or pasted: with or without any kind of dash, a 〒, blanks, line breaks
 * or invisible characters, in any width. The only parser for form, agents and checkout: the code determines a fee (FEE-01).
 */
export function parsePostalCode(text: string): Result<string, 'invalidPostalCode'> {
  const match = SEVEN_DIGITS.exec(compactCode(text.replace(POSTAL_MARKS, '')));
  return match === null ? err('invalidPostalCode') : ok(`${match[1]}${match[2]}`);
}

/** The format of a code sent to other systems: `1001401` → `100-1401`. @param digits seven */
export function formatPostalCode(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}
