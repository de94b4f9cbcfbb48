import { cutText } from '../cut-text';

/** Longer keywords are cut: nobody types them, and the platform refuses them. */
export const KEYWORD_MAX_LENGTH = 100;

/** A keyword ready to search for, or null: an empty or blank keyword does nothing (SEARCH-01). */
export function parseKeyword(text: string | null | undefined): string | null {
  const keyword = cutText((text ?? '').replace(/\s+/gu, ' ').trim(), KEYWORD_MAX_LENGTH).trim();
  return keyword === '' ? null : keyword;
}
