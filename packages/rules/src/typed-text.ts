/** Invisible characters: control and format characters, and those that fonts do not draw (soft hyphens, zero-width spaces, fillers). */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The hyphens, dashes and minus signs of keyboards and input methods, and the lines and the long vowel sign typed in their place. */
const DASHES = /[\p{Pd}\u02D7\u2043\u2212\u2500\u2501\u30FC]/gu;

/**
 * Normalises a typed or pasted code: width folded (NFKC), blanks, line breaks and invisible characters removed, every dash a
 * hyphen. For postal codes and telephone numbers; names and addresses keep their characters (`oneLine`).
 */
export function compactCode(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, '').replace(/\s/g, '').replace(DASHES, '-');
}

/**
 * Characters at the ends of pasted text: blanks, zero-width spaces and direction marks. Variation selectors are not included:
 * they belong to the preceding letter.
 */
const PASTED_ENDS =
  /^[\s\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]+|[\s\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]+$/g;

/** A name or an address on one line: line breaks and control characters become one blank; blanks at the ends are removed. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(PASTED_ENDS, '');
}
