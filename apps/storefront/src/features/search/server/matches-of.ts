import type { Matches, TermIndex } from './term-index';
import type { QueryToken } from './understand-query';

/** A word of another meaning weighs a little less than the word itself. */
const SAME = 0.97;

/** How well each thing answers a word of a query, by it or by another word for the same. */
export function matchesOf(terms: TermIndex, { term, same }: Pick<QueryToken, 'term' | 'same'>): Matches {
  const best = new Map(terms.find(term));
  for (const other of same) {
    for (const [key, score] of terms.find(other)) {
      // A word of another script begins other words by chance: pot, pothos.
      if (/^[a-z ]+$/u.test(other) && !terms.has(other)) continue;
      const weighed = score * SAME;
      if (weighed > (best.get(key) ?? 0)) best.set(key, weighed);
    }
  }
  return best.size > 0 ? best : terms.findInBody(term);
}
