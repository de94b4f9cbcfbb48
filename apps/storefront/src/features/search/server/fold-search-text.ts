const TO_KATAKANA = 0x60;

/** ヴ and what follows it, as most people type it. */
const VU: Readonly<Record<string, string>> = { '': 'ブ', ァ: 'バ', ィ: 'ビ', ェ: 'ベ', ォ: 'ボ', ュ: 'ビュ' };
const LARGE: Readonly<Record<string, string>> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ヂ: 'ジ',
  ヅ: 'ズ',
  ヲ: 'オ',
};

/**
 * Text as the search compares it (SEARCH-03): full and half width, hiragana and katakana, capitals and accents are one; so are the
 * spellings of one sound: long vowels are left out, ヴァ is バ, ェ is エ, コウ is コ. Marks become single spaces.
 */
export function foldSearchText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
    .replace(/['’`]/g, '')
    .replace(/ヴ([ァィェォュ]?)/g, (_, small: string) => VU[small] ?? 'ブ')
    .replace(/[ァィゥェォヂヅヲ]/g, (kana) => LARGE[kana] ?? kana)
    .replace(/(?<=[ァ-ヺ])[ー\-‐‑‒–—―−~〜]+/g, '')
    .replace(/(?<=[オコソトノホモヨョロゴゾドボポ])[ウオ]/g, '')
    .replace(/[^\p{L}\p{N}々]+/gu, ' ')
    .trim();
}
