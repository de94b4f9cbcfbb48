/** Ids with a dot between them; a comma is read too. The platform's ids have 14 digits; 16 is the most a number holds. */
const LIST = /^[1-9]\d{0,15}(?:[.,][1-9]\d{0,15})*$/;
/** Longest text that is read: a cookie holds no more. */
const LONGEST = 4096;

/** Whether a number can be a product's id. */
export function isProductId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}

/**
 * The product ids of a cookie's text, at most `max` and without repeats, in their order; null for any other text, which
 * counts as no cookie (COOKIE-01).
 */
export function parseProductIds(text: string, max: number): readonly number[] | null {
  if (text.length > LONGEST || !LIST.test(text)) return null;
  const ids = text.split(/[.,]/).map(Number);
  return ids.every(isProductId) ? [...new Set(ids)].slice(0, max) : null;
}

/** The text of a list of ids, of signs that a cookie holds as they are; '' for none. */
export function formatProductIds(ids: readonly number[]): string {
  return ids.join('.');
}

/** The list with a product at its head, once, and the oldest dropped where it would be longer than `max`. */
export function withProductFirst(ids: readonly number[], id: number, max: number): readonly number[] {
  return [id, ...ids.filter((known) => known !== id)].slice(0, max);
}
