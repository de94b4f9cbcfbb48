import type { Locale } from '#foundation/i18n/locale.ts';
import { editDistance } from './edit-distance';
import { foldSearchText } from './fold-search-text';
import type { SearchIndex } from './search-index';
import { wordsThat } from './words-that';

/** Shorter beginnings have too many neighbours. */
const SLIP_LETTERS = { latin: 5, kana: 4 };
const LATIN = /^[\p{Script=Latin} ]+$/u;
const KANA = /^[ァ-ヺ]+$/u;

/** The likeliest word of the catalogue whose beginning, with one slip, is typed: モンスタ is that of モンステラ; null where there is none. */
export function completeSlip(index: SearchIndex, query: string, locale: Locale): string | null {
  const term = foldSearchText(query);
  const shortest = LATIN.test(term) ? SLIP_LETTERS.latin : SLIP_LETTERS.kana;
  if (term.length < shortest || !(LATIN.test(term) || KANA.test(term))) return null;
  const begins = (word: string) =>
    word.length >= term.length &&
    word[0] === term[0] &&
    editDistance(term, word.slice(0, term.length), 1) <= 1;
  return wordsThat(index, locale, begins)[0]?.text ?? null;
}
