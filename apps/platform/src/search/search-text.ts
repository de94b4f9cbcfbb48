import { compactText, foldText, hasJapanese, latinWords } from './fold-text.ts';

/** A text made ready to be searched: once per product, not once per search. */
export interface SearchText {
  /** folded, with spaces */
  readonly folded: string;
  /** folded, without marks; each of the texts is on a line of its own */
  readonly compact: string;
  readonly words: ReadonlySet<string>;
}

/** What is looked for, made ready once per search. */
export interface Needle {
  readonly folded: string;
  readonly compact: string;
  readonly words: readonly string[];
  readonly isJapanese: boolean;
  /** the last word may be the beginning of one */
  readonly isPrefix: boolean;
}

export function searchText(texts: readonly (string | null | undefined)[]): SearchText {
  const folded = texts.flatMap((text) => (text ? [foldText(text)] : []));
  return {
    folded: folded.join('\n'),
    compact: folded.map(compactText).join('\n'),
    words: new Set(folded.flatMap(latinWords)),
  };
}

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
 * Whether a needle is in a text. Japanese is written without spaces, so it is found anywhere; words in other scripts are found
 * whole, or by their beginning where the needle is a prefix.
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
