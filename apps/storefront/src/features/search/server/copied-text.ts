import { INFLECTED_MARK, wordsOfBody } from './indexed-words';
import { CONDITION_WEIGHTS, type QueryCondition } from './query-condition';
import type { UnderstoodQuery } from './query-summary';
import type { SearchIndex } from './search-index';
import { NAME_SCORE } from './word-matches';

/** Products from whose text a query is copied: such a run is their name, whatever its words mean (SEARCH-03). */
export function copiedFrom(query: string, { productTerms }: SearchIndex): ReadonlySet<string> {
  return productTerms.runOf([...wordsOfBody(query)].filter((word) => !word.startsWith(INFLECTED_MARK)));
}

/** What a copied text asks for: nothing but its products. A mention of harm is no request, but a notice stays. */
export function asCopied({ needs, unchecked, ...asked }: UnderstoodQuery): UnderstoodQuery {
  const mentioned = needs.flatMap(({ facts }) =>
    facts.kind === 'tag' && facts.safety !== undefined ? [facts.safety] : [],
  );
  return {
    ...asked,
    tokens: [],
    needs: [],
    without: [],
    excludedKinds: [],
    isEverything: false,
    everything: [],
    ignored: [],
    unchecked: [...new Set([...unchecked, ...mentioned])],
  };
}

/** The condition of a piece that is copied from products' texts: these products match as by their name (SEARCH-07). */
export function copiedCondition(text: string, copied: ReadonlySet<string>): QueryCondition {
  return {
    text,
    matches: new Map([...copied].map((handle) => [handle, NAME_SCORE])),
    fits: ({ handle }) => copied.has(handle),
    worth: CONDITION_WEIGHTS.name,
    isNumber: false,
    isPrice: false,
    isName: true,
    isMended: false,
    isSafety: false,
  };
}
