import { err, ok, type Result } from '../result';
import { compactCode } from '../typed-text';

/** Signs that people put between the digits. */
const BETWEEN = /[-().・·/]/g;
/** Japan's country code, as it is written and dialled; a trunk 0 that stands in brackets after it is not dialled: `+81 (0)3`. */
const INTERNATIONAL = /^(?:\+|00|010)?810?(?=[1-9]\d{8,9}$)/;
const NATIONAL = /^0[1-9]\d{8,9}$/;

/**
 * The digits of a Japanese telephone number as it is dialled at home, whatever stands between them and in front: `０９０-1234-5678`,
 * `+81 (0)3 1234 5678`, `81 3 1234 5678`. The one reader of form, agents and checkout (GIFT-01).
 */
export function parsePhoneNumber(text: string): Result<string, 'invalidPhoneNumber'> {
  const digits = compactCode(text).replace(BETWEEN, '').replace(INTERNATIONAL, '0');
  return NATIONAL.test(digits) ? ok(digits) : err('invalidPhoneNumber');
}

/** Whether a text is a telephone number of Japan. */
export function isPhoneNumber(text: string): boolean {
  return parsePhoneNumber(text).ok;
}
