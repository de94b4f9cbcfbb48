import { compactText, foldText, hasJapanese, latinWords } from './fold-text.ts';

/** A prepared search text: once per product, not per search. */
export interface SearchText {
  /** folded, with spaces */
  readonly folded: string;
  /** folded, without punctuation; one text per line */
  readonly compact: string;
  readonly words: ReadonlySet<string>;
}

/** A prepared search term, once per search. */
export interface Needle {
  readonly folded: string;
  readonly compact: string;
  readonly words: readonly string[];
  readonly isJapanese: boolean;
  /** the last word may be a prefix */
  readonly isPrefix: boolean;
}

/** Folds texts for `matches`; empty ones are omitted. */
export function searchText(texts: readonly (string | null | undefined)[]): SearchText {
  const folded = texts.flatMap((text) => (text ? [foldText(text)] : []));
  return {
    folded: folded.join('\n'),
    compact: folded.map(compactText).join('\n'),
    words: new Set(folded.flatMap(latinWords)),
  };
}

/** A search term in the same form. @param isPrefix whether its last word may be a prefix */
export function needle(text: string, isPrefix: boolean): Needle {
  const folded = foldText(text).trim();
  return {
    folded,
    compact: compactText(folded),
    words: latinWords(folded),
    isJapanese: hasJapanese(folded),
    isPrefix,
  };
}

/**
 * Whether a text contains a needle. Japanese has no spaces, so it matches anywhere; words in other scripts match whole, or by prefix if the
 * needle is one.
 */
export function contains(text: SearchText, { compact, words, isJapanese, isPrefix }: Needle): boolean {
  if (compact === '') return false;
  if (isJapanese) return text.compact.includes(compact);
  return words.every((word, index) => {
    if (text.words.has(word)) return true;
    if (!isPrefix || index < words.length - 1) return false;
    for (const candidate of text.words) if (candidate.startsWith(word)) return true;
    return false;
  });
}
