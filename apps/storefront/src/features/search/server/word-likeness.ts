import { toRomaji } from 'wanakana';

const LATIN = /^[\p{Script=Latin}\p{N} ]+$/u;
const SOME_KANJI = /\p{Script=Han}/u;
export const MAX_TYPOS = 2;
/** The cost of confusable kana and of letters that sound alike, as a share of a typo. */
export const CONFUSABLE_COST = 0.5;

/** Short words have too many neighbours: they are corrected only to names (`isShortSlip`). A different number is a different item. */
export function slipsAllowed(word: string): number {
  if (/\p{N}/u.test(word)) return 0;
  if (SOME_KANJI.test(word)) return word.length >= 3 ? 1 : 0;
  const isLatin = LATIN.test(word);
  if (word.length < (isLatin ? 4 : 3)) return 0;
  return word.length >= (isLatin ? 9 : 7) ? MAX_TYPOS : 1;
}

/** Whether a word is too short for a whole typo. */
export function isShort(word: string): boolean {
  return word.length === (LATIN.test(word) ? 4 : 3);
}

/**
 * One of three kana may differ if its vowel is equal, and a word may lack one character: パキナ, アサイ of アジサイ, `olve`. The first
 * character must match.
 */
export function isShortSlip(word: string, term: string): boolean {
  if (word[0] !== term[0]) return false;
  return term.length === word.length + 1 || (!LATIN.test(word) && vowelsOf(word) === vowelsOf(term));
}

function vowelsOf(kana: string): string {
  return toRomaji(kana).replaceAll(/[^aeioun]|n(?=[aeiou])/gu, '');
}

/** Whether two words have the same start and different words at the end: クリスマスケーキ is not クリスマスローズ. */
export function hasOtherEnd(word: string, term: string): boolean {
  let from = 0;
  while (from < word.length && word[from] === term[from]) from += 1;
  const [one, other] = [word.slice(from), term.slice(from)];
  return (
    Math.max(one.length, other.length) === MAX_TYPOS && editDistance(one, other, MAX_TYPOS) === MAX_TYPOS
  );
}

/** A word with characters that sound or look alike merged. */
export function heardAs(word: string): string {
  return LATIN.test(word) ? confusableLetters(word) : confusableKana(word);
}

/** A word with `heardAs` of it, which is compared with many. */
export interface HeardWord {
  readonly word: string;
  readonly heard: string;
}

/** Edit distance of a word and a term, greater than `most` beyond it; confusable characters count half. */
export function distanceOf(
  { word, heard }: HeardWord,
  { word: term, heard: termHeard }: HeardWord,
  most: number,
): number {
  if (heard === termHeard) return CONFUSABLE_COST;
  if (most < 1) return most + 1;
  if (isShuffled(word, term) || hasSwappedConsonants(word, term)) return 1;
  const isNear = (one: string, other: string) =>
    one[0] === other[0] ||
    // Another first character, of a longer word before two that are its own: ケンガレンシス.
    (one[1] === other[1] && (most === 1 || one[2] === other[2])) ||
    startsSwapped(one, other);
  const slips = isNear(word, term) ? editDistance(word, term, most) : most + 1;
  const slipsHeard = isNear(heard, termHeard)
    ? CONFUSABLE_COST + editDistance(heard, termHeard, most)
    : most + 1;
  return Math.min(slips, slipsHeard);
}

/** Whether the first two characters of a word are those of another, swapped: ンモステラ. */
export function startsSwapped(one: string, other: string): boolean {
  return one.length > 2 && one[0] === other[1] && one[1] === other[0];
}

/** Shorter words have too many neighbours of the same letters. */
const SHUFFLED = 5;

/** Whether a word has the letters of a term in another order between its ends: モステンラ. */
function isShuffled(word: string, term: string): boolean {
  return (
    word.length === term.length &&
    word.length >= SHUFFLED &&
    word[0] === term[0] &&
    word.at(-1) === term.at(-1) &&
    [...word].sort().join('') === [...term].sort().join('')
  );
}

/** Whether two kana of a word have each other's consonant in a term: アグラオメナ of アグラオネマ. */
function hasSwappedConsonants(word: string, term: string): boolean {
  if (word.length !== term.length || word.length < SHUFFLED || word[0] !== term[0]) return false;
  const differing = [...word].flatMap((kana, at) => (kana === term[at] ? [] : [at]));
  if (differing.length !== 2) return false;
  const [one, other] = [word, term].map((text) => differing.map((at) => toRomaji(text[at] ?? '')));
  const [first = '', second = ''] = one ?? [];
  return (
    [first, second].every((kana) => /^[a-z]+[aeiou]$/u.test(kana)) &&
    first.slice(0, -1) + second.at(-1) === other?.[1] &&
    second.slice(0, -1) + first.at(-1) === other[0]
  );
}

/** Spellings of one sound in foreign names, as single kana are compared. */
const SPELLINGS = { デイ: 'シ', テイ: 'チ', フア: 'ハ', フイ: 'ヒ', フエ: 'ヘ', フオ: 'ホ' };

/** Kana that differ by a diacritic, and those that look alike. */
const VOICED = 'ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポンツ';

const PLAIN = 'カキクケコサシスセソタチツテトハヒフヘホハヒフヘホソシ';

const HEARD = new Map([
  ...Object.entries(SPELLINGS),
  ...[...VOICED].map((kana, at) => [kana, PLAIN[at] ?? kana] as const),
]);
const HEARD_OTHERWISE = new RegExp([...HEARD.keys()].join('|'), 'gu');

/**
 * Merges confusable kana: バ and パ, ディ and ジ, フォ and ホ, ン and ソ. Words equal after this are nearer than a typo.
 * @param term folded
 */
export function confusableKana(term: string): string {
  return term.replace(HEARD_OTHERWISE, (kana) => HEARD.get(kana) ?? kana);
}

/**
 * Phonetic spellings of Greek and Latin names, which are frequent for plants: ph becomes f, ch and c become k, y becomes i, and
 * double letters become one, and endings are equal: philodendrum.
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
  [/(?<=[a-z]{4})(?:um|us|on|a)$/gu, ''],
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

const SOUNDED = /^[a-zァ-ヺ ]+$/u;

/** Letters that kana do not distinguish, or that sound alike. */
const ONE_SOUND: readonly (readonly [RegExp, string])[] = [
  [/[lr]/gu, 'r'],
  [/[bv]/gu, 'b'],
  [/[szj]/gu, 's'],
  [/[fh]/gu, 'h'],
  [/[kqg]/gu, 'k'],
  [/[td]/gu, 't'],
];

/** Pronunciation rules for English letters, in this order. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/^of$/gu, 'v'],
  [/^gh/gu, 'g'],
  [/^(?:kn|gn)/gu, 'n'],
  [/^wr/gu, 'r'],
  [/^ps/gu, 's'],
  [/igh/gu, 'i'],
  [/ph/gu, 'f'],
  [/tch|ch(?=[aeiouy])|ch$/gu, 't'],
  [/ch/gu, 'k'],
  [/sh|th|sch/gu, 's'],
  [/[ts]ion/gu, 'son'],
  [/dge/gu, 'j'],
  [/ck/gu, 'k'],
  [/c(?=[eiy])/gu, 's'],
  [/c/gu, 'k'],
  [/g(?=[eiy])/gu, 'j'],
  [/x/gu, 'ks'],
  [/qu/gu, 'k'],
  [/([a-z])\1/gu, '$1'],
  [/(?<=[aeiouy])r(?![aeiouy])/gu, ''],
  [/m(?=[pb])/gu, 'n'],
  [/[aeiouyw]/gu, ''],
];

/** Pronunciation rules for romanised kana. */
const JAPANESE: readonly (readonly [RegExp, string])[] = [
  [/ts/gu, 't'],
  [/ch/gu, 't'],
  [/sh/gu, 's'],
  [/([a-z])\1/gu, '$1'],
  [/m(?=[pb])/gu, 'n'],
  [/['aeiouyw]/gu, ''],
];

/**
 * The consonants of a name as pronounced, equal for English letters and their kana, also in one name: `snake plant`, スネークプラント and
 * snakeプラント. Null for other scripts.
 * @param term folded
 */
export function soundKey(term: string): string | null {
  if (!SOUNDED.test(term)) return null;
  const words = term.match(/[a-z]+|[ァ-ヺ]+/gu) ?? [];
  return keyOf(
    words.map((word) =>
      /^[a-z]/u.test(word) ? replaced(word, ENGLISH) : replaced(toRomaji(word), JAPANESE),
    ),
  );
}

function keyOf(words: readonly string[]): string {
  return replaced(words.join(''), ONE_SOUND);
}

function replaced(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((done, [from, to]) => done.replace(from, to), text);
}

/** Kana vowels that an English vowel may become. */
const VOWELS: Readonly<Record<string, string>> = { a: 'ae', e: 'ei', i: 'ia', o: 'oua', u: 'ua', y: 'ia' };

/** Whether kana have a vowel that the first vowel of an English name may become. @param name, kana folded */
export function sharesVowel(name: string, kana: string): boolean {
  const [vowel = ''] = name.match(/[aeiouy]/u) ?? [];
  return [...(VOWELS[vowel] ?? 'aeiou')].some((each) => toRomaji(kana).includes(each));
}
