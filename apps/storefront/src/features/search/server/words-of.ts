import { stemmer } from 'stemmer';
import { z } from 'zod';
import { FUNCTION_WORDS } from './english-forms';
import { foldSearchText } from './fold-search-text';
import { measuresIn } from './measures-in-text';

/** A searchable word of a text. */
interface SearchWord {
  readonly word: string;
  /** `whole` is a word between spaces, `head` its main noun (土 in 観葉植物の土), `part` its modifier. */
  readonly role: 'whole' | 'head' | 'part';
  /** Index of its space-separated word, from 0. */
  readonly place: number;
}

const BETWEEN = /[^\p{L}\p{N}\p{M}ー々'’]+/u;
const RUN =
  /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|[\p{Script=Latin}\p{M}\p{N}'’]+/gu;
/** Grammar between two words: おすすめの. */
const GRAMMAR = /^[のにをがはとでもへ]\p{Script=Hiragana}*[のにをがはとでもへなるた]$/u;
const HAN = /^[\p{Script=Han}々]+$/u;
const LATIN_WORD = /^\p{Script=Latin}+$/u;
const LATIN_ONLY = /^[\p{Script=Latin}\p{M}\p{N}\s'’.-]+$/u;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** The folded words of a title, a kind or a tag. In English the last word is the main noun, in Japanese the end of a word. */
export function wordsOf(text: string): SearchWord[] {
  const words: SearchWord[] = [];
  let normal = text.normalize('NFKC').replace(/【.*?】/gu, (note) => ` ${note.slice(1, -1)} `);
  for (const measure of measuresIn(normal)) {
    words.push({ word: measure.term, role: 'part', place: 1 });
    normal = normal.replace(measure.text, ' ');
  }
  const chunks = normal.split(BETWEEN).filter((chunk) => chunk !== '');
  const isLatin = LATIN_ONLY.test(normal);
  const listed = new Set(
    normal
      .split(/\s+/u)
      .flatMap((word) => (/^[^\s]+・.*[^ぁ-ゖ]の[^\s・]+$/u.test(word) ? word.split('・').slice(0, -1) : [])),
  );
  chunks.forEach((chunk, place) => {
    const word = foldSearchText(chunk);
    // A bare number does not describe a thing.
    if (word === '' || /^\d+\D?$/u.test(word)) return;
    if (isLatin) {
      words.push({ word, role: place === chunks.length - 1 ? 'head' : 'part', place });
      return;
    }
    // In 多肉・サボテンの土 the soil is the main noun; the list before it is its purpose.
    words.push({ word, role: listed.has(chunk) ? 'part' : 'whole', place });
    const runs = [...chunk.matchAll(RUN)].map(([run]) => run);
    if (runs.length > 1) {
      runs.forEach((run, index) => {
        if (/^(?:\p{Script=Hiragana}{1,2}|\p{N}+)$/u.test(run) || GRAMMAR.test(run)) return;
        words.push({ word: foldSearchText(run), role: index === runs.length - 1 ? 'head' : 'part', place });
      });
    }
    for (const run of runs.filter((candidate) => HAN.test(candidate) && candidate.length > 2)) {
      const pieces = [...segmenter.segment(run)].map(({ segment }) => segment);
      if (pieces.length < 2) continue;
      pieces.forEach((piece, index) => {
        const isHead = index === pieces.length - 1 && run === runs.at(-1);
        if (piece.length > 1 || isHead)
          words.push({ word: foldSearchText(piece), role: isHead ? 'head' : 'part', place });
      });
    }
  });
  return words;
}

/** Words of running text: those in kanji or katakana, and English words as stems; each once. */
export function wordsOfBody(text: string): Set<string> {
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC'))) {
    if (!isWordLike || /^(?:\p{Script=Hiragana}+|[^\p{Script=Han}]|\p{N}+)$/u.test(segment)) continue;
    const word = foldSearchText(segment);
    if (!LATIN_WORD.test(word)) words.add(word);
    else if (word.length > 2 && !FUNCTION_WORDS.has(word)) words.add(stemOf(word));
  }
  return words;
}

/** The key of a word in texts: English words as stems, which are not words themselves. @param word folded */
export function stemOf(word: string): string {
  return LATIN_WORD.test(word) ? stemmer(word) : word;
}

const token = z.object({ surface: z.string(), reading: z.string().optional() });
const tokens = z.array(token);

const SOME_HAN = /[\p{Script=Han}々]/u;

/** Reads words in kanji as katakana; one entry per word, in text order. */
export type ReadWords = (text: string) => string[];

let reader: Promise<ReadWords> | undefined;

/**
 * The Japanese reader: a morphological analyser with the dictionary IPADIC, about 150 MB in memory from the first call on. Only the
 * worker calls it, while it builds the index (docs/adr/0060); no request waits for it.
 */
export function japaneseReadings(): Promise<ReadWords> {
  reader ??= load();
  return reader;
}

async function load(): Promise<ReadWords> {
  const { TokenizerBuilder } = await import('lindera-wasm-nodejs-ipadic');
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  const tokenizer = builder.build();
  return (text) => {
    const words = text
      .normalize('NFKC')
      .split(/[^\p{L}\p{N}ー々]+/u)
      .filter((word) => SOME_HAN.test(word));
    return words.flatMap((word) => {
      const read = tokens.parse(tokenizer.tokenize(word)).map(({ surface, reading }) => reading ?? surface);
      // A character that is missing from the dictionary has no reading.
      return read.some((part) => SOME_HAN.test(part)) ? [] : [read.join('')];
    });
  };
}

/** The readings of a product's or page's texts, each once; also of the parts where kanji and kana meet. */
export function readingsOf(texts: readonly string[], read: ReadWords): string[] {
  const parts = texts.flatMap((text) => [
    text,
    ...text.split(/(?<=[\p{Script=Han}々])(?=[ァ-ヺ])|(?<=[ァ-ヺー])(?=\p{Script=Han})/u),
  ]);
  return [...new Set(parts.flatMap((part) => read(part)))].filter((reading) => wordsOf(reading).length > 0);
}
