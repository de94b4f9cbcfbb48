/** Invisible characters: control and format characters, and those that fonts do not draw (soft hyphens, zero-width spaces, fillers). */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Hyphens, dashes and minus signs of keyboards and input methods, and the lines and the long vowel sign typed in their place. */
const DASHES =
  /[\p{Pd}\u02D7\u1173\u2043\u2212\u23AF\u2500\u2501\u2504\u2505\u2508\u2509\u254C\u254D\u2550\u2574\u2576\u2578\u257A\u2796\u30FC\u31D0]/gu;

/** Further characters typed as dashes between digits. */
const BETWEEN_DIGITS = /[_~\u4E00]/g;

/** Text without invisible characters; control characters stay. */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** Text with a hyphen for every dash. */
export function hyphenated(text: string): string {
  return text.replace(DASHES, '-');
}

/**
 * Normalises a typed or pasted code: width folded (NFKC), blanks, line breaks and invisible characters removed, every dash a
 * hyphen. For codes of digits: postal codes, telephone and card numbers; names and addresses keep their characters (`oneLine`).
 */
export function compactCode(text: string): string {
  return hyphenated(text.normalize('NFKC').replace(UNSEEN, '').replace(/\s/g, '')).replace(
    BETWEEN_DIGITS,
    '-',
  );
}

/**
 * Characters at the ends of pasted text: blanks, zero-width spaces and direction marks. Variation selectors are not included:
 * they belong to the preceding letter.
 */
const PASTED_ENDS =
  /^[\s\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]+|[\s\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]+$/g;

/**
 * A name or an address on one line: line breaks and control characters become one blank; blanks at the ends are removed. Empty if
 * no character is visible.
 */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(PASTED_ENDS, '');
  // The blank braille pattern is not ignorable, but has no dots.
  return line.replace(UNSEEN, '').replace(/[\s\u2800]/g, '') === '' ? '' : line;
}
