import { cutText } from '../shorten-text';
import { oneLine } from '../typed-text';

/** Longer keywords are truncated: shoppers do not type them, and the platform refuses them. */
export const KEYWORD_MAX_LENGTH = 100;

/** A normalised search keyword, or null: an empty keyword, or one of which nothing is seen, does nothing (SEARCH-01). */
export function parseKeyword(text: string | null | undefined): string | null {
  const keyword = cutText(oneLine(text ?? '').replace(/\s+/gu, ' '), KEYWORD_MAX_LENGTH).trim();
  return keyword === '' ? null : keyword;
}
