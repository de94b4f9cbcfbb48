import { parseKeyword } from '../catalog/search-keyword';
import type { Yen } from '../yen';

/** Maximum number of suggestions shown per kind. */
export const SUGGESTIONS_OF_A_KIND = 3;

/** The suggestions while a shopper types (SEARCH-04). */
export interface Suggestions {
  /** The input with typing errors corrected; null if there are none. */
  readonly correction: string | null;
  /** Completions of the input. */
  readonly keywords: readonly string[];
  /** Searches for recognised needs: a size, a price, pets. */
  readonly needs: readonly SuggestedNeed[];
  readonly products: readonly SuggestedProduct[];
  readonly collections: readonly SuggestedCollection[];
  /** Help pages and columns. */
  readonly pages: readonly SuggestedPage[];
  /** The search whose first results are `products`; null if there are none. */
  readonly all: SuggestedSearch | null;
}

/** A search, and the number of products on its page. */
export interface SuggestedSearch {
  readonly keyword: string;
  readonly total: number;
}

export interface SuggestedNeed {
  /** The keyword to search for. */
  readonly keyword: string;
  /** The recognised need, as text. */
  readonly label: string;
}

export interface SuggestedProduct {
  readonly handle: string;
  readonly title: string;
  /** URL of its image without a width, or null. */
  readonly imageSrc: string | null;
  readonly price: Yen;
  /** Its variants differ in price: shown as 〜. */
  readonly hasPriceRange: boolean;
}

export interface SuggestedPage {
  readonly title: string;
  /** Its Japanese path. */
  readonly path: string;
}

export interface SuggestedCollection extends SuggestedPage {
  readonly isCategory: boolean;
  /** The input is its name or a prefix of it: it is listed before products. */
  readonly isNamed: boolean;
}

/** The value without any suggestion. */
export const NO_SUGGESTIONS: Suggestions = {
  correction: null,
  keywords: [],
  needs: [],
  products: [],
  collections: [],
  pages: [],
  all: null,
};

/** A part of a suggestion's text, and whether it matches the input. */
export interface SuggestionPart {
  readonly text: string;
  readonly isTyped: boolean;
}

/** The number of selectable rows. */
export function suggestionCount(suggestions: Suggestions): number {
  const { correction, keywords, needs, products, collections, pages, all } = suggestions;
  const lists = [keywords, needs, products, collections, pages];
  const single = [correction, all].filter((one) => one !== null);
  return lists.reduce((sum, { length }) => sum + length, single.length);
}

/**
 * A suggestion's text with the typed part marked, if contained. Kana form, width and case are ignored as in the search
 * (SEARCH-03). The joined parts equal the original text.
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

/** A character with its combining marks: ﾊﾞ is two characters but one grapheme, like バ. */
const SIGN = /.[\p{M}ﾞﾟ]*/gsu;

/** Folds katakana to hiragana, full width to half width, and upper case to lower case. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
}
