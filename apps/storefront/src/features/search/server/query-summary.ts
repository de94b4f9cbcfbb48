import type { Safety } from '@shop/rules/brand/search-phrases';
import { isContent, isKind, isUse } from './part-kinds';
import { KANJI_ONLY, type QueryNeed, type QueryPart, type QueryToken } from './query-pieces';
import { deniedNeed } from './query-words';
import type { NeedFacts, SearchLexicon } from './search-lexicon';
import { FUNCTION_WORDS, foldSearchText } from './word-forms';

/** The parsed meaning of a query. */
export interface UnderstoodQuery {
  readonly tokens: readonly QueryToken[];
  readonly needs: readonly QueryNeed[];
  /** Excluded words: those after a minus. */
  readonly without: readonly string[];
  /** Excluded kinds: 花以外. */
  readonly excludedKinds: readonly NeedFacts[];
  /** Nothing in particular: 植物, 人気. */
  readonly isEverything: boolean;
  /** Whether its main part is a kind of things that the shop sells, or what they are for: sympathy flowers, study desk. */
  readonly namesKind: boolean;
  /** Whether that is only any room: an unknown word before it names something else, a rented flat. */
  readonly namesPlace: boolean;
  /** Whether it says for which place. */
  readonly isForPlace: boolean;
  /** Whether it is a sentence with a request: some of its words may be irrelevant. */
  readonly asks: boolean;
  /** Whether it has a stop word that links no two nouns: it says something, and is no name of a thing. */
  readonly isPhrase: boolean;
  /** Whether it contains a word for the shop's goods: トイレに置ける植物. */
  readonly namesEverything: boolean;
  /** Words for everything, which may also belong to a page: ランキング. */
  readonly everything: readonly string[];
  /** Safety needs for which the shop has no data on any product. */
  readonly unchecked: readonly Safety[];
  /** Ignored words of a query that is too long. */
  readonly ignored: readonly string[];
}

/** They introduce what something is for, with or of. */
const PREPOSITIONS = new Set(['for', 'with', 'in', 'on', 'to', 'from', 'that', 'which', 'who']);
/** In a sentence, only what a thing is for follows it always: a nice pot for my monstera. */
const PURPOSE = new Set(['for']);
/** Number of stop words that makes a sentence. */
const SENTENCE = 3;

export function summary(
  lexicon: SearchLexicon,
  query: string,
  parts: readonly QueryPart[],
  without: readonly string[],
  ignored: readonly string[],
): Omit<UnderstoodQuery, 'unchecked' | 'excludedKinds'> {
  const end = endOfHead(parts);
  const main = parts.slice(0, end).findLast(isContent);
  const named = parts.flatMap((part, at) =>
    part.kind === 'token'
      ? [
          at < end && !isPlace(parts, at) && !isContainer(parts, at)
            ? part.token
            : { ...part.token, isModifier: true },
        ]
      : [],
  );
  const isBare = parts.every(({ kind }) => kind === 'filler');
  const isPraise =
    isBare && parts.some((part) => part.kind === 'filler' && lexicon.praise.has(foldSearchText(part.text)));
  // Filler words are searched for if there is nothing else, except praise: かわいいやつ is any of the goods.
  const tokens = isPraise
    ? []
    : isBare
      ? parts.flatMap((part) =>
          part.kind === 'filler' &&
          !FUNCTION_WORDS.has(foldSearchText(part.text)) &&
          (part.text.length > 1 || KANJI_ONLY.test(part.text))
            ? [{ text: part.text, term: foldSearchText(part.text), same: [], correction: null }]
            : [],
        )
      : named;
  const needs = parts.flatMap((part) =>
    part.kind === 'need' ? [deniedNeed(part.need, query, lexicon)] : [],
  );
  const implied = new Set(needs.flatMap(({ facts }) => lexicon.implied.get(facts) ?? []));
  const namesEverything = parts.some(({ kind }) => kind === 'everything');
  return {
    tokens: tokens.filter(({ term, same }) => ![term, ...same].some((word) => implied.has(word))),
    needs,
    without,
    ignored,
    isEverything: tokens.length + needs.length === 0 && (namesEverything || isPraise),
    asks: parts.filter(({ kind }) => kind === 'filler').length >= SENTENCE,
    isPhrase: parts.some((part) => part.kind === 'filler' && !isLink(part.text)),
    namesKind: [isKind, isUse].some((fits) => fits(main)),
    namesPlace: main?.kind === 'need' && main.need.facts === lexicon.indoors?.facts,
    isForPlace: isForPlace(parts, lexicon),
    namesEverything,
    everything: parts.flatMap((part) => (part.kind === 'everything' ? [part.term] : [])),
  };
}

/** Whether a need is that of a place, and neither of any room nor of an occasion, which is one of gifts. */
function isForPlace(parts: readonly QueryPart[], { indoors, implied, wider }: SearchLexicon): boolean {
  const given = [...wider.values()];
  const isOccasion = (facts: NeedFacts) =>
    implied.has(facts) ||
    (facts.kind === 'tag' && facts.aiTags.some(({ childId }) => given.some((tags) => tags.has(childId))));
  return parts.some(
    (part) =>
      part.kind === 'need' &&
      isUse(part) &&
      part.need.facts !== indoors?.facts &&
      !isOccasion(part.need.facts),
  );
}

/**
 * The end of a query's main part: before the first English preposition; Japanese has no such end. A query that starts with a stop
 * word is a sentence, whose words may have any order.
 */
function endOfHead(parts: readonly QueryPart[]): number {
  const first = parts.findIndex(isContent);
  const isIn = (words: ReadonlySet<string>) => (part: QueryPart, at: number) =>
    at > first && part.kind === 'filler' && words.has(foldSearchText(part.text));
  const end = parts.findIndex(isIn(first === 0 ? PREPOSITIONS : PURPOSE));
  return end === -1 ? parts.length : end;
}

/** Whether an English preposition of place or means precedes a part, and content precedes that: trees that I can keep in a pot. */
function isPlace(parts: readonly QueryPart[], at: number): boolean {
  const before = parts.slice(0, at);
  const from = before.findLastIndex(isContent) + 1;
  return (
    from > 0 &&
    before
      .slice(from)
      .some(({ kind, ...part }) => kind === 'filler' && 'text' in part && /^(?:in|on)$/iu.test(part.text))
  );
}

/** Whether something else is said to stand in it or to come with it: 鉢に入った木, カバー付きの. */
function isContainer(parts: readonly QueryPart[], at: number): boolean {
  const behind = parts.slice(at + 1);
  const [first = '', second = ''] = behind.map((part) => (part.kind === 'filler' ? part.text : ''));
  return behind.some(isContent) && CONTAINING.test(first + second);
}

const CONTAINING = /^(?:に|へ)?(?:入っ|入り|植わ|植え(?:て|た|られ)|付き|つき)/u;

/** A particle, a size or an English word between nouns: の of プリンターのインク, `with`, `king size bed`. */
function isLink(text: string): boolean {
  return /^[^a-z]{0,1}$|^(?:an?|the|and|or|of|for|with|to|in|on|at|by|from|sizes?)$/iu.test(text);
}
