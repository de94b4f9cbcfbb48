import { cutText } from '../shorten-text';

/** Longer keywords are truncated: shoppers do not type them, and the platform refuses them. */
export const KEYWORD_MAX_LENGTH = 100;

/** A normalised search keyword, or null: an empty or blank keyword does nothing (SEARCH-01). */
export function parseKeyword(text: string | null | undefined): string | null {
  const keyword = cutText((text ?? '').replace(/\s+/gu, ' ').trim(), KEYWORD_MAX_LENGTH).trim();
  return keyword === '' ? null : keyword;
}
