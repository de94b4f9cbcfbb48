import { LANGUAGES, type Locale } from '#foundation/i18n/locale.ts';
import { editDistance, foldSearchText } from './fold-search-text';
import { queryConditions } from './query-conditions';
import type { ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import type { NeedFacts } from './search-lexicon';
import { understandQuery } from './understand-query';

/** What a query may be the beginning of. */
interface Completions {
  /** Whole queries by words of the catalogue, the likeliest first. */
  readonly keywords: readonly string[];
  /** Needs that the last word begins, each beside the words before it. */
  readonly needs: readonly CompletedNeed[];
}

interface CompletedNeed {
  /** As it was typed; '' where the need is all. */
  readonly before: string;
  /** The need's own word. */
  readonly text: string;
  readonly facts: NeedFacts;
}

/** Candidates that are held against the words before; the rest would come too late in the list. */
const LOOKED_AT = 12;
/** One letter begins too many needs. */
const NEED_LETTERS = 2;

/**
 * Completes what is typed, in the language of the page, whatever it is typed in: ぼんさ is the beginning of 盆栽, mon that of モンステラ
 * (SEARCH-04). The whole is taken for the beginning of one thing, or else its last word is, where something answers the words before as well.
 * @param most of each
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
    const answered = before === '' ? null : answering(index, before);
    for (const { text, terms } of wordsThat(index, locale, begins).slice(0, LOOKED_AT)) {
      const whole = before === '' ? text : `${before} ${text}`;
      if (keywords.size < most && (answered === null || areBorne(index, terms, answered)))
        keywords.set(foldSearchText(whole), whole);
    }
    if (term.length < NEED_LETTERS) continue;
    for (const { terms, name, facts } of index.lexicon.namedNeeds) {
      if (needs.size >= most || needs.has(facts) || !terms.some(begins)) continue;
      const need = { text: name[locale], facts };
      const [condition] = queryConditions(index, [], [need]);
      const products = answered ?? [...index.products.values()];
      if (condition && products.some(condition.fits)) needs.set(facts, { before, ...need });
    }
  }
  return { keywords: [...keywords.values()], needs: [...needs.values()] };
}

/** Whether a word begins with a term, also where that is kana in Roman letters. */
function beginningWith(term: string, { vocabulary }: SearchIndex): (word: string) => boolean {
  const kana = vocabulary.toKana(term);
  return (word) => word.startsWith(term) || (kana !== null && word.startsWith(kana));
}

/** The products that answer all of a query. */
function answering(index: SearchIndex, query: string): readonly ProductDocument[] {
  const { tokens, needs } = understandQuery(query, index.lexicon, index.vocabulary);
  const conditions = queryConditions(index, tokens, needs);
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

/** Shorter beginnings have too many neighbours. */
const SLIP_LETTERS = { latin: 5, kana: 4 };
const LATIN = /^[\p{Script=Latin} ]+$/u;
const KANA = /^[ァ-ヺ]+$/u;

/** The likeliest word of the catalogue whose beginning, with one slip, is typed: モンスタ is that of モンステラ; null where there is none. */
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

/** A word that may be meant. */
interface MeantWord {
  readonly text: string;
  readonly terms: readonly string[];
  /** Products that bear it. */
  readonly count: number;
}

const LATIN_WORD = /^[\p{Script=Latin}\p{N} ]+$/u;

/** Words that fit, each thing once by its name in the page's language, those that most products bear first. */
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
    // A word that leads to a page alone is one as well: 送料.
    if (count === 0 && !terms.some((term) => lexicon.pages.has(term))) continue;
    // English has several names for a plant where Japanese has one and its readings.
    const text =
      LANGUAGES[locale].joiner !== '' && LATIN_WORD.test(fitting)
        ? lexicon.spellings.get(fitting)
        : name[locale];
    if (text !== undefined) found.set(foldSearchText(text), { text, terms, count });
  }
  for (const { term, text, count } of spelledWords.filter(locale, fit)) {
    // It may be another name of a thing that is there already, or a need.
    const isSaid = lexicon.needs.has(term) || [...found.values()].some(({ terms }) => terms.includes(term));
    if (!isSaid) found.set(term, { text, terms: [term], count });
  }
  return [...found.values()].sort(
    (one, other) =>
      other.count - one.count || one.text.length - other.text.length || (one.text < other.text ? -1 : 1),
  );
}
