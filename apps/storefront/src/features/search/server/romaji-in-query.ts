import { toHiragana } from 'wanakana';
import type { Vocabulary } from './search-index';
import type { SearchLexicon } from './search-lexicon';
import { FUNCTION_WORDS, romajiToKana } from './word-forms';

/** Particles and the copula, as people type them. */
const PARTICLES: ReadonlyMap<string, string> = new Map([
  ['no', 'の'],
  ['ga', 'が'],
  ['wa', 'は'],
  ['wo', 'を'],
  ['o', 'を'],
  ['ni', 'に'],
  ['de', 'で'],
  ['na', 'な'],
  ['mo', 'も'],
  ['to', 'と'],
  ['e', 'へ'],
  ['ka', 'か'],
  ['ya', 'や'],
  ['da', 'だ'],
  ['kara', 'から'],
  ['made', 'まで'],
  ['desu', 'です'],
]);
/** Capitals that Japanese texts have too: TV, LED. */
const CAPITALS = /^[A-Z]{2,4}$/u;

/**
 * A query of several romanised Japanese words in Japanese letters: `shiroi hana ga saku ki` is 白い花が咲く木; any other query as it is.
 * Words with kanji come from the dictionary's readings, others become hiragana. At most half of the words may be English ones.
 * @param query in NFKC
 */
export function romajiInJapanese(
  query: string,
  { readings, same, needs }: Pick<SearchLexicon, 'readings' | 'same' | 'needs'>,
  vocabulary: Pick<Vocabulary, 'has'>,
): string {
  const typed = query
    .trim()
    .split(/[\s,.?!]+/u)
    .filter((word) => word !== '');
  if (typed.length < 2 || !typed.every((word) => /^[a-z]+$/iu.test(word))) return query;
  let english = 0;
  let japanese = '';
  let isJoined = true;
  let isSentence = false;
  for (const word of typed) {
    const term = word.toLowerCase();
    const particle = PARTICLES.get(term);
    const kana = romajiToKana(term) ?? '';
    const written = particle ?? readings.get(kana) ?? (kana === '' ? null : toHiragana(term));
    if (written === null && !CAPITALS.test(word)) return query;
    if (
      (FUNCTION_WORDS.has(term) && particle === undefined) ||
      (particle === undefined && (vocabulary.has(term) || needs.has(term) || same.has(term)))
    )
      english += 1;
    // Names of products are found by their readings without this.
    isSentence ||= particle !== undefined || (readings.has(kana) && !vocabulary.has(kana));
    // Particles join words; other words stay apart.
    japanese += `${isJoined || particle !== undefined ? '' : ' '}${written ?? word}`;
    isJoined = particle !== undefined;
  }
  const isJapanese = isSentence && english * 2 <= typed.length && /\p{Script=Han}/u.test(japanese);
  return isJapanese ? japanese : query;
}
