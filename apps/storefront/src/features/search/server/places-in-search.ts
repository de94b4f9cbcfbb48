import type { AiTag } from '@shop/rules/product/product';
import { aiTagFacet } from '#features/catalog/contract/ai-tag-names.ts';
import { NOTHING, ofPhrases } from './goods-phrases';
import type { ToldHelp } from './help-in-text';
import type { QueryNeed, QueryToken } from './query-pieces';
import type { UnderstoodQuery } from './query-summary';
import type { PlaceDocument } from './search-document';
import type { SearchIndex } from './search-index';
import type { SearchLexicon } from './search-lexicon';
import { englishForms, foldSearchText } from './word-forms';
import { matchesOf } from './word-matches';

/** The problem or question in a query, and the pages that answer it. */
interface HelpInQuery {
  /** Page addresses, the best first. */
  readonly paths: readonly string[];
  /** The parts of the query that express it, folded: they match no products. */
  readonly said: ReadonlySet<string>;
}

const LATIN = /^[a-z ]+$/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const ONE_KANJI = /^\p{Script=Han}$/u;

/** Parts of goods as a property of what is wanted. */
const described = ofPhrases((phrases) => new RegExp(phrases.described ?? NOTHING, 'iu'));

/**
 * Detects a question to the shop instead of a product search: 葉が黄色い, "where is my order". The query must contain all parts of one
 * of the dictionary's questions, or one word of a part with several: Japanese parts anywhere, English ones as words, in any form.
 */
export function helpInQuery(query: string, { troubles }: Pick<SearchLexicon, 'troubles'>): HelpInQuery {
  const text = query.normalize('NFKC');
  if (described().test(text)) return { paths: [], said: new Set() };
  const folded = foldSearchText(query);
  const together = folded.replaceAll(' ', '');
  const words = new Set(folded.split(' ').flatMap((word) => [word, ...englishForms(word)]));
  const segments = [...segmenter.segment(text)];
  const counts = new Map<string, number>();
  const said = new Set<string>();
  const isSaid = (part: string) => (LATIN.test(part) ? words.has(part) : isWithin(part, together, segments));
  for (const { path, parts } of troubles) {
    const found = parts.map((choices) => choices.find(isSaid));
    if (found.includes(undefined)) continue;
    for (const part of found) said.add(part ?? '');
    const letters = found.reduce((sum, part = '') => sum + part.length, 0);
    counts.set(path, Math.max(counts.get(path) ?? 0, letters));
  }
  // Paths that match more of the query come first.
  const paths = [...counts].sort(([, one], [, other]) => other - one).map(([path]) => path);
  return { paths, said };
}

/** A single kanji must start a word: 葉 does not match 観葉植物. */
function isWithin(part: string, folded: string, segments: readonly Intl.SegmentData[]): boolean {
  if (!ONE_KANJI.test(part)) return folded.includes(part);
  return segments.some(({ segment, index, input }) => {
    // Text that the segmenter splits may be one word of several kanji: 観葉 has no separate 葉.
    const before = input[index - 1] ?? '';
    return (
      segment.startsWith(part) &&
      !(ONE_KANJI.test(before) && segment.length > 1 && ONE_KANJI.test(segment[1] ?? ''))
    );
  });
}

/** The part of a query that still searches for products beside a question: パキラ in パキラの葉が黄色い. */
export function withoutHelp(
  { tokens, needs, isEverything }: Pick<UnderstoodQuery, 'tokens' | 'needs' | 'isEverything'>,
  { paths, said }: HelpInQuery,
  { lexicon, spelledWords }: SearchIndex,
): { tokens: readonly QueryToken[]; needs: readonly QueryNeed[]; isEverything: boolean } {
  if (paths.length === 0) return { tokens, needs, isEverything };
  const isSaid = (text: string) => {
    const folded = foldSearchText(text);
    return [folded, ...englishForms(folded)].some((form) =>
      [...said].some(
        (part) => form === part || (!/[a-z]/u.test(part) && (form.includes(part) || part.includes(form))),
      ),
    );
  };
  const isName = ({ term, same }: QueryToken) =>
    [term, ...same].some((word) => lexicon.names.has(word)) || spelledWords.spell(term) !== undefined;
  return {
    tokens: tokens.filter((token) => isName(token) && !lexicon.pages.has(token.term) && !isSaid(token.text)),
    needs: needs.filter(
      ({ facts, text }) => facts.kind === 'price' || (facts.kind === 'tag' && facts.safety) || !isSaid(text),
    ),
    isEverything: false,
  };
}

const PLACES = 6;
/** Weight of a page that the dictionary assigns to a word, and to a question; below TEXT_MATCH_LIMIT it is a text match. */
const DICTIONARY_WEIGHT = 120;
const QUESTION_WEIGHT = 240;
/** The weight that a page has beforehand for a need in one of its own words. */
const OWN_WORD = 20;
/** The weight of the page whose text says most of a query: where no product says as much, and otherwise. */
const TOLD_WEIGHT = 300;
const TOLD_BESIDE = 130;
const TEXT_MATCH_LIMIT = 50;
/** Maximum single questions beside pages. */
const MAX_QUESTIONS = 1;

/** Categories, then purposes, then producers, for equal scores. */
const KIND_ORDER: readonly PlaceDocument['kind'][] = ['category', 'purpose', 'producer', 'help', 'article'];

/** The pages of the shop that answer a query, the best first. */
export function placesOf(
  index: SearchIndex,
  {
    tokens,
    needs,
    everything,
    help,
    questions,
    told,
  }: {
    readonly tokens: readonly QueryToken[];
    readonly needs: readonly QueryNeed[];
    readonly everything: readonly string[];
    /** Addresses of pages that answer a question. */
    readonly help: readonly string[];
    /** Addresses of single questions, ranked after the pages. */
    readonly questions: readonly string[];
    /** What says most of the query. */
    readonly told: ToldHelp;
  },
  hasProducts: boolean,
): readonly PlaceDocument[] {
  const { lexicon, places, placeTerms, helpTexts } = index;
  const scores = new Map<string, number>();
  const byPath = new Map([...places].map(([key, { path, alias }]) => [alias ?? path, key]));
  const wanted = [...tokens.map(({ text, term, same }) => ({ text, term, same }))];
  const byTitle = index.placesByTitle();
  for (const { facts, text } of needs) {
    const terms = facts.kind === 'tag' ? facts.tags.map(foldSearchText) : [];
    // A page whose name is a tag of the need shows all its products.
    for (const key of terms.flatMap((term) => byTitle.get(term) ?? [])) scores.set(key, DICTIONARY_WEIGHT);
    if (terms.length > 0) wanted.push({ text, term: terms[0] ?? '', same: terms.slice(1) });
    // The page of the very word comes before those of what it means.
    for (const path of lexicon.pages.get(foldSearchText(text)) ?? []) {
      const key = byPath.get(path);
      if (key !== undefined) scores.set(key, (scores.get(key) ?? 0) + OWN_WORD);
    }
  }
  help.forEach((path, at) => {
    const key = byPath.get(path);
    if (key !== undefined) scores.set(key, QUESTION_WEIGHT - at);
  });
  const isKnown = tokens.every(({ term, same }) => matchesOf(placeTerms, { term, same }).size > 0);
  const least = hasProducts ? 0 : isKnown ? TEXT_MATCH_LIMIT : DICTIONARY_WEIGHT;
  for (const term of everything) {
    for (const path of lexicon.pages.get(term) ?? []) {
      const key = byPath.get(path);
      if (key !== undefined) scores.set(key, Math.max(scores.get(key) ?? 0, DICTIONARY_WEIGHT));
    }
  }
  for (const token of wanted) {
    const best = new Map<string, number>();
    for (const term of [token.term, ...token.same]) {
      for (const path of lexicon.pages.get(term) ?? []) {
        const key = byPath.get(path);
        if (key !== undefined) best.set(key, DICTIONARY_WEIGHT);
      }
    }
    for (const [key, score] of matchesOf(placeTerms, token)) {
      // A text word beside an unknown word is no match: size in a query for shoes.
      if (score > (best.get(key) ?? 0) && score >= least) best.set(key, score);
    }
    for (const [key, score] of best) scores.set(key, (scores.get(key) ?? 0) + score);
  }
  // Questions are shown apart, with those of the dictionary.
  for (const [key, share] of told.pages)
    if (places.get(key)?.isQuestion !== true)
      scores.set(key, (scores.get(key) ?? 0) + share * (told.isBest ? TOLD_WEIGHT : TOLD_BESIDE));
  const tagged = needs.flatMap(({ facts }) =>
    facts.kind === 'tag' && !facts.tags.some((tag) => byTitle.has(foldSearchText(tag)))
      ? tagPlace(facts.aiTags)
      : [],
  );
  const top = Math.max(0, ...scores.values());
  const found = [...scores]
    .filter(([, score]) => score >= Math.min(top * 0.6, DICTIONARY_WEIGHT))
    .flatMap(([key, score]) => {
      const place = places.get(key);
      return place === undefined ? [] : [{ place, score }];
    })
    .sort(
      (one, other) =>
        other.score - one.score || KIND_ORDER.indexOf(one.place.kind) - KIND_ORDER.indexOf(other.place.kind),
    )
    .map(({ place }) => place);
  const answers = [
    ...questions.flatMap((path) => byPath.get(path) ?? []),
    ...[...told.pages.keys()].filter((key) => places.get(key)?.isQuestion === true),
  ];
  const asked = answers.slice(0, MAX_QUESTIONS);
  // A question is answered in full by the page that it leads to.
  const full = asked.flatMap((key) => {
    const leadsTo = helpTexts.get(key)?.leadsTo;
    const page = leadsTo ? places.get(index.placeAt(leadsTo) ?? '') : undefined;
    return page === undefined || found.includes(page) ? [] : [page];
  });
  const behind = [...tagged, ...full, ...asked.flatMap((key) => places.get(key) ?? [])];
  return [...found.slice(0, PLACES - behind.length), ...behind].slice(0, PLACES);
}

/** The page of an AI tag: 寝室. Several tags have none. */
function tagPlace([tag, ...more]: readonly AiTag[]): PlaceDocument[] {
  const found = tag === undefined || more.length > 0 ? undefined : aiTagFacet(tag);
  if (!tag || !found) return [];
  const id = `${tag.parentId},${tag.childId}`;
  const title = found.tag.name;
  return [{ kind: 'purpose', handle: `tag ${id}`, path: `/search/tag?tagId=${id}`, title }];
}
