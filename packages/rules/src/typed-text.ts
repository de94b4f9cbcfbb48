/** What is not seen: control and format characters, and those that fonts leave out (soft hyphens, zero-width spaces, fillers). */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The hyphens, dashes and minus signs of keyboards and input methods; the lines and the long vowel sign that are typed for them. */
const DASHES = /[\p{Pd}\u02D7\u2043\u2212\u2500\u2501\u30FC]/gu;

/**
 * A code that a person typed or pasted, in one form: width folded (NFKC), without blanks, line breaks and characters that are
 * not seen, every dash a hyphen. For postal codes and telephone numbers; names and addresses keep their characters (`oneLine`).
 */
export function compactCode(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, '').replace(/\s/g, '').replace(DASHES, '-');
}

/** At the ends of what is pasted: blanks, zero-width spaces and direction marks. Variation selectors belong to the letter before them. */
const PASTED_ENDS =
  /^[\s\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]+|[\s\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]+$/g;

/** A name or an address on one line: line breaks and control characters become one blank, none stays at the ends. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(PASTED_ENDS, '');
}
