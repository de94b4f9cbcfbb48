/** Longer keywords are cut: nobody types them, and the platform refuses them. */
export const KEYWORD_MAX_LENGTH = 100;

/** A keyword ready to search for, or null: an empty or blank keyword does nothing (§5, SEARCH-01). */
export function parseKeyword(text: string | null | undefined): string | null {
  const keyword = (text ?? '').replace(/\s+/gu, ' ').trim().slice(0, KEYWORD_MAX_LENGTH).trim();
  return keyword === '' ? null : keyword;
}
