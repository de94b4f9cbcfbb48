import { stemmer } from 'stemmer';
import { z } from 'zod';
import { FUNCTION_WORDS } from './english-forms';
import { foldSearchText } from './fold-search-text';
import { measuresIn } from './measures-in-text';

/** A word of a text that can be looked for. */
interface SearchWord {
  readonly word: string;
  /**
   * `whole` is a word as it stands between spaces, `head` what such a word is about (土 in 観葉植物の土), `part` what it says
   * more of it.
   */
  readonly role: 'whole' | 'head' | 'part';
  /** 0 for the first between spaces. */
  readonly place: number;
}

const BETWEEN = /[^\p{L}\p{N}\p{M}ー々'’]+/u;
const RUN =
  /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|[\p{Script=Latin}\p{M}\p{N}'’]+/gu;
/** What stands between two words: におすすめの. */
const GRAMMAR = /^[のにをがはとでもへ]\p{Script=Hiragana}*[のにをがはとでもへなるた]$/u;
const HAN = /^[\p{Script=Han}々]+$/u;
const LATIN_WORD = /^\p{Script=Latin}+$/u;
const LATIN_ONLY = /^[\p{Script=Latin}\p{M}\p{N}\s'’.-]+$/u;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** The words of a title, a kind or a tag, folded. In English the last word says what a thing is, in Japanese the end of a word. */
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
    // Numbers of nothing say nothing of what a thing is.
    if (word === '' || /^\d+\D?$/u.test(word)) return;
    if (isLatin) {
      words.push({ word, role: place === chunks.length - 1 ? 'head' : 'part', place });
      return;
    }
    // Of 多肉・サボテンの土 the soil is what it is; what is listed before it says for what.
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

/** Words of running text: what is written in kanji or katakana, and English words by their stems; each once. */
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

/** A word as texts are searched for it: English by its stem, which is no word itself. @param word folded */
export function stemOf(word: string): string {
  return LATIN_WORD.test(word) ? stemmer(word) : word;
}

const token = z.object({ surface: z.string(), reading: z.string().optional() });
const tokens = z.array(token);

const SOME_HAN = /[\p{Script=Han}々]/u;

/** How words written in kanji are read, in katakana; one entry a word, in the order of the text. */
export type ReadWords = (text: string) => string[];

let reader: Promise<ReadWords> | undefined;

/**
 * The reader of Japanese: a morphological analyser with the dictionary IPADIC, some 150 MB in memory from the first call on. Only the
 * worker calls it, while it builds the index (docs/adr/0060); no shopper waits for it.
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
      // A sign that the dictionary does not have cannot be read.
      return read.some((part) => SOME_HAN.test(part)) ? [] : [read.join('')];
    });
  };
}

/** How a product's or page's texts are read, each reading once; its parts too, where kanji stand beside kana. */
export function readingsOf(texts: readonly string[], read: ReadWords): string[] {
  const parts = texts.flatMap((text) => [
    text,
    ...text.split(/(?<=[\p{Script=Han}々])(?=[ァ-ヺ])|(?<=[ァ-ヺー])(?=\p{Script=Han})/u),
  ]);
  return [...new Set(parts.flatMap((part) => read(part)))].filter((reading) => wordsOf(reading).length > 0);
}
