import { z } from 'zod';
import { wordsOf } from './indexed-words';

const token = z.object({ surface: z.string(), reading: z.string().optional() });
const tokens = z.array(token);

const SOME_HAN = /[\p{Script=Han}々]/u;

/** Reads words in kanji as katakana; one entry per word, in text order. */
export type ReadingAnalyser = (text: string) => string[];

let reader: Promise<ReadingAnalyser> | undefined;

/**
 * The Japanese reader: a morphological analyser with the dictionary IPADIC, about 150 MB in memory from the first call on. Only the
 * worker calls it, while it builds the index (docs/adr/0060); no request waits for it.
 */
export function japaneseReadings(): Promise<ReadingAnalyser> {
  reader ??= load();
  return reader;
}

async function load(): Promise<ReadingAnalyser> {
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
export function readingsOf(texts: readonly string[], read: ReadingAnalyser): string[] {
  const parts = texts.flatMap((text) => [
    text,
    ...text.split(/(?<=[\p{Script=Han}々])(?=[ァ-ヺ])|(?<=[ァ-ヺー])(?=\p{Script=Han})/u),
  ]);
  return [...new Set(parts.flatMap((part) => read(part)))].filter((reading) => wordsOf(reading).length > 0);
}
