import { z } from 'zod';
import { wordsOf } from './words-of';

const token = z.object({ surface: z.string(), reading: z.string().optional() });
const tokens = z.array(token);

const HAN = /[\p{Script=Han}々]/u;

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
      .filter((word) => HAN.test(word));
    return words.flatMap((word) => {
      const read = tokens.parse(tokenizer.tokenize(word)).map(({ surface, reading }) => reading ?? surface);
      // A sign that the dictionary does not have cannot be read.
      return read.some((part) => HAN.test(part)) ? [] : [read.join('')];
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
