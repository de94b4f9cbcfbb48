import type { ProductFacts } from '@shop/rules/product/product-facts';
import { coloursInText, colourTerm, knownColour } from './colours-in-text';
import { ofPhrases } from './goods-phrases';
import { displaysInText, displayTerm, knownTimes, seasonOf, seasonPhrases } from './seasons-in-text';
import { CLAIM_MARK } from './word-forms';

/** The claims that a display of so many months makes: it flowers for months. */
const lastingClaims = ofPhrases(({ claims = [] }) =>
  claims.flatMap(({ term, lasting }) => (lasting === undefined ? [] : [{ term, ...lasting }])),
);

/** The share of a claim's weight for a month, and more for what happens in few months. */
const MONTH_SHARE = 2;
const RARE_MONTH_SHARE = 0.8;
/** The share for a season, more for what happens in most of it, and for what happens mostly in it. */
const SEASON_SHARE = 1.5;
const WHOLE_SEASON_SHARE = 0.5;
const SINGLE_SEASON_SHARE = 0.5;
/** The part of that for what the text does not mention: nobody grows a kiwi for its flowers. */
export const UNMENTIONED_SHARE = 0.4;

/** The part of the share of a colour that the other colours of the same part take. */
const OTHER_COLOURS_SHARE = 0.3;

/** The index terms of what is known of a product, each with its share of a claim's weight. @param text its Japanese text, in NFKC */
export function termsOfFacts(
  { colours, times, traits }: ProductFacts,
  text: string,
): ReadonlyMap<string, number> {
  const terms = new Map<string, number>();
  const written = new Set(coloursInText(text));
  const told = new Set([...displaysInText(text), ...(seasonPhrases().planted ?? [])]);
  const shareOf = (name: string) =>
    seasonPhrases().names.includes(name) && !told.has(name) ? UNMENTIONED_SHARE : 1;
  for (const { part, hues } of colours) {
    terms.set(knownColour(part), 1);
    const share = shareOf(part) * (1 - OTHER_COLOURS_SHARE + OTHER_COLOURS_SHARE / hues.length);
    for (const term of hues.map((hue) => colourTerm(part, hue)))
      terms.set(term, written.has(term) ? 1 : share);
  }
  for (const { display, months } of times) {
    terms.set(knownTimes(display), 1);
    const share = shareOf(display);
    const seasons = months.map(seasonOf);
    for (const month of months)
      terms.set(displayTerm(display, `${month}月`), share * (MONTH_SHARE + RARE_MONTH_SHARE / months.length));
    if (display !== seasonPhrases().main)
      for (const season of seasons) {
        const within = seasons.filter((other) => other === season).length;
        terms.set(
          displayTerm(display, season),
          share *
            (SEASON_SHARE +
              (WHOLE_SEASON_SHARE * within) / 3 +
              (SINGLE_SEASON_SHARE * within) / months.length),
        );
      }
    for (const { term, display: lasting, months: least } of lastingClaims())
      if (display === lasting && months.length >= least) terms.set(`${CLAIM_MARK}${term}`, 1);
  }
  for (const trait of traits) terms.set(`${CLAIM_MARK}${trait}`, 1);
  return terms;
}
