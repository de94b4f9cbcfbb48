import { tagKey } from '@shop/rules/product/product-tag';
import { isClaim, lackedThing } from './claims-in-text';
import { withColour } from './colour-conditions';
import { ofPhrases } from './goods-phrases';
import { isMeasure } from './measures-in-text';
import { conditionOf } from './need-conditions';
import {
  CONDITION_WEIGHTS,
  HOLIDAY_SEASON_WEIGHT,
  type QueryCondition,
  WIDER_TAG_WEIGHT,
} from './query-condition';
import type { QueryNeed, QueryToken } from './query-pieces';
import type { ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import { displaysInQuery, seasonOfEvent } from './seasons-in-query';
import { displayTerm, isDisplayTerm, isTimeOfYear } from './seasons-in-text';
import { bestOf, type Matches, rarityOf } from './term-index';
import { listsTelling } from './text-likeness';
import { toldBy, toldOf } from './told-words';
import { foldSearchText } from './word-forms';
import { inSeasonOf, matchesOf, NO_MATCHES, plantsOfKind, timedMatches, WEAK_SCORE } from './word-matches';

/** A word for this share of all products is one for plants of any kind, 観葉植物; for this one it is a form of them, 苗. */
const ANY = 0.2;
const MANY = 0.1;
/** The bonus for what is of the kind that a query names, over what only looks so at the time: a flower, not a flowering cactus. */
const OF_KIND = 40;
/** The share of a text word's worth that remains if all products contain it. */
const COMMON = 0.3;

/** The conditions of a query's words and needs, words first. A help word that occurs in no product name makes no condition. */
export function queryConditions(
  index: SearchIndex,
  tokens: readonly QueryToken[],
  needs: readonly QueryNeed[],
  query: string,
): QueryCondition[] {
  // A holiday beside help words asks for closing days.
  const isAsked = tokens.some((token) => seasonOfEvent(token.term) === null && isOfHelp(token, index));
  return [
    ...tokens.flatMap((token): QueryCondition[] => {
      if (isOfHelp(token, index) && (isAsked || seasonOfEvent(token.term) === null)) return [];
      const season = seasonOfEvent(token.term);
      const named = timedMatches(index, token, query);
      const matches = season === null ? named : inSeasonOf(season, token, named, index);
      const isNumber = isMeasure(token.term) || /^\p{N}+$/u.test(token.term);
      const worth = isNumber ? CONDITION_WEIGHTS.number : worthOf(token, matches, index);
      return [
        {
          text: token.text,
          matches,
          fits: ({ handle }) => matches.has(handle),
          worth,
          isNumber,
          isPrice: false,
          isName: !isNumber && isNamed(token, matches, index),
          isClaim: isClaim(token.term) && matches.size > 0,
          isMended: token.correction !== null,
          isMild: token.isMild === true,
          isSafety: isHarmless(token),
          ...nearOf(token, index),
        },
      ];
    }),
    ...needs.map((need) =>
      withColour(
        withDisplayed(conditionOf(need, index), need, { tokens, needs }, query, index),
        need,
        needs,
        query,
        index,
      ),
    ),
  ];
}

/** Whether a word rules out what hurts: トゲのない. Goods that have it are no near matches. */
function isHarmless({ term, same }: QueryToken): boolean {
  return [term, ...same].some((word) => hazards().has(lackedThing(word) ?? ''));
}

const hazards = ofPhrases(({ safety }) => new Set((safety?.hazards ?? []).map(foldSearchText)));

/** Flowers at a time of year are whatever flowers then, also a tree; the shop's flowers come first. */
function withDisplayed(
  condition: QueryCondition,
  { text, facts }: QueryNeed,
  { tokens, needs }: { readonly tokens: readonly QueryToken[]; readonly needs: readonly QueryNeed[] },
  query: string,
  index: SearchIndex,
): QueryCondition {
  const displays = facts.kind === 'tag' && facts.safety === undefined ? displaysInQuery(text) : [];
  const token = tokens.find(({ term, same }) =>
    [term, ...same].some((each) => displays.some((display) => each.startsWith(displayTerm(display, '')))),
  );
  if (token === undefined) return condition;
  const shown = timedMatches(index, token, query);
  return {
    ...condition,
    fits: (product) => condition.fits(product) || shown.has(product.handle),
    isExact: condition.isExact ?? condition.fits,
    ...(needs.length === 1 && { partOf: (product) => (condition.fits(product) ? OF_KIND : 0) }),
  };
}

/** Near matches by a wider tag or a text. */
function nearOf(
  { text, term, same }: QueryToken,
  index: SearchIndex,
): Pick<QueryCondition, 'nearness' | 'isWider'> {
  const { lexicon, productTerms, listTerms } = index;
  // A season in a text may belong to watering instructions.
  const isTime = [term, ...same].some(isTimeOfYear);
  const saying = isTime ? HOLIDAY_SEASON_WEIGHT : WIDER_TAG_WEIGHT;
  const spoken = isTime ? [[term, ...same].find(isTimeOfYear) ?? term] : [term];
  const toldIn = once(() => {
    const inText = toldBy(
      spoken.flatMap((word) => [...productTerms.findInBody(word)]),
      same,
      productTerms,
      isTime,
    );
    const isKnown = isTime || isClaim(term) || (lexicon.same.has(term) && !text.includes('の'));
    return isKnown ? inText : new Set([...inText.keys(), ...toldOf(text, productTerms).keys()]);
  });
  const season = seasonOfEvent(term);
  // Products of a holiday's season are near matches.
  const goodsInSeason = once(() =>
    season !== null
      ? productTerms.find(season)
      : isDisplayTerm(term)
        ? matchesOf(productTerms, {
            term: spoken[0] ?? term,
            same: same.filter((other) => !isDisplayTerm(other)),
          })
        : NO_MATCHES,
  );
  // A title that says it does not outweigh a text that does: a bouquet with a message. A named thing is in titles.
  const isDetail = !isTime && ![term, ...same].some((word) => lexicon.names.has(word));
  const listed = once(() => new Set(isClaim(term) ? listsTelling(term, { listTerms }) : []));
  const kind = once(() => plantsOfKind({ term }, index));
  const wider = [term, ...same].flatMap((word) => lexicon.wider.get(word) ?? []);
  const isWider = (product: ProductDocument) =>
    wider.length > 0 &&
    product.aiTags.some((childId) => wider.some((ids) => ids.has(childId))) &&
    !index.otherGoods.has(product);
  return {
    ...((wider.length > 0 || isDetail) && {
      isWider: (product: ProductDocument) => isWider(product) || (isDetail && toldIn().has(product.handle)),
    }),
    nearness: (product) => {
      if (isWider(product) || kind().has(product.handle)) return WIDER_TAG_WEIGHT;
      const { handle, tags, card } = product;
      const lists = listed();
      const itsLists =
        lists.size === 0 ? [] : [...tags, tagKey(card.ja.vendor)].filter((name) => lists.has(name));
      if (toldIn().has(handle)) return saying;
      if (goodsInSeason().has(handle)) return HOLIDAY_SEASON_WEIGHT;
      return itsLists.length === 0 ? 0 : (WIDER_TAG_WEIGHT * itsLists.length) / lists.size;
    },
  };
}

/** What is computed when it is first needed: most queries have enough full matches, and ask for nothing near them. */
function once<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** Whether a word names goods, and is no qualifier and no time of year: winter tyres. */
function isNamed(
  { term, same, isModifier }: QueryToken,
  matches: Matches,
  { lexicon, spelledWords }: SearchIndex,
): boolean {
  if (isModifier || bestOf(matches) < WEAK_SCORE) return false;
  if (seasonOfEvent(term) !== null || [term, ...same].some(isTimeOfYear)) return false;
  return [term, ...same].some((word) => lexicon.names.has(word)) || spelledWords.spell(term) !== undefined;
}

function worthOf(token: QueryToken, matches: Matches, index: SearchIndex): number {
  const { term, same, isModifier } = token;
  if (seasonOfEvent(term) !== null) return isModifier ? CONDITION_WEIGHTS.modifier : CONDITION_WEIGHTS.token;
  // A word that only texts mention is dropped before a name.
  if (bestOf(matches) < WEAK_SCORE)
    return (
      CONDITION_WEIGHTS.weakToken * (COMMON + (1 - COMMON) * rarityOf(matches.size, index.products.size))
    );
  if (isModifier) return CONDITION_WEIGHTS.modifier;
  if (seasonOfEvent(term) !== null || [term, ...same].some(isTimeOfYear)) return CONDITION_WEIGHTS.token;
  return isNamed(token, matches, index) ? worthOfName(matches, index) : CONDITION_WEIGHTS.token;
}

/** The more plants a name means, the less it says beside another one: いちごの苗 are strawberries. Goods may be many. */
function worthOfName(matches: Matches, { products, otherGoods }: SearchIndex): number {
  const share = matches.size / products.size;
  if (share < MANY) return CONDITION_WEIGHTS.name;
  let goods = 0;
  for (const { handle } of otherGoods) if (matches.has(handle)) goods += 1;
  if (goods > matches.size * MANY) return CONDITION_WEIGHTS.name;
  return share < ANY ? CONDITION_WEIGHTS.manyPlants : CONDITION_WEIGHTS.anyPlant;
}

function isOfHelp({ term, same }: QueryToken, { lexicon, productTerms }: SearchIndex): boolean {
  if (!lexicon.pages.has(term) || same.some((word) => productTerms.has(word))) return false;
  return bestOf(productTerms.find(term)) < WEAK_SCORE;
}
