/**
 * Letters of Greek and Latin names, of which plants have many, as who has only heard them writes them: ph is f, ch and c are k, y is i, and
 * of two of a letter one.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
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
 * English letters with those that are heard alike as one: two words that are the same by it are nearer than a slip.
 * @param term folded
 */
export function confusableLetters(term: string): string {
  return SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), term);
}
