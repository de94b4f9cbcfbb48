import { inLanguage, LANGUAGES, type Locale } from '@shop/rules/language';
import { queryConditions } from './query-conditions';
import type { ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import type { NeedFacts } from './search-lexicon';
import { understandQuery } from './understand-query';
import { foldSearchText } from './word-forms';
import { editDistance } from './word-likeness';

/** The possible completions of a query. */
interface Completions {
  /** Whole queries with catalogue words, the likeliest first. */
  readonly keywords: readonly string[];
  /** Needs that start with the last word, each with the words before it. */
  readonly needs: readonly CompletedNeed[];
}

interface CompletedNeed {
  /** As typed; '' if the need is the whole query. */
  readonly before: string;
  /** The need's own word. */
  readonly text: string;
  readonly facts: NeedFacts;
}

/** Candidates checked against the preceding words; later ones would rank too low in the list. */
const MAX_CANDIDATES = 12;
/** A single letter starts too many needs. */
const NEED_LETTERS = 2;

/**
 * Completes the typed text in the language of the page, whatever its script: ぼんさ starts 盆栽, mon starts モンステラ (SEARCH-04). The whole
 * text is taken as the start of one word, or else its last word is, if something matches the preceding words too.
 * @param most maximum of each
 */
export function completeQuery(index: SearchIndex, query: string, locale: Locale, most: number): Completions {
  const words = query.normalize('NFKC').trim().split(/\s+/u);
  const keywords = new Map<string, string>();
  const needs = new Map<NeedFacts, CompletedNeed>();
  for (const start of words.length > 1 ? [0, words.length - 1] : [0]) {
    const before = words.slice(0, start).join(' ');
    const term = foldSearchText(words.slice(start).join(' '));
    if (term === '') continue;
    const begins = beginningWith(term, index);
    const answered = before === '' ? null : matchingProducts(index, before);
    for (const { text, terms } of wordsThat(index, locale, begins).slice(0, MAX_CANDIDATES)) {
      const whole = before === '' ? text : `${before} ${text}`;
      if (keywords.size < most && (answered === null || areBorne(index, terms, answered)))
        keywords.set(foldSearchText(whole), whole);
    }
    if (term.length < NEED_LETTERS) continue;
    for (const { terms, name, facts } of index.lexicon.namedNeeds) {
      if (needs.size >= most || needs.has(facts) || !terms.some(begins)) continue;
      const need = { text: inLanguage(name, locale), facts };
      const [condition] = queryConditions(index, [], [need], need.text);
      const products = answered ?? [...index.products.values()];
      if (condition && products.some(condition.fits)) needs.set(facts, { before, ...need });
    }
  }
  return { keywords: [...keywords.values()], needs: [...needs.values()] };
}

/** Whether a word starts with a term, also where the term is kana in Roman letters. */
function beginningWith(term: string, { vocabulary }: SearchIndex): (word: string) => boolean {
  const kana = vocabulary.toKana(term);
  return (word) => word.startsWith(term) || (kana !== null && word.startsWith(kana));
}

/** The products that match a whole query. */
function matchingProducts(index: SearchIndex, query: string): readonly ProductDocument[] {
  const { tokens, needs } = understandQuery(query, index.lexicon, index.vocabulary);
  const conditions = queryConditions(index, tokens, needs, query);
  return [...index.products.values()].filter((product) => conditions.every(({ fits }) => fits(product)));
}

function areBorne(
  index: SearchIndex,
  terms: readonly string[],
  products: readonly ProductDocument[],
): boolean {
  const handles = new Set(products.map(({ handle }) => handle));
  return terms.some((term) =>
    [...index.productTerms.find(term).keys()].some((handle) => handles.has(handle)),
  );
}

/** Shorter prefixes have too many neighbours. */
const SLIP_LETTERS = { latin: 5, kana: 4 };
const LATIN = /^[\p{Script=Latin} ]+$/u;
const KANA = /^[ァ-ヺ]+$/u;

/** The likeliest catalogue word that starts with the typed text with one typo: モンスタ for モンステラ; null if there is none. */
export function completeSlip(index: SearchIndex, query: string, locale: Locale): string | null {
  const term = foldSearchText(query);
  const shortest = LATIN.test(term) ? SLIP_LETTERS.latin : SLIP_LETTERS.kana;
  if (term.length < shortest || !(LATIN.test(term) || KANA.test(term))) return null;
  const begins = (word: string) =>
    word.length >= term.length &&
    word[0] === term[0] &&
    editDistance(term, word.slice(0, term.length), 1) <= 1;
  return wordsThat(index, locale, begins)[0]?.text ?? null;
}

/** A candidate word. */
interface MeantWord {
  readonly text: string;
  readonly terms: readonly string[];
  /** Number of products that contain it. */
  readonly count: number;
}

const LATIN_WORD = /^[\p{Script=Latin}\p{N} ]+$/u;

/** Matching words, each thing once under its name in the page's language, by number of products. */
export function wordsThat(
  { lexicon, productTerms, spelledWords }: SearchIndex,
  locale: Locale,
  fit: (word: string) => boolean,
): MeantWord[] {
  const found = new Map<string, MeantWord>();
  for (const { terms, name } of lexicon.namedThings) {
    const fitting = terms.find(fit);
    if (fitting === undefined) continue;
    const count = Math.max(...terms.map((term) => productTerms.bearers(term)));
    // A word that only links to a page counts too: 送料.
    if (count === 0 && !terms.some((term) => lexicon.pages.has(term))) continue;
    // English has several names for a plant where Japanese has one and its readings.
    const text =
      LANGUAGES[locale].joiner !== '' && LATIN_WORD.test(fitting)
        ? lexicon.spellings.get(fitting)
        : inLanguage(name, locale);
    if (text !== undefined) found.set(foldSearchText(text), { text, terms, count });
  }
  for (const { term, text, count } of spelledWords.filter(locale, fit)) {
    // It may be another name of a listed thing, or a need.
    const isSaid = lexicon.needs.has(term) || [...found.values()].some(({ terms }) => terms.includes(term));
    if (!isSaid) found.set(term, { text, terms: [term], count });
  }
  return [...found.values()].sort(
    (one, other) =>
      other.count - one.count || one.text.length - other.text.length || (one.text < other.text ? -1 : 1),
  );
}
