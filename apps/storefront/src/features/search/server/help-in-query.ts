import { englishForms } from './english-forms';
import { foldSearchText } from './fold-search-text';
import type { NeedFacts, SearchLexicon } from './search-lexicon';

/** The problem or question in a query, and the pages that answer it. */
interface HelpInQuery {
  /** Page addresses, the best first. */
  readonly paths: readonly string[];
  /** The parts of the query that express it, folded: they match no products. */
  readonly said: ReadonlySet<string>;
}

const LATIN = /^[a-z ]+$/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const HAN = /^\p{Script=Han}$/u;

/**
 * Detects a question to the shop instead of a product search: 葉が黄色い, "where is my order". The query must contain all parts of one
 * of the dictionary's questions: Japanese parts anywhere, English ones as words, in any form.
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
  // Paths that match more of the query come first.
  const paths = [...counts].sort(([, one], [, other]) => other - one).map(([path]) => path);
  return { paths, said };
}

/** A single kanji must start a word: 葉 does not match 観葉植物. */
function isWithin(part: string, folded: string, text: string): boolean {
  if (!HAN.test(part)) return folded.includes(part);
  return [...segmenter.segment(text)].some(({ segment, index }) => {
    // Text that the segmenter splits may be one word of several kanji: 観葉 has no separate 葉.
    const before = text[index - 1] ?? '';
    return (
      segment.startsWith(part) && !(HAN.test(before) && segment.length > 1 && HAN.test(segment[1] ?? ''))
    );
  });
}

/** A need expressed in a query as the lack of something. */
interface Lack {
  /** As typed. */
  readonly text: string;
  readonly facts: NeedFacts;
}

const JAPANESE_LACK =
  '(?:が|の|を|も|は|に|さえ|あまり|ほとんど|全然)*(?:な(?:い|く|し)|無[いく]|悪[いく]|少な[いく]|足りな[いく]|当たら|あたら|入ら|はいら|届か|差さ|ささ|忘れ|わすれ|やら|あげ(?:ら|な)|しな(?:い|く)|不要|いら[なず]|要ら|必要(?:が|の)?(?:ない|なし)|さぼ|サボ|苦手|面倒|めんどう|やりがち|楽)(?:な[いく](?:て)?)?';
const ENGLISH_LACK =
  "(?:not|no|never|without|little|less|least|low|lacks?|lacking|few|rarely|seldom|hardly|barely|hate|forget(?:s|ting|ful)?|forgot|[a-z]+n't|cannot)";

/**
 * Detects needs expressed as a lack: 日の当たらない, 水やりを忘れる, "do not need much sunlight", "forget to water".
 * @param query in NFKC
 */
export function lackInQuery(query: string, { lacks }: Pick<SearchLexicon, 'lacks'>): Lack | null {
  for (const { thing, facts } of lacks) {
    const pattern = /^[a-z]/u.test(thing)
      ? `\\b${ENGLISH_LACK}\\b(?:\\s+[a-z']+){0,3}?\\s+${thing}\\b`
      : `(?:あまり|ほとんど)?${thing}${JAPANESE_LACK}`;
    const [text] = new RegExp(pattern, 'iu').exec(query) ?? [];
    if (text !== undefined) return { text, facts };
  }
  return null;
}
