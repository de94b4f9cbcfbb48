import { INFLECTED_MARK, wordsOfBody } from './indexed-words';
import type { Handles, Matches, TermIndex } from './term-index';

/** What texts say of a word, or else of its synonyms: 紅葉 for `autumn leaves`. */
export function toldBy(
  inText: readonly (readonly [string, number])[],
  same: readonly string[],
  terms: TermIndex,
  isTime: boolean,
): Matches {
  if (inText.length > 0 || isTime) return new Map(inText);
  return new Map(same.flatMap((other) => [...terms.findInBody(other, 'whole')]));
}

/** The products whose text contains the word, or whose name, tags or text contain all of several; of 壁掛 also those with 壁 and 掛ける. */
export function toldOf(text: string, terms: TermIndex): Handles {
  const words = [...wordsOfBody(text)];
  const [thing, done] = /^\p{Script=Han}{2}$/u.test(text) ? text : '';
  const [only = '', ...more] = words;
  if (more.length === 0 && !done) return terms.findInBody(only);
  return new Set([
    ...mentioning(words, terms),
    ...(thing && done ? mentioning([thing, `${INFLECTED_MARK}${done}`], terms) : []),
  ]);
}

function mentioning(words: readonly string[], terms: TermIndex): string[] {
  const [first, ...more] = words.map(
    (word) =>
      new Set([...terms.findInBody(word).keys(), ...(words.length > 1 ? terms.find(word).keys() : [])]),
  );
  return [...(first ?? [])].filter((handle) => more.every((each) => each.has(handle)));
}
