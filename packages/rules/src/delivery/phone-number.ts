/** Signs that people put between the digits of a telephone number. */
const BETWEEN = /[\s()\p{Pd}ー−]/gu;

/** Whether a text is a telephone number of Japan, in whatever width and with whatever signs between: `０９０-1234-5678`, `+81 3 1234 5678`. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.normalize('NFKC').replace(BETWEEN, '').replace(/^\+81/, '0');
  return /^0\d{9,10}$/.test(digits);
}
