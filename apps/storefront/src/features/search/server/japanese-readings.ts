import { toHiragana, toKatakana } from 'wanakana';
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

/** A kana between kanji that more often is a particle: 庭に花. */
const PARTICLE = /^[のにをがはとでもへや]$/u;

/**
 * The other spellings of a word with kanji: kana for some of the kanji (窓ぎわ of 窓際), more kana of an inflection or fewer (日当り of
 * 日当たり). A spelling is one if the analyser reads it as the word, or what it keeps as the word's beginning or end; a voiced kana is
 * then its plain one.
 */
export function spellingsOf(word: string, read: ReadingAnalyser): string[] {
  const [reading = '', more] = read(word);
  if (reading === '' || more !== undefined) return [];
  const isRead = (text: string) => read(text).join('') === reading;
  const isAlike = (kept: string, sound: string) =>
    (kept === '') === (sound === '') &&
    plain(SOME_HAN.test(kept) ? read(kept).join('') : toKatakana(kept)) === plain(sound);
  const found = new Set<string>();
  for (const { 0: run, index } of word.matchAll(/[\p{Script=Han}々]+/gu)) {
    for (let from = index; from < index + run.length; from += 1) {
      for (let to = from + 1; to <= index + run.length; to += 1) {
        const [before, after] = [word.slice(0, from), word.slice(to)];
        if (!SOME_HAN.test(before + after)) continue;
        for (let at = before === '' ? 0 : 1; at <= (before === '' ? 0 : reading.length); at += 1) {
          for (let end = after === '' ? reading.length : at + 1; end <= reading.length; end += 1) {
            const kana = toHiragana(reading.slice(at, end));
            const spelling = before + kana + after;
            const isParticle = PARTICLE.test(kana) && !/^\p{Script=Hiragana}/u.test(after);
            if (kana === '' || isParticle) continue;
            if (
              isRead(spelling) ||
              (isAlike(before, reading.slice(0, at)) && isAlike(after, reading.slice(end)))
            )
              found.add(spelling);
          }
        }
      }
    }
  }
  for (const { index } of word.matchAll(/(?<=[\p{Script=Han}々])/gu)) {
    const [before, after] = [word.slice(0, index), word.slice(index)];
    const shorter = after.slice(1);
    if (/^\p{Script=Hiragana}[\p{Script=Han}々]/u.test(after) && isRead(before + shorter))
      found.add(before + shorter);
    for (const kana of new Set(toHiragana(reading)))
      if (after !== '' && !PARTICLE.test(kana) && isRead(before + kana + after))
        found.add(before + kana + after);
  }
  found.delete(word);
  return [...found];
}

/** Without marks of voice: キワ and ギワ. */
function plain(kana: string): string {
  return kana.normalize('NFD').replace(/[\u3099\u309A]/gu, '');
}
