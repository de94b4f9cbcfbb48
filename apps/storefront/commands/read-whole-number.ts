/**
 * Reads the number of an option, in plain digits: `1e1` or `0x10` is a slip.
 * @param option its name, as typed
 * @param most the largest number. @default any
 * @throws Error that names the option
 */
export function readWholeNumber(
  option: string,
  text: string,
  { most = Number.MAX_SAFE_INTEGER }: { readonly most?: number } = {},
): number {
  const number = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  const end = most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`;
  throw new Error(`${option} must be a whole number from 1${end}`);
}
