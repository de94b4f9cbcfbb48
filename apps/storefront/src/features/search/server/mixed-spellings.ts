import { foldSearchText } from './word-forms';

const HEAD_IN_KANJI = /^([\p{Script=Han}々]+)(?!の)(\p{Script=Hiragana}{2,})$/u;
const TAIL_IN_KANJI = /^(\p{Script=Hiragana}{2,})(?<!の)([\p{Script=Han}々]+)$/u;
const SOME_KANJI = /[\p{Script=Han}々]/u;
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
 * @param groups words that mean the same, in kanji and in kana: a reading of one is taken for one of each
 */
export function mixedSpellings(
  readings: Readonly<Record<string, string>>,
  groups: readonly (readonly string[])[],
): MixedSpellings {
  const spellings = [
    ...Object.entries(readings).map(([reading, word]) => ({ word, reading })),
    ...groups.flatMap((words) => {
      const read = words.filter((word) => KANA_ONLY.test(word)).map(foldSearchText);
      return words
        .filter((word) => SOME_KANJI.test(word))
        .flatMap((word) => read.map((reading) => ({ word, reading })));
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
          word.startsWith(head) && SOME_KANJI.test(word.slice(head.length)) && isEndOf(reading, read, head),
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
        reading.length >= read.length + tail.length,
    );
  };
}

/** Each kanji before it is at least one kana. */
function isEndOf(reading: string, ending: string, kanji: string): boolean {
  return reading.endsWith(ending) && reading.length >= ending.length + kanji.length;
}
