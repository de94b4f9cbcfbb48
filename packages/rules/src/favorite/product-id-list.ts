/** Ids separated by dots; commas are accepted too. The platform's ids have 14 digits; a number holds at most 16. */
const LIST = /^[1-9]\d{0,15}(?:[.,][1-9]\d{0,15})*$/;
/** Maximum length that is parsed: the limit of a cookie. */
const COOKIE_MAX_LENGTH = 4096;

/** Whether a number is a valid product id. */
export function isProductId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}

/**
 * The product ids of a cookie's text, at most `max`, unique and in order. Null for any other text, which counts as no cookie
 * (COOKIE-01).
 * @param longest text that is read, in characters. @default a cookie's
 */
export function parseProductIds(
  text: string,
  max: number,
  longest = COOKIE_MAX_LENGTH,
): readonly number[] | null {
  if (text.length > longest || !LIST.test(text)) return null;
  const ids = text.split(/[.,]/).map(Number);
  return ids.every(isProductId) ? [...new Set(ids)].slice(0, max) : null;
}

/** The text of a list of ids, in characters that a cookie stores unescaped; '' for none. */
export function formatProductIds(ids: readonly number[]): string {
  return ids.join('.');
}

/** The list with a product moved to the front; the oldest is dropped beyond `max`. */
export function withProductFirst(ids: readonly number[], id: number, max: number): readonly number[] {
  return [id, ...ids.filter((known) => known !== id)].slice(0, max);
}
