import { toKatakana } from 'wanakana';

const TO_KATAKANA = 0x60;

/** ヴ and the kana after it, as most people type it. */
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
 * Normalises text for comparison (SEARCH-03): full and half width, hiragana and katakana, case and accents are equal; so are
 * spellings of one sound: long vowels are removed, ヴァ becomes バ, ェ becomes エ, コウ becomes コ. Punctuation becomes single spaces.
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

/** Roman letters as folded katakana: `gajumaru` becomes ガジュマル. Null for text that is not romanised Japanese. */
export function romajiToKana(term: string): string | null {
  if (!/^[a-z]{3,}$/u.test(term)) return null;
  // Long vowels are removed, as in kana.
  const kana = toKatakana(term.replace(/([aiue])\1/gu, '$1').replace(/o[ou]/gu, 'o'), {
    convertLongVowelMark: false,
  });
  return /^[ァ-ヺ]+$/u.test(kana) ? foldSearchText(kana) : null;
}

/** Spellings of one sound in foreign names, applied before single kana are compared. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/デイ/gu, 'ジ'],
  [/テイ/gu, 'チ'],
  [/フア/gu, 'ハ'],
  [/フイ/gu, 'ヒ'],
  [/フエ/gu, 'ヘ'],
  [/フオ/gu, 'ホ'],
];
/** Kana that differ by a diacritic, and those that look alike. */
const VOICED = 'ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポンツ';
const PLAIN = 'カキクケコサシスセソタチツテトハヒフヘホハヒフヘホソシ';
const KANA = new Map([...VOICED].map((kana, at) => [kana, PLAIN[at] ?? kana]));

/**
 * Merges confusable kana: バ and パ, ディ and ジ, フォ and ホ, ン and ソ. Words equal after this are nearer than a typo.
 * @param term folded
 */
export function confusableKana(term: string): string {
  const spelled = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), term);
  return spelled.replace(/[ァ-ヺ]/gu, (kana) => KANA.get(kana) ?? kana);
}

/**
 * Phonetic spellings of Greek and Latin names, which are frequent for plants: ph becomes f, ch and c become k, y becomes i, and
 * double letters become one.
 */
const LETTER_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/(?:ch|ck|q)(?=[^aeiouy]|$|[aou])/gu, 'k'],
  [/(?<=[a-z])ch/gu, 'k'],
  [/^ch(?=[lr])/gu, 'k'],
  [/c(?=[^eiyh]|$)/gu, 'k'],
  [/c(?=[eiy])/gu, 's'],
  [/x/gu, 'ks'],
  [/z/gu, 's'],
  [/rh/gu, 'r'],
  [/th/gu, 't'],
  [/[ao]e/gu, 'e'],
  [/y/gu, 'i'],
  [/([a-z])\1/gu, '$1'],
];

/**
 * Merges English letters that sound alike: words equal after this are nearer than a typo.
 * @param term folded
 */
export function confusableLetters(term: string): string {
  return LETTER_SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), term);
}

/**
 * Edit distance of two words: deletions, insertions, substitutions and swaps of neighbours.
 * @param most stops beyond: the result is then greater than `most`
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      row.push(value);
      best = Math.min(best, value);
    }
    if (best > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
