import { compareInstant, compareNumber } from './compare-value.ts';
import type { SearchFields } from './evaluate-query.ts';
import { foldText } from './fold-text.ts';
import type { QueryTerm } from './parse-query.ts';
import { contains, needle, type SearchText, searchText } from './search-text.ts';

/** Search input of a collection, page, article or redirect. */
export interface Searchable {
  readonly numericId: number;
  /** texts for bare words and `title:`; the first is the title */
  readonly titles: readonly string[];
  readonly body: string;
  /** values of `field:value`, compared exactly */
  readonly exact: Readonly<Record<string, readonly string[]>>;
  /** instants of `field:value` */
  readonly instants: Readonly<Record<string, string>>;
}

const TITLE = 100;
const BODY = 5;
const texts = new WeakMap<object, { title: SearchText; body: SearchText }>();

/**
 * Searches title, text and a few exact fields.
 * @param names the existing fields
 * @param describe returns an object's search input
 */
export function textFields<T extends object>(
  names: readonly string[],
  now: Date,
  describe: (thing: T) => Searchable,
  isPrefixTerm: (term: QueryTerm) => boolean = () => false,
): SearchFields<T> {
  const textsOf = (thing: T) => {
    const known = texts.get(thing);
    if (known !== undefined) return known;
    const { titles, body } = describe(thing);
    const made = { title: searchText(titles), body: searchText([body]) };
    texts.set(thing, made);
    return made;
  };
  const ready = (term: QueryTerm) => needle(term.value, term.isPrefix || isPrefixTerm(term));
  const matches = (name: string) => (thing: T, term: QueryTerm) => {
    if (name === 'title') return contains(textsOf(thing).title, ready(term));
    const { numericId, exact, instants } = describe(thing);
    if (name === 'id') return compareNumber(numericId, term);
    const isNegated = name.endsWith('_not');
    const field = isNegated ? name.slice(0, -'_not'.length) : name;
    const instant = instants[field];
    if (instant !== undefined) return compareInstant(instant, term, now);
    const requested = foldText(term.value);
    const isFound = (exact[field] ?? []).some((value) =>
      term.isPrefix ? foldText(value).startsWith(requested) : foldText(value) === requested,
    );
    return isFound !== isNegated;
  };
  return {
    field: (name) => (name === 'id' || names.includes(name) ? matches(name) : undefined),
    text: (thing, term) => {
      if (term.value === '') return 0;
      const own = textsOf(thing);
      const requested = ready(term);
      const title = contains(own.title, requested) ? TITLE : 0;
      const body = contains(own.body, requested) ? BODY : 0;
      return title + body === 0 ? null : title + body;
    },
  };
}
