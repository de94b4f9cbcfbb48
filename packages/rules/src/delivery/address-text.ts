/** The longest text of an address field, in UTF-16 units. */
export const ADDRESS_TEXT_MAX = 255;

/** A text in an address field that platforms refuse. */
export type AddressTextProblem = 'tooLong' | 'html' | 'url' | 'emoji';

const REFUSED = [
  ['html', /<[^>]*>/],
  ['url', /https?:\/\/|www\./i],
  // The marks of companies count as pictographs in Unicode, flags and keycaps do not. A lone surrogate is half an emoji.
  ['emoji', /(?![©®™])\p{Extended_Pictographic}|\u20E3|[\p{RI}\p{Cs}\uFFFD]/u],
] as const;

/** Why an address text is refused; null if it is accepted. Shared by gift form, agents and checkout (GIFT-01). */
export function addressTextProblem(text: string): AddressTextProblem | null {
  if (text.length > ADDRESS_TEXT_MAX) return 'tooLong';
  return REFUSED.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
