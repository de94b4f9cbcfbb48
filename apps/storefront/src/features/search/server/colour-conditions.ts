import { areColours, coloursInQuery, knownColour } from './colours-in-text';
import { needTest } from './product-answers';
import type { QueryCondition } from './query-condition';
import type { QueryNeed } from './query-pieces';
import type { ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import { displaysInQuery } from './seasons-in-query';
import { seasonPhrases } from './seasons-in-text';
import { KIND_BONUS } from './word-matches';

/** The bonus for a part of the colour that the query names, and the penalty for goods that are bought for another part. */
const COLOURED = 60;
const OTHER_PART = 30;
/** The least weight of a part that the text of goods mentions too. */
const MENTIONED_WEIGHT = 40;
/** The weight of the only colour of a part. */
const WHOLE = 60;

/**
 * A colour, of the part that the query names if it names one, `purple leaves`. What is known of the colours of goods outweighs their
 * tags, which are of the whole and join colours; what is bought for its flowers is no match for leaves. Flowers of a colour are also
 * those of trees.
 */
export function withColour(
  condition: QueryCondition,
  { text, facts, isDenied }: QueryNeed,
  needs: readonly QueryNeed[],
  query: string,
  { productTerms, otherGoods, lexicon }: SearchIndex,
): QueryCondition {
  if (facts.kind !== 'tag' || isDenied) return condition;
  const colours = needs.flatMap((need) =>
    need.facts.kind === 'tag' && areColours(need.facts.aiTags) && !need.isDenied ? [need.text] : [],
  );
  const coloured = (words: string) =>
    coloursInQuery(
      words,
      colours.filter((other) => other !== words),
      query,
    );
  const bearing = (terms: readonly string[]) => {
    const scores = new Map<string, number>();
    for (const term of terms)
      for (const [handle, score] of productTerms.find(term))
        scores.set(handle, Math.max(score, scores.get(handle) ?? 0));
    return scores;
  };
  if (facts.aiTags.length === 0) {
    const asked = colours.flatMap(coloured).filter(({ part }) => displaysInQuery(text).includes(part));
    const shown = bearing(asked.map(({ term }) => term));
    return shown.size === 0
      ? condition
      : {
          ...condition,
          fits: (product) => condition.fits(product) || (shown.get(product.handle) ?? 0) >= MENTIONED_WEIGHT,
          isExact: condition.isExact ?? condition.fits,
          partOf: (product) => (condition.fits(product) ? KIND_BONUS : 0),
        };
  }
  if (!areColours(facts.aiTags)) return condition;
  const asked = coloured(text);
  const [first] = asked;
  if (first === undefined) return condition;
  const said = bearing(asked.map(({ term }) => term));
  const known = bearing(asked.map(({ part }) => knownColour(part)));
  const isSaid = ({ handle }: ProductDocument) => said.has(handle);
  const { main } = seasonPhrases();
  const ofMain = lexicon.namedNeeds.find(
    ({ terms, facts: other }) =>
      other.kind === 'tag' && other.aiTags.length === 0 && terms.includes(main ?? ''),
  );
  const isOfMain = ofMain === undefined ? () => false : needTest(ofMain.facts);
  const isOther = (product: ProductDocument) =>
    first.part !== main && (isOfMain(product) || otherGoods.has(product));
  const isExact = condition.isExact ?? condition.fits;
  return {
    ...condition,
    fits: (product) => isSaid(product) || condition.fits(product),
    isExact: (product) => isSaid(product) || (isExact(product) && !known.has(product.handle)),
    partOf: (product: ProductDocument) =>
      isSaid(product)
        ? (COLOURED * (said.get(product.handle) ?? 0)) / WHOLE
        : first.isNamed && isOther(product)
          ? -OTHER_PART
          : 0,
  };
}
