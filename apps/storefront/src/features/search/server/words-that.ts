import type { Locale } from '#foundation/i18n/locale.ts';
import { foldSearchText } from './fold-search-text';
import type { SearchIndex } from './search-index';

/** A word that may be meant. */
interface MeantWord {
  readonly text: string;
  readonly terms: readonly string[];
  /** Products that bear it. */
  readonly count: number;
}

const LATIN = /^[\p{Script=Latin}\p{N} ]+$/u;

/** Words that fit, each thing once by its name in the page's language, those that most products bear first. */
export function wordsThat(
  { lexicon, productTerms, spelledWords }: SearchIndex,
  locale: Locale,
  fit: (word: string) => boolean,
): MeantWord[] {
  const found = new Map<string, MeantWord>();
  for (const { terms, name } of lexicon.namedThings) {
    const fitting = terms.find(fit);
    if (fitting === undefined) continue;
    const count = Math.max(...terms.map((term) => productTerms.bearers(term)));
    // A word that leads to a page alone is one as well: 送料.
    if (count === 0 && !terms.some((term) => lexicon.pages.has(term))) continue;
    // English has several names for a plant where Japanese has one and its readings.
    const text = locale === 'en' && LATIN.test(fitting) ? lexicon.spellings.get(fitting) : name[locale];
    if (text !== undefined) found.set(foldSearchText(text), { text, terms, count });
  }
  for (const { term, text, count } of spelledWords.filter(locale, fit)) {
    // It may be another name of a thing that is there already, or a need.
    const isSaid = lexicon.needs.has(term) || [...found.values()].some(({ terms }) => terms.includes(term));
    if (!isSaid) found.set(term, { text, terms: [term], count });
  }
  return [...found.values()].sort(
    (one, other) =>
      other.count - one.count || one.text.length - other.text.length || (one.text < other.text ? -1 : 1),
  );
}
