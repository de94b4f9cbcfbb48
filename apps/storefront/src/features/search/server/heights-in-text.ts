/** From one height to another, in cm, both included. */
export type HeightRange = readonly [fromCm: number, toCm: number];

const HEIGHT = /(?:高さ|全長)\s?[がはの]?\s?(?:約\s?)?(\d{1,4})(?:\s?(?:cm)?\s?[〜~-]\s?(\d{1,4}))?\s?cm/giu;
/** A variant that is named by its length alone: a branch of 120cm. */
const LENGTH = /^(\d{1,4})\s?cm$/iu;

/**
 * How tall a product is, by what its page says of its sizes (3号は高さが約15〜25cm) and by variants that are named by their length.
 * @param description of the page in Japanese, as plain text
 */
export function heightsOf(description: string, variantTitles: readonly string[]): HeightRange[] {
  const said = [...description.normalize('NFKC').replaceAll('~', '〜').matchAll(HEIGHT)];
  const ranges = [
    ...said.map(([, from, to = from]): HeightRange => [Number(from), Number(to)]),
    ...variantTitles.flatMap(lengthOf),
  ];
  return [...new Map(ranges.map((range) => [range.join(' '), range])).values()];
}

function lengthOf(title: string): HeightRange[] {
  const [, length] = LENGTH.exec(title.normalize('NFKC').trim()) ?? [];
  return length === undefined ? [] : [[Number(length), Number(length)]];
}
