import { parseKeyword } from '../catalog/search-keyword';
import type { Yen } from '../yen';

/** Suggestions of each kind that are shown. */
export const SUGGESTIONS_OF_A_KIND = 3;

/** What is offered while a shopper types (SEARCH-04). */
export interface Suggestions {
  /** What was typed with its slips mended; null where there are none. */
  readonly correction: string | null;
  /** Words that what was typed may be the beginning of. */
  readonly keywords: readonly string[];
  /** Searches by what was understood as a need: a size, a price, pets. */
  readonly needs: readonly SuggestedNeed[];
  readonly products: readonly SuggestedProduct[];
  readonly collections: readonly SuggestedCollection[];
  /** Pages of help, and columns. */
  readonly pages: readonly SuggestedPage[];
  /** The search that the products are the first of; null where there are none. */
  readonly all: SuggestedSearch | null;
}

/** A search, and how many products its page shows. */
export interface SuggestedSearch {
  readonly keyword: string;
  readonly total: number;
}

/** A need among the suggestions. */
export interface SuggestedNeed {
  /** What to search for. */
  readonly keyword: string;
  /** What it was taken for, in words. */
  readonly label: string;
}

/** A product among the suggestions. */
export interface SuggestedProduct {
  readonly handle: string;
  readonly title: string;
  /** Address of its picture without a width, or null. */
  readonly imageSrc: string | null;
  readonly price: Yen;
  /** Its variants differ in price: shown as 〜. */
  readonly hasPriceRange: boolean;
}

/** A page among them. */
export interface SuggestedPage {
  readonly title: string;
  /** Its address in Japanese. */
  readonly path: string;
}

/** A collection among them. */
export interface SuggestedCollection extends SuggestedPage {
  readonly isCategory: boolean;
  /** What was typed is its name, or the beginning of it: it comes before products. */
  readonly isNamed: boolean;
}

/** Where nothing was found. */
export const NO_SUGGESTIONS: Suggestions = {
  correction: null,
  keywords: [],
  needs: [],
  products: [],
  collections: [],
  pages: [],
  all: null,
};

/** A piece of a suggestion's words, and whether it is what the shopper typed. */
export interface SuggestionPart {
  readonly text: string;
  readonly isTyped: boolean;
}

/** What to ask suggestions for; null for blank text, which asks nothing (SEARCH-01). */
export function suggestionQuery(text: string): string | null {
  return parseKeyword(text);
}

/** How many rows there are to choose from. */
export function suggestionCount(suggestions: Suggestions): number {
  const { correction, keywords, needs, products, collections, pages, all } = suggestions;
  const lists = [keywords, needs, products, collections, pages];
  const single = [correction, all].filter((one) => one !== null);
  return lists.reduce((sum, { length }) => sum + length, single.length);
}

/**
 * A suggestion's words with the typed part marked, where it is in them; kana form, width and case are forgiven as the
 * search forgives them (SEARCH-03). The parts together are the words unchanged.
 */
export function markTyped(words: string, typed: string): readonly SuggestionPart[] {
  const requested = fold(parseKeyword(typed) ?? '');
  const signs = words.match(SIGN) ?? [];
  const folded = signs.map(fold);
  const starts = folded.map((_, index) => folded.slice(0, index).join('').length);
  const at = folded.join('').indexOf(requested);
  const first = starts.indexOf(at);
  if (first === -1) return words === '' ? [] : [{ text: words, isTyped: false }];
  const next = starts.findIndex((start) => start >= at + requested.length);
  const end = next === -1 ? signs.length : next;
  return [
    { text: signs.slice(0, first).join(''), isTyped: false },
    { text: signs.slice(first, end).join(''), isTyped: true },
    { text: signs.slice(end).join(''), isTyped: false },
  ].filter(({ text }) => text !== '');
}

/** A character with the marks that belong to it: ﾊﾞ is two characters and one sign, as バ is. */
const SIGN = /.[\p{M}ﾞﾟ]*/gsu;

/** Katakana as hiragana, full width as half, capitals as small ones. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
}
