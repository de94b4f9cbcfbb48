import { toRomaji } from 'wanakana';

const LATIN = /^[a-z ]+$/u;
const KANA = /^[ァ-ヺ ]+$/u;

/** Letters that kana cannot tell apart, or that are heard as one. */
const ONE_SOUND: readonly (readonly [RegExp, string])[] = [
  [/[lr]/gu, 'r'],
  [/[bv]/gu, 'b'],
  [/[szj]/gu, 's'],
  [/[fh]/gu, 'h'],
  [/[kqg]/gu, 'k'],
  [/[td]/gu, 't'],
];

/** How English letters are read, in this order. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
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

/** How kana in Roman letters are heard. */
const JAPANESE: readonly (readonly [RegExp, string])[] = [
  [/ts/gu, 't'],
  [/ch/gu, 't'],
  [/sh/gu, 's'],
  [/([a-z])\1/gu, '$1'],
  [/m(?=[pb])/gu, 'n'],
  [/['aeiouyw]/gu, ''],
];

/**
 * The consonants of a name as they are heard, the same for English letters and the kana that stand for them: `snake plant` and
 * スネークプラント. Null for what is neither.
 * @param term folded
 */
export function soundKey(term: string): string | null {
  if (LATIN.test(term)) return keyOf(term.split(' ').map((word) => replaced(word, ENGLISH)));
  return KANA.test(term) ? keyOf(term.split(' ').map((word) => replaced(toRomaji(word), JAPANESE))) : null;
}

function keyOf(words: readonly string[]): string {
  return replaced(words.join(''), ONE_SOUND);
}

function replaced(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((done, [from, to]) => done.replace(from, to), text);
}
