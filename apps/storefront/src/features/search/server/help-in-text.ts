import { INFLECTED_MARK } from './indexed-words';
import type { SearchIndex } from './search-index';
import { rarityOf } from './term-index';
import type { TextLikeness } from './text-likeness';
import { foldSearchText } from './word-forms';

/** The least that a page must say of a query: so much of rare words, this share of them all, and so many. */
const TOLD = 0.8;
const TOLD_SHARE = 0.35;
/** The least share where no product answers the query. */
export const TOLD_ALONE = 0.7;
const TOLD_WORDS = 2;
/** The least rarity of a word that counts as one. */
const RARE = 0.25;
/** The share of a word that all pages have. */
const COMMON = 0.3;
/** How much more a word of a title or a heading says. */
const TITLED = 2;
/** The part of what a question says that speaks for its page too. */
const ANSWERED = 0.4;
/** Pages this close to the best one are shown with it. */
const CLOSE = 0.7;

/** Pages that explain a query, by their key. */
export interface ToldHelp {
  /** From 0 to 1, the best one. */
  readonly pages: ReadonlyMap<string, number>;
  /** Whether no product says as much of the query. */
  readonly isBest: boolean;
}

const NONE: ToldHelp = { pages: new Map(), isBest: false };

/**
 * The help pages and articles whose texts say more of a query's words, which rare ones are, in products and among pages: 立て札 and 書 of
 * what is written on a sign. What a frequent question says holds for the page that it leads to.
 */
export function helpTelling(
  query: string,
  index: SearchIndex,
  likeness: TextLikeness,
  leastShare = TOLD_SHARE,
): ToldHelp {
  const { helpTexts, lexicon } = index;
  // The dictionary says where a word of its own leads.
  if (lexicon.pages.has(foldSearchText(query))) return NONE;
  const all = likeness.words;
  // The kanji of a verb and the noun made of it are one word: 支払 and 支払い.
  const words = all.filter(
    ({ word }) =>
      !word.startsWith(INFLECTED_MARK) ||
      !all.some(({ word: other }) => other !== word && other.startsWith(word.slice(1))),
  );
  const sum = words.reduce((total, { rarity }) => total + rarity, 0);
  const scores = new Map<string, number>();
  const parts = words.map(({ word, rarity }) => {
    let bearers = 0;
    for (const { told } of helpTexts.values()) if (told.has(word)) bearers += 1;
    return { word, rarity, part: rarity * (COMMON + (1 - COMMON) * rarityOf(bearers, helpTexts.size)) };
  });
  for (const [key, { told, titled }] of helpTexts) {
    let score = 0;
    let share = 0;
    let count = 0;
    for (const { word, rarity, part } of parts) {
      if (!told.has(word)) continue;
      score += part * (titled.has(word) ? TITLED : 1);
      share += rarity / sum;
      if (part >= RARE) count += 1;
    }
    if (score >= TOLD && share >= leastShare && count >= TOLD_WORDS) scores.set(key, score);
  }
  if (scores.size === 0) return NONE;
  for (const [key, { leadsTo }] of helpTexts) {
    const said = scores.get(key);
    const page = leadsTo === null ? undefined : index.placeAt(leadsTo);
    if (said !== undefined && page !== undefined)
      scores.set(page, Math.max(scores.get(page) ?? 0, said) + ANSWERED * said);
  }
  const top = Math.max(...scores.values());
  const share = Math.max(...[...helpTexts].map(([, { told }]) => shareOf(told)));
  return {
    pages: new Map([...scores].flatMap(([key, score]) => (score < top * CLOSE ? [] : [[key, score / top]]))),
    isBest: likeness.most() <= share,
  };

  function shareOf(told: ReadonlySet<string>): number {
    return words.reduce((total, { word, rarity }) => (told.has(word) ? total + rarity / sum : total), 0);
  }
}
