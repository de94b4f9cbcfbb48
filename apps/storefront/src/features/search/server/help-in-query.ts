import { englishForms } from './english-forms';
import { foldSearchText } from './fold-search-text';
import type { SearchLexicon } from './search-lexicon';

/** What a query tells of a trouble or asks of the shop, and where that is answered. */
interface HelpInQuery {
  /** Addresses of pages, the best first. */
  readonly paths: readonly string[];
  /** The parts of the query that tell it, folded: they look for no product. */
  readonly said: ReadonlySet<string>;
}

const LATIN = /^[a-z ]+$/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const HAN = /^\p{Script=Han}$/u;

/**
 * Reads what a query asks of the shop rather than of its products: 葉が黄色い, "where is my order". All parts of one of the dictionary's
 * questions have to be in it: Japanese ones anywhere, English ones as words, in whatever form.
 */
export function helpInQuery(query: string, { troubles }: Pick<SearchLexicon, 'troubles'>): HelpInQuery {
  const text = query.normalize('NFKC');
  const folded = foldSearchText(query);
  const together = folded.replaceAll(' ', '');
  const words = new Set(folded.split(' ').flatMap((word) => [word, ...englishForms(word)]));
  const counts = new Map<string, number>();
  const said = new Set<string>();
  for (const { path, parts } of troubles) {
    const isSaid = parts.every((part) =>
      LATIN.test(part) ? words.has(part) : isWithin(part, together, text),
    );
    if (!isSaid) continue;
    for (const part of parts) said.add(part);
    const letters = parts.reduce((sum, part) => sum + part.length, 0);
    counts.set(path, Math.max(counts.get(path) ?? 0, letters));
  }
  // What more of the query tells comes first.
  const paths = [...counts].sort(([, one], [, other]) => other - one).map(([path]) => path);
  return { paths, said };
}

/** A kanji alone begins a word: 葉 is none of 観葉植物. */
function isWithin(part: string, folded: string, text: string): boolean {
  if (!HAN.test(part)) return folded.includes(part);
  return [...segmenter.segment(text)].some(({ segment, index }) => {
    // What the segmenter takes for several words may be one of several kanji: 観葉 has no 葉 of its own.
    const before = text[index - 1] ?? '';
    return (
      segment.startsWith(part) && !(HAN.test(before) && segment.length > 1 && HAN.test(segment[1] ?? ''))
    );
  });
}
