import type { ProductCard } from '@shop/rules/product/product-card';

/** A part of a column, with the products that it is the first to name. */
export interface ColumnPart {
  readonly html: string;
  readonly products: readonly ProductCard[];
}

const TAG = /<(\/?)(\w+)[^<>]*?(\/?)>/g;
/** Below this many letters a word of a handle may be any word of a text. */
const WORD_LENGTH = 4;
/** Names in other scripts than Latin, of at least three characters: the first word of a title. */
const NAME = /^[^\p{Script=Latin}\s・()（）]{3,}/u;

/**
 * A column's text in parts, cut before its headings of the second level, each with the products named in it: by the first word of the
 * title, or by a word of the handle that no other of the products has (`pachira-mini` for "pachiras"). A heading within something else
 * does not begin a part.
 * @param html sanitised and well-formed
 * @returns the parts, and the products that the text names nowhere (ROUTE-13)
 */
export function columnParts(
  html: string,
  products: readonly ProductCard[],
): { readonly parts: readonly ColumnPart[]; readonly rest: readonly ProductCard[] } {
  const texts = cutAtHeadings(html);
  const handleWords = products.map(({ handle }) => handle.split('-').filter(isWord));
  const placeOf = (product: ProductCard, index: number): number => {
    const own = (handleWords[index] ?? []).filter(
      (word) => !handleWords.some((words, other) => other !== index && words.includes(word)),
    );
    const words = own.map((word) => new RegExp(`(?<![a-z])${word}(?:e?s)?(?![a-z])`));
    const [name] = NAME.exec(product.title) ?? [];
    return texts.findIndex((text) => {
      const said = text.replaceAll(TAG, ' ').toLowerCase();
      return words.some((word) => word.test(said)) || (name !== undefined && said.includes(name));
    });
  };
  const places = products.map(placeOf);
  const at = (place: number) => products.filter((_, index) => places[index] === place);
  return { parts: texts.map((text, place) => ({ html: text, products: at(place) })), rest: at(-1) };
}

function isWord(word: string): boolean {
  return word.length >= WORD_LENGTH;
}

function cutAtHeadings(html: string): readonly string[] {
  const cuts = [0];
  let depth = 0;
  for (const { index, 1: closes, 2: name, 3: isVoid } of html.matchAll(TAG)) {
    if (name === 'h2' && depth === 0 && !closes && index > 0) cuts.push(index);
    if (!isVoid) depth += closes ? -1 : 1;
  }
  return cuts.map((cut, place) => html.slice(cut, cuts[place + 1]));
}
