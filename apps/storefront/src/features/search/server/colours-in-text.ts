import type { AiTag } from '@shop/rules/product/product';
import { ofPhrases } from './goods-phrases';
import { CLAIM_MARK } from './word-forms';

/** The colours of the brand's goods, and the parts that have them. */
const colourPhrases = ofPhrases(({ colours }) => ({
  group: colours?.group ?? null,
  parts: (colours?.parts ?? []).map(({ name, pattern, apart: isApart = false }) => ({
    name,
    words: new RegExp(pattern, 'giu'),
    isApart,
  })),
  hues: (colours?.hues ?? []).map(({ name, pattern }) => ({ name, words: new RegExp(pattern, 'giu') })),
}));

/** A colour and its part stand this close in a text, in characters. */
const CLOSE = 12;

/** The index term of a part of a colour: `!色 葉 紫`. */
export function colourTerm(part: string, hue: string): string {
  return `${knownColour(part)} ${hue}`;
}

/** The index term of a part whose colours are all known. */
export function knownColour(part: string): string {
  return `${CLAIM_MARK}色 ${part}`;
}

/** What a Japanese text says of the colours of parts, as index terms: 赤い実 and 白い花 of one plant. @param text in NFKC */
export function coloursInText(text: string): string[] {
  const { parts, hues } = colourPhrases();
  return text.split(/[。、\n]/u).flatMap((clause) => {
    const named = parts.flatMap(({ name, words }) =>
      [...clause.matchAll(words)].map(({ index }) => ({ name, index })),
    );
    return hues.flatMap(({ name: hue, words }) =>
      [...clause.matchAll(words)].flatMap(({ 0: word, index: at }) => {
        // What follows a colour has it, more often than what precedes it.
        const distanceTo = (index: number) => (index > at ? index - at - word.length : 2 * (at - index));
        const [nearest] = named
          .filter(({ index }) => distanceTo(index) <= CLOSE)
          .sort((one, other) => distanceTo(one.index) - distanceTo(other.index));
        return nearest === undefined ? [] : [colourTerm(nearest.name, hue)];
      }),
    );
  });
}

/** Whether AI tags are colours. */
export function areColours(tags: readonly AiTag[]): boolean {
  const { group } = colourPhrases();
  return tags.length > 0 && tags.every(({ parentId }) => parentId === group);
}

/** Whether a word of a query is that of a colour and nothing else: 紺, beige. */
export function isColour(word: string): boolean {
  return colourPhrases().hues.some(
    ({ words }) => word.search(words) !== -1 && /^(?:色|系)?$/u.test(word.replace(words, '')),
  );
}

/** A part of a colour that a query asks for. */
interface AskedColour {
  readonly part: string;
  readonly term: string;
  /** Whether the query names the part. */
  readonly isNamed: boolean;
}

/**
 * The coloured parts of a query, of one colour: `purple leaves`. Where the query names no part, those that have a colour for themselves.
 * @param hue the words for the colour @param others those for other colours of the query @param query in NFKC
 */
export function coloursInQuery(hue: string, others: readonly string[], query: string): AskedColour[] {
  const { parts, hues } = colourPhrases();
  const isIn = (text: string) => (one: (typeof hues)[number]) => text.search(one.words) !== -1;
  const named = hues.filter(isIn(hue));
  // Of two colours of one tag the query's need names one: blue or purple.
  const meant =
    named.length === 0
      ? []
      : hues.filter(
          (one) => named.includes(one) || (isIn(query)(one) && !others.some((text) => isIn(text)(one))),
        );
  const namedParts = parts.filter(({ words }) => query.search(words) !== -1);
  return (namedParts.length > 0 ? namedParts : parts.filter(({ isApart }) => !isApart)).flatMap(
    ({ name: part }) =>
      meant.map(({ name }) => ({ part, term: colourTerm(part, name), isNamed: namedParts.length > 0 })),
  );
}
