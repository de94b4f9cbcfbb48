import { coloursInQuery, isColour } from './colours-in-text';
import { INFLECTED_MARK } from './indexed-words';
import type { QueryToken } from './query-pieces';
import type { SearchIndex } from './search-index';
import { seasonOfEvent } from './seasons-in-query';
import {
  displayMonths,
  displayOf,
  displayTerm,
  isDisplayTerm,
  knownTimes,
  type Season,
  seasonPhrases,
} from './seasons-in-text';
import type { Matches, TermIndex } from './term-index';
import { foldSearchText, inflectionOf, isDenied } from './word-forms';

/** A word whose best match is below this occurs only in texts, or as part of others. */
export const WEAK_SCORE = 40;
/** From this score on it is a word of a name. */
export const NAME_SCORE = 75;
export const NO_MATCHES: Matches = new Map();

/** A synonym weighs slightly less than the word itself. */
const SYNONYM_WEIGHT = 0.97;

/** The match quality of each entry for a query word or one of its synonyms. */
export function matchesOf(
  terms: TermIndex,
  { term, same, text }: Pick<QueryToken, 'term' | 'same'> & Partial<Pick<QueryToken, 'text'>>,
): Matches {
  // What has another display at that time is only near.
  const displays = same.filter(isDisplayTerm);
  if (isDisplayTerm(term) && displays.length < same.length) {
    const shown = matchesOf(terms, { term, same: displays });
    if (shown.size > 0) return shown;
  }
  const own = terms.find(term);
  if (same.length === 0 && own.size > 0) return own;
  const best = new Map(own);
  for (const other of same) {
    // A word of another script is a prefix of others by chance: pot, pothos.
    if (/^[a-z ]+$/u.test(other) && !terms.has(other)) continue;
    for (const [key, score] of terms.find(other)) {
      const weighed = score * SYNONYM_WEIGHT;
      if (weighed > (best.get(key) ?? 0)) best.set(key, weighed);
    }
  }
  if (best.size > 0) return best;
  const form = text === undefined ? null : inflectionOf(text);
  const told = new Map([
    ...terms.findInBody(term),
    ...(form === null || isDenied(form.ending)
      ? []
      : terms.findInBody(`${INFLECTED_MARK}${form.stem}`, 'whole')),
  ]);
  return told.size > 0 ? told : new Map(same.flatMap((other) => [...terms.findInBody(other, 'whole')]));
}

/** The bonus for a plant of the kind that a query names, among what the shop sells by that word. */
export const KIND_BONUS = 40;
/** Fewer of a kind than this share are no better examples of it: an aloe is one succulent of many. */
const MAX_KIND_SHARE = 1 / 3;

/** The plants of the kind that a word names, with the quality of their match. A name that is no word of a product costs no search. */
export function plantsOfKind(
  { term }: Pick<QueryToken, 'term'>,
  { productTerms, lexicon }: SearchIndex,
): Matches {
  const names = (lexicon.kinds.get(term) ?? []).filter((name) => productTerms.has(name));
  return new Map(
    names.flatMap((name) => [...productTerms.find(name)].filter(([, score]) => score >= NAME_SCORE)),
  );
}

/** The matches of a word; of a month or a part of a season, what is known to happen then. */
export function timedMatches(index: SearchIndex, token: QueryToken, query: string): Matches {
  const { productTerms, products, otherGoods, lexicon } = index;
  const listed = matchesOf(productTerms, token);
  const ofKind = plantsOfKind(token, index);
  const matches = new Map(listed.size === 0 ? ofKind : listed);
  // A plant whose name begins with a holiday is not of that day: クリスマスローズ.
  if (seasonOfEvent(token.term) !== null)
    for (const handle of listed.keys())
      if (isBeginning(token.text, products.get(handle)?.card.ja.title ?? '')) matches.delete(handle);
  // What wraps a gift is none: a word for goods of several kinds that other goods begin with.
  if ([token.term, ...token.same].some((word) => lexicon.wider.has(word)))
    for (const handle of listed.keys()) {
      const product = products.get(handle);
      if (product !== undefined && otherGoods.has(product)) matches.delete(handle);
    }
  const examples = [...ofKind.keys()].filter((handle) => listed.has(handle));
  if (examples.length >= listed.size * MAX_KIND_SHARE)
    for (const handle of examples) matches.set(handle, KIND_BONUS + (listed.get(handle) ?? 0));
  for (const [handle, bonus] of calledBy(token, index))
    if (listed.has(handle)) matches.set(handle, bonus + (listed.get(handle) ?? 0));
  for (const handle of new Set(othersOfPair(token, index, listed)))
    matches.set(handle, Math.max(0, (matches.get(handle) ?? 0) - KIND_BONUS));
  // A colour that is no need of its own is that of a part.
  if (isColour(token.text))
    for (const { term } of coloursInQuery(token.text, [], query))
      for (const [handle, score] of productTerms.find(term))
        matches.set(handle, Math.max(score, matches.get(handle) ?? 0));
  const months = displayMonths(token.term);
  // Where the months are known, the season that has them says nothing more.
  if (months.length > 0) {
    const written = productTerms.find(token.term);
    for (const handle of productTerms.find(knownTimes(displayOf(token.term))).keys()) {
      const score = written.get(handle);
      if (score === undefined) matches.delete(handle);
      else matches.set(handle, score);
    }
  }
  for (const month of months)
    for (const [handle, score] of productTerms.find(month))
      matches.set(handle, Math.max(score, matches.get(handle) ?? 0));
  return matches;
}

/** What shows a display best: whose text has the very word for it, 紅葉, and before it what is called by that too, a maple. */
function calledBy({ term, text }: QueryToken, { productTerms, lexicon }: SearchIndex): Matches {
  const typed = foldSearchText(text);
  const words = [typed, ...(lexicon.same.get(typed) ?? [])];
  const isOfName = isDisplayTerm(term) && displayOf(term) !== seasonPhrases().main;
  if (!isOfName || !words.some((word) => lexicon.names.has(word))) return NO_MATCHES;
  const telling = words.flatMap((word) => [...productTerms.findInBody(word, 'whole').keys()]);
  const named = words.flatMap((word) =>
    [...productTerms.find(word)].flatMap(([handle, score]) => (score >= NAME_SCORE ? [handle] : [])),
  );
  return new Map([
    ...telling.map((handle) => [handle, KIND_BONUS / 2] as const),
    ...named.map((handle) => [handle, KIND_BONUS] as const),
  ]);
}

/** What a tag for two kinds has of the other one: basil, of a tag for herbs and vegetables and a query for vegetables. */
function othersOfPair({ term, same }: QueryToken, index: SearchIndex, listed: Matches): string[] {
  const asked = new Set([term, ...same]);
  const others = index
    .pairedTags()
    .filter((kinds) => kinds.some((kind) => asked.has(kind)))
    .flat();
  if (others.length === 0) return [];
  const { productTerms } = index;
  const told = new Set([...asked].flatMap((word) => [...productTerms.findInBody(word, 'whole').keys()]));
  return others
    .filter((kind) => !asked.has(kind))
    .flatMap((kind) => [
      ...plantsOfKind({ term: kind }, index).keys(),
      ...[...productTerms.findInBody(kind, 'whole').keys()].filter((handle) => !told.has(handle)),
    ])
    .filter((handle) => listed.has(handle));
}

function isBeginning(word: string, title: string): boolean {
  const at = title.indexOf(word);
  return at !== -1 && /^[ァ-ヺー]/u.test(title.slice(at + word.length));
}

/** The shares of what a text mentions with a holiday, of what has the main display in its season, and of what is at its best then otherwise. */
const MENTIONED = 0.85;
const FLOWERING = 0.7;
const AT_BEST = 0.45;

/** What a text recommends for a holiday, before what is at its best in its season. */
export function inSeasonOf(
  season: Season,
  { term, same }: QueryToken,
  named: Matches,
  { productTerms }: SearchIndex,
): Matches {
  const most = Math.max(WEAK_SCORE, ...named.values());
  const { main } = seasonPhrases();
  const ofSeason = (term: string, share: number) =>
    [...productTerms.find(term).keys()].map((handle) => [handle, most * share] as const);
  return new Map([
    ...ofSeason(season, AT_BEST),
    ...(main === null ? [] : ofSeason(displayTerm(main, season), FLOWERING)),
    ...[term, ...same].flatMap((word) =>
      [...productTerms.findInBody(word).keys()].map((handle) => [handle, most * MENTIONED] as const),
    ),
    ...[...named].map(([handle, score]) => [handle, Math.max(score, most)] as const),
  ]);
}
