import { ofPhrases } from './goods-phrases';
import { CLAIM_MARK } from './word-forms';

/** The colours of the brand's goods, and the parts that have them. */
const colourPhrases = ofPhrases(({ colours }) => ({
  parts: (colours?.parts ?? []).map(({ name, pattern }) => ({ name, words: new RegExp(pattern, 'giu') })),
  hues: (colours?.hues ?? []).map(({ name, pattern }) => ({ name, words: new RegExp(pattern, 'giu') })),
}));

/** A colour and its part stand this close in a text, in characters. */
const CLOSE = 12;

/** The index term of a part of a colour: `!色 葉 紫`. */
function colourTerm(part: string, hue: string): string {
  return `${CLAIM_MARK}色 ${part} ${hue}`;
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

/** A part of a colour that a query asks for. */
interface AskedColour {
  readonly part: string;
  readonly term: string;
}

/** The coloured parts of a query, of one colour: `purple leaves`. @param hue the words for the colour @param query in NFKC */
export function coloursInQuery(hue: string, query: string): AskedColour[] {
  const { parts, hues } = colourPhrases();
  const meant = hues.filter(({ words }) => hue.search(words) !== -1);
  return parts.flatMap(({ name: part, words }) =>
    query.search(words) === -1 ? [] : meant.map(({ name }) => ({ part, term: colourTerm(part, name) })),
  );
}
