import { toKatakana } from 'wanakana';
import { foldSearchText } from './fold-search-text';

/** Roman letters as katakana, folded: `gajumaru` is ガジュマル. Null for what is no Japanese in Roman letters. */
export function romajiToKana(term: string): string | null {
  if (!/^[a-z]{3,}$/u.test(term)) return null;
  // Long vowels are left out, as they are of kana.
  const kana = toKatakana(term.replace(/([aiue])\1/gu, '$1').replace(/o[ou]/gu, 'o'), {
    convertLongVowelMark: false,
  });
  return /^[ァ-ヺ]+$/u.test(kana) ? foldSearchText(kana) : null;
}
