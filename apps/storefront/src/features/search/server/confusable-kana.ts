/** Spellings of one sound, as names from other languages are written, before single kana are compared. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/デイ/gu, 'ジ'],
  [/テイ/gu, 'チ'],
  [/フア/gu, 'ハ'],
  [/フイ/gu, 'ヒ'],
  [/フエ/gu, 'ヘ'],
  [/フオ/gu, 'ホ'],
];
/** Kana that differ by a mark, and those that look alike. */
const VOICED = 'ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポンツ';
const PLAIN = 'カキクケコサシスセソタチツテトハヒフヘホハヒフヘホソシ';
const KANA = new Map([...VOICED].map((kana, at) => [kana, PLAIN[at] ?? kana]));

/**
 * Kana with those that are taken for each other as one: バ and パ, ディ and ジ, フォ and ホ, ン and ソ. Two words that are the same by it
 * are nearer than a slip.
 * @param term folded
 */
export function confusableKana(term: string): string {
  const spelled = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), term);
  return spelled.replace(/[ァ-ヺ]/gu, (kana) => KANA.get(kana) ?? kana);
}
