const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g;
const TO_KATAKANA = 0x60;
/** Dashes that are typed where a long-vowel mark is meant, after a kana. */
const DASH_AFTER_KANA = /(?<=[\u30a1-\u30fa\u30fc])[-‐‑‒–—―−]/g;
const CJK = /[\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff]/;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/**
 * Text as search compares it: full and half width are one, hiragana is katakana, capitals are small, accents stay.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
    .replace(DASH_AFTER_KANA, 'ー');
}

/** Folded text without spaces, dots and other marks, in which Japanese is looked for. */
export function compactText(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}ー]+/gu, '');
}

/** The words of folded text in scripts that have spaces; runs of Japanese are no words. */
export function latinWords(folded: string): string[] {
  const spaced = folded.replace(/[\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff]+/g, ' ');
  return spaced.match(WORD) ?? [];
}

/** Whether there is any Japanese in a text. */
export function hasJapanese(text: string): boolean {
  return CJK.test(text);
}
