/** In characters, not in units of UTF-16. */
const MAX_LENGTH = 255;

/**
 * A handle as the hosted platform keeps it, of a given one or of a title: small and composed letters, digits and underscores, words
 * joined by hyphens. Shop addresses are in this form (ROUTE-14): a product under another could not be opened.
 * @returns '' for a text without letters and digits; at most 255 characters
 */
export function toHandle(text: string): string {
  const handle = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replace(/^[-\p{M}]+/u, '');
  return [...handle].slice(0, MAX_LENGTH).join('').replace(/-+$/, '');
}
