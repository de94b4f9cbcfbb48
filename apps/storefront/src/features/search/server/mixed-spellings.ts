import { foldSearchText } from './word-forms';

const HEAD_IN_KANJI = /^([\p{Script=Han}々]+)(?!の)(\p{Script=Hiragana}{2,})$/u;
const TAIL_IN_KANJI = /^(\p{Script=Hiragana}{2,})(?<!の)([\p{Script=Han}々]+)$/u;
const SOME_KANJI = /[\p{Script=Han}々]/u;
const ALL_KANJI = /[\p{Script=Han}々]/gu;
const KANA_ONLY = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

interface Spelling {
  /** With kanji. */
  readonly word: string;
  /** Folded kana. */
  readonly reading: string;
}

/**
 * The word of a text that has kana for a part of its kanji, at its end or at its beginning: 窓ぎわ is 窓際, かん葉植物 is 観葉植物
 * (SEARCH-03). A single kana is an ending or a prefix, and の a particle.
 */
export type MixedSpellings = (text: string) => string | null;

/**
 * @param readings words with kanji by their folded reading
 * @param groups words that mean the same, in kanji and in kana: a reading is taken for those that sound like it and have
 *   the most kana, so that ひかげにつよい is 日陰に強い and not 日陰側
 */
export function mixedSpellings(
  readings: Readonly<Record<string, string>>,
  groups: readonly (readonly string[])[],
): MixedSpellings {
  const spellings = [
    ...Object.entries(readings).map(([reading, word]) => ({ word, reading })),
    ...groups.flatMap((words) => {
      const read = words.filter((word) => KANA_ONLY.test(word)).map(foldSearchText);
      const written = words
        .filter((word) => SOME_KANJI.test(word))
        .map((word) => ({ word, sound: soundOf(word, 3), kana: word.replace(ALL_KANJI, '').length }));
      return read.flatMap((reading) => {
        const fitting = written.filter(({ sound }) => sound.test(reading));
        const most = Math.max(...fitting.map(({ kana }) => kana));
        return fitting.filter(({ kana }) => kana === most).map(({ word }) => ({ word, reading }));
      });
    }),
  ];
  const byEdge = new Map<string, Spelling[]>();
  for (const spelling of spellings)
    for (const edge of [`^${spelling.word[0]}`, `${spelling.word.at(-1)}$`])
      byEdge.set(edge, [...(byEdge.get(edge) ?? []), spelling]);
  // 開店いわい is 開店祝い, not 開店のお祝い.
  const shortest = (edge: string, isSpelt: (spelling: Spelling) => boolean) =>
    byEdge
      .get(edge)
      ?.filter(isSpelt)
      .sort((one, other) => one.word.length - other.word.length)[0]?.word ?? null;
  return (text) => {
    const [, head = '', ending = ''] = HEAD_IN_KANJI.exec(text) ?? [];
    if (head !== '') {
      const read = foldSearchText(ending);
      return shortest(
        `^${head[0]}`,
        ({ word, reading }) =>
          word.startsWith(head) &&
          SOME_KANJI.test(word.slice(head.length)) &&
          isEndOf(reading, read, head) &&
          soundOf(word.slice(head.length), 4).test(read),
      );
    }
    const [, beginning = '', tail = ''] = TAIL_IN_KANJI.exec(text) ?? [];
    if (tail === '') return null;
    const read = foldSearchText(beginning);
    return shortest(
      `${tail.at(-1)}$`,
      ({ word, reading }) =>
        word.endsWith(tail) &&
        SOME_KANJI.test(word.slice(0, -tail.length)) &&
        reading.startsWith(read) &&
        reading.length >= read.length + tail.length &&
        soundOf(word.slice(0, -tail.length), 4).test(read),
    );
  };
}

/** What a word may sound like: its own kana, and for each kanji one to `longest`. So につよい is no end of 日陰に強い. */
function soundOf(word: string, longest: 3 | 4): RegExp {
  const letters = foldSearchText(word).replace(/[^\p{L}]/gu, '.?');
  return new RegExp(`^${letters.replace(ALL_KANJI, `.{1,${longest}}`)}$`, 'u');
}

/** Each kanji before it is at least one kana. */
function isEndOf(reading: string, ending: string, kanji: string): boolean {
  return reading.endsWith(ending) && reading.length >= ending.length + kanji.length;
}
