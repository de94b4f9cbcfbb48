/** A length in a printed size, which may be a range: 15, 15〜25. */
const LENGTH = /(\d+(?:\.\d+)?)(?:\s?([〜~–-])\s?(\d+(?:\.\d+)?))?/g;
/** "About" in the shop's languages: a card has no space for it. */
const ABOUT = /が?約|\babout /i;

/**
 * The size of a product for its card, from the printed sizes of its variants: 高さが約15〜25cm and 高さが約45〜60cm are 高さ15〜60cm (CARD-02).
 * @returns '' if there is none, or if the sizes differ in more than one length
 */
export function sizeRange(sizes: readonly string[]): string {
  const read = sizes
    .filter((size) => size !== '')
    .map((size) => {
      const [found, another] = size.matchAll(LENGTH);
      if (found === undefined || another !== undefined) return null;
      const [length, from = '', dash, to = from] = found;
      return { words: size.replace(length, '{}'), from: Number(from), to: Number(to), dash };
    });
  const all = read.filter((size) => size !== null);
  const [first] = all;
  if (first === undefined || all.length < read.length || all.some(({ words }) => words !== first.words)) {
    return '';
  }
  const from = Math.min(...all.map((size) => size.from));
  const to = Math.max(...all.map((size) => size.to));
  const dash = all.find((size) => size.dash !== undefined)?.dash ?? (first.words.includes('約') ? '〜' : '–');
  const words = first.words.replace(ABOUT, '');
  return words.replace('{}', from === to ? `${from}` : `${from}${dash}${to}`);
}
