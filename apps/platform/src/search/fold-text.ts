const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g;
const TO_KATAKANA = 0x60;
/** Dashes typed instead of a long-vowel mark, after a kana. */
const DASH_AFTER_KANA = /(?<=[\u30a1-\u30fa\u30fc])[-‐‑‒–—―−]/g;
const CJK = /[\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff]/;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Normalises text for search: full and half width are equal, hiragana becomes katakana, capitals become lower case, accents stay. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
    .replace(DASH_AFTER_KANA, 'ー');
}

/** Folded text without spaces and punctuation, for Japanese substring search. */
export function compactText(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}ー]+/gu, '');
}

/** The words of folded text in scripts with spaces; runs of Japanese are not words. */
export function latinWords(folded: string): string[] {
  const spaced = folded.replace(/[\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff]+/g, ' ');
  return spaced.match(WORD) ?? [];
}

/** Whether a text contains Japanese. */
export function hasJapanese(text: string): boolean {
  return CJK.test(text);
}
