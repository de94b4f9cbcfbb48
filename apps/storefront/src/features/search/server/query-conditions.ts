import { readRankedFact, type SearchFact } from '@shop/rules/brand/search-fact';
import { isClaim, lackedThing } from './claims-in-text';
import { areColours, coloursInQuery, isColour, knownColour } from './colours-in-text';
import { ofPhrases } from './goods-phrases';
import { INFLECTED_MARK, wordsOfBody } from './indexed-words';
import { isMeasure } from './measures-in-text';
import { answersNeed, gapOf } from './product-answers';
import type { QueryNeed, QueryToken } from './query-pieces';
import type { ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import type { NeedFacts } from './search-lexicon';
import { displaysInQuery, seasonOfEvent } from './seasons-in-query';
import {
  displayMonths,
  displayOf,
  displayTerm,
  isDisplayTerm,
  isTimeOfYear,
  knownTimes,
  type Season,
  seasonPhrases,
} from './seasons-in-text';
import type { Matches, TermIndex } from './term-index';
import { rarityOf } from './term-index';
import { listsTelling } from './text-likeness';
import { CLAIM_MARK, foldSearchText, inflectionOf, isDenied } from './word-forms';

/** A synonym weighs slightly less than the word itself. */
const SAME = 0.97;

/** The match quality of each entry for a query word or one of its synonyms. */
export function matchesOf(
  terms: TermIndex,
  { term, same, text }: Pick<QueryToken, 'term' | 'same'> & Partial<Pick<QueryToken, 'text'>>,
): Matches {
  // What has another display at that time is only near.
  const displays = same.filter(isDisplayTerm);
  if (isDisplayTerm(term) && displays.length < same.length) {
    const shown = matchesOf(terms, { term, same: displays });
    if (shown.size > 0) return shown;
  }
  const best = new Map(terms.find(term));
  for (const other of same) {
    for (const [key, score] of terms.find(other)) {
      // A word of another script is a prefix of others by chance: pot, pothos.
      if (/^[a-z ]+$/u.test(other) && !terms.has(other)) continue;
      const weighed = score * SAME;
      if (weighed > (best.get(key) ?? 0)) best.set(key, weighed);
    }
  }
  if (best.size > 0) return best;
  const form = text === undefined ? null : inflectionOf(text);
  const told = new Map([
    ...terms.findInBody(term),
    ...(form === null || isDenied(form.ending)
      ? []
      : terms.findInBody(`${INFLECTED_MARK}${form.stem}`, 'whole')),
  ]);
  return told.size > 0 ? told : new Map(same.flatMap((other) => [...terms.findInBody(other, 'whole')]));
}

/** The bonus for a plant of the kind that a query names, among what the shop sells by that word. */
const OF_KIND = 40;
/** Fewer of a kind than this share are no better examples of it: an aloe is one succulent of many. */
const MOST_OF_KIND = 1 / 3;

/** The plants of the kind that a word names, with the quality of their match. A name that is no word of a product costs no search. */
function plantsOfKind({ term }: Pick<QueryToken, 'term'>, { productTerms, lexicon }: SearchIndex): Matches {
  const names = (lexicon.kinds.get(term) ?? []).filter((name) => productTerms.has(name));
  return new Map(names.flatMap((name) => [...productTerms.find(name)].filter(([, score]) => score >= NAMED)));
}

/** The matches of a word; of a month or a part of a season, what is known to happen then. */
function timedMatches(index: SearchIndex, token: QueryToken, query: string): Matches {
  const { productTerms, products, lexicon } = index;
  const listed = matchesOf(productTerms, token);
  const ofKind = plantsOfKind(token, index);
  const matches = new Map(listed.size === 0 ? ofKind : listed);
  // A plant whose name begins with a holiday is not of that day: クリスマスローズ.
  if (seasonOfEvent(token.term) !== null)
    for (const handle of listed.keys())
      if (isBeginning(token.text, products.get(handle)?.card.ja.title ?? '')) matches.delete(handle);
  // What wraps a gift is none: a word for goods of several kinds that other goods begin with.
  if ([token.term, ...token.same].some((word) => lexicon.wider.has(word)))
    for (const handle of listed.keys()) {
      const product = products.get(handle);
      if (product?.tags.some((tag) => lexicon.otherTags.has(tag))) matches.delete(handle);
    }
  const examples = [...ofKind.keys()].filter((handle) => listed.has(handle));
  if (examples.length >= listed.size * MOST_OF_KIND)
    for (const handle of examples) matches.set(handle, OF_KIND + (listed.get(handle) ?? 0));
  // A colour that is no need of its own is that of a part.
  if (isColour(token.text))
    for (const { term } of coloursInQuery(token.text, [], query))
      for (const [handle, score] of productTerms.find(term))
        matches.set(handle, Math.max(score, matches.get(handle) ?? 0));
  const months = displayMonths(token.term);
  // Where the months are known, the season that has them says nothing more.
  if (months.length > 0) {
    const written = productTerms.find(token.term);
    for (const handle of productTerms.find(knownTimes(displayOf(token.term))).keys()) {
      const score = written.get(handle);
      if (score === undefined) matches.delete(handle);
      else matches.set(handle, score);
    }
  }
  for (const month of months)
    for (const [handle, score] of productTerms.find(month))
      matches.set(handle, Math.max(score, matches.get(handle) ?? 0));
  return matches;
}

function isBeginning(word: string, title: string): boolean {
  const at = title.indexOf(word);
  return at !== -1 && /^[ァ-ヺー]/u.test(title.slice(at + word.length));
}

/** The share of a word for a wider tag or a text match, and for the season of a holiday. */
const WIDER = 0.8;
const IN_SEASON = 0.4;

/** One condition of a query on a product. */
export interface QueryCondition {
  readonly text: string;
  /** Null for a need, which does not rank. */
  readonly matches: Matches | null;
  readonly fits: (product: ProductDocument) => boolean;
  /** Whether an exact tag meets it, not a wider one. */
  readonly isExact?: (product: ProductDocument) => boolean;
  /** Conditions with higher worth are dropped later. */
  readonly worth: number;
  /** Numbers do not name goods, they only filter them. */
  readonly isNumber: boolean;
  readonly isPrice: boolean;
  /** Whether it names goods of the shop. */
  readonly isName: boolean;
  /** For a need of AI tags, how much more often its products have each tag. */
  readonly tagLifts?: () => ReadonlyMap<number, number>;
  /** Whether it is what only goods of the shop are said to be: slow to grow. */
  readonly isClaim?: boolean;
  /** Beside other conditions it only ranks. */
  readonly isMild?: boolean;
  /** A corrected word. */
  readonly isMended: boolean;
  /** How far a product is from a height or a price, as a share of it, from 0 to 1. */
  readonly gapOf?: (product: ProductDocument) => number;
  /** Whether what nearly meets it follows what does: a height. */
  readonly isElastic?: boolean;
  /** How much of a budget it uses, or how near it is to an amount or a height, from 0 to 1. */
  readonly spentOf?: (product: ProductDocument) => number;
  /** How well its text agrees with what the query says of a part of it: purple leaves. */
  readonly partOf?: (product: ProductDocument) => number;
  /** How many of the facts that suit it best a product has, from -1 to 1. */
  readonly rankOf?: (product: ProductDocument) => number;
  /** Whether the product's text mentions it. */
  readonly isTold?: (product: ProductDocument) => boolean;
  /** Whether a product has a wider tag of the word. */
  readonly isWider?: (product: ProductDocument) => boolean;
  /** How near a product is by a wider tag, a text or the season, from 0 to 1. */
  readonly nearness?: (product: ProductDocument) => number;
  /** Products that do not meet it are hidden, whatever else is dropped. */
  readonly isSafety: boolean;
}

/** A product name outweighs all other words together: a query for 30 stems of roses is about roses. */
const WORTH = {
  number: 0.1,
  need: 1,
  price: 2,
  weakToken: 0.2,
  modifier: 0.9,
  // Equal to a need, which is later and so preferred.
  anyPlant: 1,
  token: 16,
  manyPlants: 500,
  name: 1_000,
};
/** A word for this share of all products is one for plants of any kind, 観葉植物; for this one it is a form of them, 苗. */
const ANY = 0.2;
const MANY = 0.1;
/** The share of a text word's worth that remains if all products contain it. */
const COMMON = 0.3;
/** A word whose best match is below this occurs only in texts, or as part of others. */
const WEAK = 40;
/** From this score on it is a word of a name. */
export const NAMED = 75;
const NONE: Matches = new Map();

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
      const worth = isNumber ? WORTH.number : worthOf(token, matches, index);
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
          isSafety: isHarmless(token),
          ...nearOf(token, index),
        },
      ];
    }),
    ...needs.map((need) =>
      withColour(
        withDisplayed(conditionOf(need, index), need, tokens, query, index),
        need,
        needs,
        query,
        index,
      ),
    ),
  ];
}

/** The bonus for a part of the colour that the query names, and the penalty for goods that are bought for another part. */
const COLOURED = 60;
const OTHER_PART = 30;
/** The least weight of a part that the text of goods mentions too. */
const TOLD = 40;
/** The weight of the only colour of a part. */
const WHOLE = 60;

/**
 * A colour, of the part that the query names if it names one, `purple leaves`. What is known of the colours of goods outweighs their
 * tags, which are of the whole and join colours; what is bought for its flowers is no match for leaves. Flowers of a colour are also
 * those of trees.
 */
function withColour(
  condition: QueryCondition,
  { text, facts, isDenied }: QueryNeed,
  needs: readonly QueryNeed[],
  query: string,
  { productTerms, lexicon }: SearchIndex,
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
          fits: (product) => condition.fits(product) || (shown.get(product.handle) ?? 0) >= TOLD,
          isExact: condition.isExact ?? condition.fits,
          partOf: (product) => (condition.fits(product) ? OF_KIND : 0),
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
  const isOther = (product: ProductDocument) =>
    first.part !== main &&
    ((ofMain !== undefined && answersNeed(product, ofMain.facts)) ||
      product.tags.some((tag) => lexicon.otherTags.has(tag)));
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

/** The shares of what a text mentions with a holiday, of what has the main display in its season, and of what is at its best then otherwise. */
const MENTIONED = 0.85;
const FLOWERING = 0.7;
const AT_BEST = 0.45;

/** What a text recommends for a holiday, before what is at its best in its season. */
function inSeasonOf(
  season: Season,
  { term, same }: QueryToken,
  named: Matches,
  { productTerms }: SearchIndex,
): Matches {
  const most = Math.max(WEAK, ...named.values());
  const { main } = seasonPhrases();
  const ofSeason = (term: string, share: number) =>
    [...productTerms.find(term).keys()].map((handle) => [handle, most * share] as const);
  return new Map([
    ...ofSeason(season, AT_BEST),
    ...(main === null ? [] : ofSeason(displayTerm(main, season), FLOWERING)),
    ...[term, ...same].flatMap((word) =>
      [...productTerms.findInBody(word).keys()].map((handle) => [handle, most * MENTIONED] as const),
    ),
    ...[...named].map(([handle, score]) => [handle, Math.max(score, most)] as const),
  ]);
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
  tokens: readonly QueryToken[],
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
  const saying = isTime ? IN_SEASON : WIDER;
  const spoken = isTime ? [[term, ...same].find(isTimeOfYear) ?? term] : [term];
  const inText = toldBy(
    spoken.flatMap((word) => [...productTerms.findInBody(word)]),
    same,
    productTerms,
    isTime,
  );
  const isKnown = isTime || isClaim(term) || (lexicon.same.has(term) && !text.includes('の'));
  const told = isKnown ? inText : new Set([...inText.keys(), ...toldOf(text, productTerms)]);
  const season = seasonOfEvent(term);
  // Products of a holiday's season are near matches.
  const inSeason =
    season !== null
      ? productTerms.find(season)
      : isDisplayTerm(term)
        ? matchesOf(productTerms, {
            term: spoken[0] ?? term,
            same: same.filter((other) => !isDisplayTerm(other)),
          })
        : NONE;
  // A title that says it does not outweigh a text that does: a bouquet with a message. A named thing is in titles.
  const isDetail = !isTime && ![term, ...same].some((word) => lexicon.names.has(word));
  const lists = new Set(isClaim(term) ? listsTelling(term, { listTerms }) : []);
  const ofKind = plantsOfKind({ term }, index);
  const wider = [term, ...same].flatMap((word) => lexicon.wider.get(word) ?? []);
  const isWider = ({ aiTags, tags }: ProductDocument) =>
    aiTags.some((childId) => wider.some((ids) => ids.has(childId))) &&
    !tags.some((tag) => lexicon.otherTags.has(tag));
  return {
    ...((wider.length > 0 || isDetail) && {
      isWider: (product: ProductDocument) => isWider(product) || (isDetail && told.has(product.handle)),
    }),
    nearness: (product) => {
      if (isWider(product) || ofKind.has(product.handle)) return WIDER;
      const { handle, tags, card } = product;
      const itsLists = lists.size === 0 ? [] : [...tags, card.ja.vendor].filter((name) => lists.has(name));
      const listed = itsLists.length === 0 ? 0 : (WIDER * itsLists.length) / lists.size;
      if (told.has(handle)) return saying;
      return inSeason.has(handle) ? IN_SEASON : listed;
    },
  };
}

/** What texts say of a word, or else of its synonyms: 紅葉 for `autumn leaves`. */
function toldBy(
  inText: readonly (readonly [string, number])[],
  same: readonly string[],
  terms: TermIndex,
  isTime: boolean,
): Matches {
  if (inText.length > 0 || isTime) return new Map(inText);
  return new Map(same.flatMap((other) => [...terms.findInBody(other, 'whole')]));
}

/** Whether a word names goods, and is no qualifier and no time of year: winter tyres. */
function isNamed(
  { term, same, isModifier }: QueryToken,
  matches: Matches,
  { lexicon, spelledWords }: SearchIndex,
): boolean {
  if (isModifier || Math.max(0, ...matches.values()) < WEAK) return false;
  if (seasonOfEvent(term) !== null || [term, ...same].some(isTimeOfYear)) return false;
  return [term, ...same].some((word) => lexicon.names.has(word)) || spelledWords.spell(term) !== undefined;
}

function worthOf(token: QueryToken, matches: Matches, index: SearchIndex): number {
  const { term, same, isModifier } = token;
  if (seasonOfEvent(term) !== null) return isModifier ? WORTH.modifier : WORTH.token;
  // A word that only texts mention is dropped before a name.
  if (Math.max(0, ...matches.values()) < WEAK)
    return WORTH.weakToken * (COMMON + (1 - COMMON) * rarityOf(matches.size, index.products.size));
  if (isModifier) return WORTH.modifier;
  if (seasonOfEvent(term) !== null || [term, ...same].some(isTimeOfYear)) return WORTH.token;
  return isNamed(token, matches, index) ? worthOfName(matches, index) : WORTH.token;
}

/** The more plants a name means, the less it says beside another one: いちごの苗 are strawberries. Goods may be many. */
function worthOfName(matches: Matches, { products, lexicon }: SearchIndex): number {
  const share = matches.size / products.size;
  const isGoods = ([handle]: [string, number]) =>
    products.get(handle)?.tags.some((tag) => lexicon.otherTags.has(tag));
  if (share < MANY || [...matches].filter(isGoods).length > matches.size * MANY) return WORTH.name;
  return share < ANY ? WORTH.manyPlants : WORTH.anyPlant;
}

function isOfHelp({ term, same }: QueryToken, { lexicon, productTerms }: SearchIndex): boolean {
  if (!lexicon.pages.has(term) || same.some((word) => productTerms.has(word))) return false;
  return Math.max(0, ...productTerms.find(term).values()) < WEAK;
}

/** A product without a tag, or with another of the same group too: a tree that is sold in two sizes is also a small one. */
function deniedCondition(
  { text, facts }: QueryNeed & { readonly facts: Extract<NeedFacts, { kind: 'tag' }> },
  { lexicon }: SearchIndex,
): QueryCondition {
  const denied = new Set(facts.aiTags.map(({ childId }) => childId));
  const groups = new Set(facts.aiTags.map(({ parentId }) => parentId));
  const others = new Set(
    lexicon.namedNeeds.flatMap(({ facts: other }) =>
      other.kind === 'tag'
        ? other.aiTags.flatMap(({ parentId, childId }) =>
            groups.has(parentId) && !denied.has(childId) ? [childId] : [],
          )
        : [],
    ),
  );
  const isWithout = ({ aiTags, tags }: ProductDocument) =>
    !(aiTags.some((childId) => denied.has(childId)) || tags.some((tag) => facts.tags.includes(tag)));
  return {
    text,
    matches: null,
    worth: WORTH.need,
    isNumber: false,
    isMended: false,
    isPrice: false,
    isName: false,
    isSafety: false,
    fits: (product) => isWithout(product) || product.aiTags.some((childId) => others.has(childId)),
    isExact: isWithout,
  };
}

function conditionOf(need: QueryNeed, index: SearchIndex): QueryCondition {
  const { text, facts } = need;
  const { productTerms } = index;
  if (need.isDenied && facts.kind === 'tag') return deniedCondition({ ...need, facts }, index);
  const called = calledBy(text, facts, productTerms);
  // A text may mention it where no tag does.
  const told = toldOf(text, productTerms);
  const sizes = facts.kind === 'tag' ? sizesNear(facts, index.lexicon.sizes) : new Map<number, number>();
  const exact = facts.kind === 'tag' ? new Set(facts.aiTags.map(({ childId }) => childId)) : null;
  const named = namedBy(facts.kind === 'tag' ? (facts.names ?? []) : [], productTerms);
  const claiming = new Set(
    facts.kind === 'tag' ? facts.claims?.flatMap((term) => [...productTerms.find(term).keys()]) : [],
  );
  return {
    text,
    matches: null,
    worth: facts.kind === 'price' ? WORTH.price : WORTH.need,
    isNumber: false,
    isMended: false,
    isPrice: facts.kind === 'price' || facts.kind === 'height',
    isName: false,
    isSafety: facts.kind === 'tag' && facts.safety !== undefined,
    isMild: facts.kind === 'tag' && facts.isMild === true,
    fits: (product) =>
      [called, named, claiming].some((handles) => handles.has(product.handle)) || answersNeed(product, facts),
    ...(facts.kind === 'tag' && facts.ranks && { rankOf: rankedBy(facts.ranks, index) }),
    ...(facts.kind === 'tag' &&
      facts.safety === undefined && {
        nearness: ({ handle, aiTags }: ProductDocument) =>
          told.has(handle)
            ? WIDER
            : sizes.size === 0
              ? 0
              : Math.max(0, ...aiTags.map((tag) => sizes.get(tag) ?? 0)),
        isTold: (product: ProductDocument) =>
          told.has(product.handle) ||
          isTwice(product, facts) ||
          (facts.prefers?.some((term) => productTerms.find(`${CLAIM_MARK}${term}`).has(product.handle)) ??
            false),
        isWider: ({ handle }: ProductDocument) => told.has(handle),
      }),
    ...(exact && { isExact: ({ aiTags }) => aiTags.some((childId) => exact.has(childId)) }),
    ...(facts.kind === 'tag' &&
      sizes.size > 0 && {
        partOf: ({ aiTags }: ProductDocument) =>
          aiTags.some((tag) => (sizes.get(tag) ?? 1) < 1) ? 0 : ONE_SIZE,
      }),
    ...(facts.kind === 'tag' &&
      exact &&
      exact.size > 0 &&
      facts.safety === undefined && { tagLifts: () => index.tagLifts(facts, exact) }),
    ...((facts.kind === 'height' || facts.kind === 'price') && {
      gapOf: (product: ProductDocument) => gapOf(product, facts),
    }),
    ...(facts.kind === 'price' && facts.isBudget && { spentOf: shareOfBudget(facts.max ?? 0) }),
    ...(facts.kind === 'price' && facts.about !== undefined && { spentOf: nearnessTo(facts.about) }),
    ...(facts.kind === 'height' && {
      isElastic: true,
      nearness: (product: ProductDocument) => Math.max(0, 1 - gapOf(product, facts) / NEAR_HEIGHT),
      ...(facts.min !== null && facts.max !== null && { spentOf: nearnessToHeight(facts.min, facts.max) }),
      isExact: ({ handle }: ProductDocument) => called.has(handle),
      // A height range that crosses a bound, if none is entirely within it.
      isWider: ({ heights = [] }: ProductDocument) =>
        heights.some(([from, to]) => from <= (facts.max ?? to) && to >= (facts.min ?? from)),
    }),
  };
}

/** The goods with a name. */
function namedBy(names: readonly string[], terms: TermIndex): ReadonlySet<string> {
  return new Set(
    names.flatMap((name) => [...terms.find(name)].flatMap(([key, score]) => (score >= NAMED ? [key] : []))),
  );
}

/** The share of a need's facts that a product has, less that of those that suit it less. */
function rankedBy(
  ranks: readonly string[],
  { productTerms }: SearchIndex,
): (product: ProductDocument) => number {
  const facts = ranks.map((written) => {
    const { fact, isWorse } = readRankedFact(written);
    return { sign: isWorse ? -1 : 1, has: hasFact(fact) };
  });
  const all = facts.filter(({ sign }) => sign > 0).length;
  return (product) =>
    facts.reduce((sum, { sign, has }) => sum + (has(product) ? sign : 0), 0) / Math.max(1, all);

  function hasFact(fact: SearchFact): (product: ProductDocument) => boolean {
    switch (fact.kind) {
      case 'aiTag':
        return ({ aiTags }) => aiTags.includes(fact.childId);
      case 'tag':
        return ({ tags }) => tags.includes(fact.tag);
      case 'claim': {
        const claiming = productTerms.find(`${CLAIM_MARK}${fact.term}`);
        return ({ handle }) => claiming.has(handle);
      }
      case 'name': {
        const named = namedBy([foldSearchText(fact.name)], productTerms);
        return ({ handle }) => named.has(handle);
      }
    }
  }
}

/** How much of a budget the dearest variant within it costs, from 0 to 1. */
function shareOfBudget(budget: number): (product: ProductDocument) => number {
  return ({ prices }) => Math.max(0, ...prices.filter((price) => price <= budget)) / budget;
}

/** How near the nearest variant is to an amount, from 0 to 1. */
function nearnessTo(amount: number): (product: ProductDocument) => number {
  return ({ prices }) =>
    Math.max(0, ...prices.map((price) => 1 - Math.abs(price - amount) / (amount * ABOUT_RANGE)));
}

/** How near the nearest variant is to the middle of a range of heights, from 0 to 1, which is one that may be as tall. */
function nearnessToHeight(min: number, max: number): (product: ProductDocument) => number {
  const middle = (min + max) / 2;
  return ({ heights = [] }) =>
    Math.max(
      0,
      ...heights.map(([from, to]) => 1 - Math.max(0, from - middle, middle - to) / Math.max(1, middle - min)),
    );
}

/** The share of a height at which goods are no longer near it. */
const NEAR_HEIGHT = 0.4;
/** The share of an amount at which a price is no longer near it. */
const ABOUT_RANGE = 0.5;
const NEXT_SIZE = 0.4;
/** The bonus for goods that are sold in the needed size only. */
const ONE_SIZE = 15;

/** How near a size is to that of a need, by its AI tag: of trees without a small one those of a middle size. Empty for other needs. */
function sizesNear(
  { aiTags }: Extract<NeedFacts, { kind: 'tag' }>,
  sizes: readonly number[],
): ReadonlyMap<number, number> {
  const wanted = aiTags.map(({ childId }) => sizes.indexOf(childId));
  if (wanted.length === 0 || wanted.includes(-1)) return new Map();
  return new Map(
    sizes.map((tag, at) => [tag, NEXT_SIZE ** Math.min(...wanted.map((size) => Math.abs(size - at)))]),
  );
}

/** Whether a product has both kinds of tags of a need: a gift that is sold as one. */
function isTwice({ aiTags, tags }: ProductDocument, facts: Extract<NeedFacts, { kind: 'tag' }>): boolean {
  return (
    facts.aiTags.some(({ childId }) => aiTags.includes(childId)) &&
    facts.tags.some((tag) => tags.includes(tag))
  );
}

/** Products named after a need: a caster of 30cm, ミニトマト. A single kanji starts too many names. */
function calledBy(text: string, facts: NeedFacts, terms: TermIndex): Matches {
  if (facts.kind === 'height') return facts.term === null ? NONE : terms.find(facts.term);
  if (facts.kind !== 'tag' || facts.safety !== undefined || text.length < 2) return NONE;
  return terms.find(foldSearchText(text));
}

/** The products whose name, tags or text contain all words; of 壁掛 also those with 壁 and 掛ける. */
function toldOf(text: string, terms: TermIndex): ReadonlySet<string> {
  const words = [...wordsOfBody(text)];
  const [thing, done] = /^\p{Script=Han}{2}$/u.test(text) ? text : '';
  return new Set([
    ...mentioning(words, terms),
    ...(thing && done ? mentioning([thing, `${INFLECTED_MARK}${done}`], terms) : []),
  ]);
}

function mentioning(words: readonly string[], terms: TermIndex): string[] {
  const [first, ...more] = words.map(
    (word) =>
      new Set([...terms.findInBody(word).keys(), ...(words.length > 1 ? terms.find(word).keys() : [])]),
  );
  return [...(first ?? [])].filter((handle) => more.every((each) => each.has(handle)));
}
