import type { ListFacets } from '@shop/rules/catalog/list-facets';
import type { ListView } from '@shop/rules/catalog/list-view';
import { PRICE_RANGES } from '@shop/rules/catalog/price-ranges';
import { isClaim } from './claims-in-text';
import { foldSearchText } from './fold-search-text';
import { isMeasure } from './measures-in-text';
import type { ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import type { NeededHeight, NeedFacts } from './search-lexicon';
import { isTimeOfYear, seasonOfEvent } from './seasons-in-text';
import type { Matches, TermIndex } from './term-index';
import type { QueryNeed, QueryToken } from './understand-query';
import { wordsOfBody } from './words-of';

/** A word of another meaning weighs a little less than the word itself. */
const SAME = 0.97;

/** How well each thing answers a word of a query, by it or by another word for the same. */
export function matchesOf(terms: TermIndex, { term, same }: Pick<QueryToken, 'term' | 'same'>): Matches {
  const best = new Map(terms.find(term));
  for (const other of same) {
    for (const [key, score] of terms.find(other)) {
      // A word of another script begins other words by chance: pot, pothos.
      if (/^[a-z ]+$/u.test(other) && !terms.has(other)) continue;
      const weighed = score * SAME;
      if (weighed > (best.get(key) ?? 0)) best.set(key, weighed);
    }
  }
  if (best.size > 0) return best;
  const told = terms.findInBody(term);
  return told.size > 0 ? told : new Map(same.flatMap((other) => [...terms.findInBody(other, 'whole')]));
}

/** What a wider tag or a text counts for, as a share of the word, and what the season of a feast does. */
const WIDER = 0.8;
const IN_SEASON = 0.4;

/** One thing that a query asks of a product. */
export interface QueryCondition {
  readonly text: string;
  /** Null for a need, which ranks nothing. */
  readonly matches: Matches | null;
  readonly fits: (product: ProductDocument) => boolean;
  /** Whether it is answered by what is meant for it, and not by a wider tag. */
  readonly isExact?: (product: ProductDocument) => boolean;
  /** The dearer, the later it is let go. */
  readonly worth: number;
  /** Numbers say nothing of what is looked for, they only choose among it. */
  readonly isNumber: boolean;
  readonly isPrice: boolean;
  /** A word that was taken for another. */
  readonly isMended: boolean;
  /** Whether a text says so of a product. */
  readonly isTold?: (product: ProductDocument) => boolean;
  /** Whether a product has a wider tag of the word. */
  readonly isWider?: (product: ProductDocument) => boolean;
  /** How nearly a product is that, by a wider tag, a text or the season, from 0 to 1. */
  readonly nearness?: (product: ProductDocument) => number;
  /** What does not meet it is not shown, whatever else is let go. */
  readonly isSafety: boolean;
}

/** A word that names products outweighs all others together: who looks for 30 stems of roses looks for roses. */
const WORTH = { number: 0.1, need: 1, price: 2, weakToken: 0.8, modifier: 0.9, token: 16, name: 1_000 };
/** Of what a word of texts is worth, what one has that all of them bear. */
const COMMON = 0.3;
/** A word that weighs less where it weighs most is one of texts, or a part of others. */
const WEAK = 40;
const NONE: Matches = new Map();

/** What the words and needs of a query ask of a product, words first. A word of help that is in no product's name asks nothing of them. */
export function queryConditions(
  index: SearchIndex,
  tokens: readonly QueryToken[],
  needs: readonly QueryNeed[],
): QueryCondition[] {
  // A feast beside words of help is when the shop is closed.
  const isAsked = tokens.some((token) => seasonOfEvent(token.term) === null && isOfHelp(token, index));
  return [
    ...tokens.flatMap((token): QueryCondition[] => {
      if (isOfHelp(token, index) && (isAsked || seasonOfEvent(token.term) === null)) return [];
      const season = seasonOfEvent(token.term);
      const named = matchesOf(index.productTerms, token);
      const matches = named.size === 0 && season !== null ? index.productTerms.find(season) : named;
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
          isMended: token.correction !== null,
          isSafety: false,
          ...nearOf(token, index),
        },
      ];
    }),
    ...needs.map((need) => conditionOf(need, index)),
  ];
}

/** What a wider tag says nearly, or a text. */
function nearOf(
  { text, term, same }: QueryToken,
  { lexicon, productTerms }: SearchIndex,
): Pick<QueryCondition, 'nearness' | 'isWider'> {
  // What a text says of a season may be how to water in it.
  const isTime = [term, ...same].some(isTimeOfYear);
  const saying = isTime ? IN_SEASON : WIDER;
  const inText = productTerms.findInBody(term);
  const isKnown = isTime || isClaim(term) || lexicon.same.has(term);
  const told = inText.size > 0 || isKnown ? inText : toldOf(text, productTerms);
  const season = seasonOfEvent(term);
  // What is so in the season of a feast is nearly what is looked for.
  const inSeason = season === null ? NONE : productTerms.find(season);
  const wider = [term, ...same].flatMap((word) => lexicon.wider.get(word) ?? []);
  const isWider = ({ aiTags }: ProductDocument) =>
    aiTags.some((childId) => wider.some((tags) => tags.has(childId)));
  return {
    ...(wider.length > 0 && { isWider }),
    nearness: (product) => {
      if (isWider(product)) return WIDER;
      const { handle } = product;
      return told.has(handle) ? saying : inSeason.has(handle) ? IN_SEASON : 0;
    },
  };
}

function worthOf({ term, same, isModifier }: QueryToken, matches: Matches, index: SearchIndex): number {
  // A word that only texts mention is let go before one that is what something is.
  if (Math.max(0, ...matches.values()) < WEAK)
    return WORTH.weakToken * (COMMON + (1 - COMMON) * rarityOf(matches.size, index.products.size));
  if (isModifier) return WORTH.modifier;
  // A time of the year names nothing: winter tyres.
  if (seasonOfEvent(term) !== null || [term, ...same].some(isTimeOfYear)) return WORTH.token;
  const isName =
    [term, ...same].some((word) => index.lexicon.names.has(word)) ||
    index.spelledWords.spell(term) !== undefined;
  return isName ? WORTH.name : WORTH.token;
}

/** From 0, everything bears it, to 1. */
export function rarityOf(bearers: number, all: number): number {
  return Math.log((all + 1) / (bearers + 1)) / Math.log(all + 1);
}

function isOfHelp({ term, same }: QueryToken, { lexicon, productTerms }: SearchIndex): boolean {
  if (!lexicon.pages.has(term) || same.some((word) => productTerms.has(word))) return false;
  return Math.max(0, ...productTerms.find(term).values()) < WEAK;
}

function conditionOf({ text, facts }: QueryNeed, { productTerms }: SearchIndex): QueryCondition {
  const called = calledBy(text, facts, productTerms);
  // A text may say it where no tag does.
  const told = toldOf(text, productTerms);
  const exact = facts.kind === 'tag' ? new Set(facts.aiTags.map(({ childId }) => childId)) : null;
  return {
    text,
    matches: null,
    worth: facts.kind === 'price' ? WORTH.price : WORTH.need,
    isNumber: false,
    isMended: false,
    isPrice: facts.kind === 'price' || facts.kind === 'height',
    isSafety: facts.kind === 'tag' && facts.safety !== undefined,
    fits: (product) => called.has(product.handle) || answersNeed(product, facts),
    ...(facts.kind === 'tag' &&
      facts.safety === undefined && {
        nearness: ({ handle }: ProductDocument) => (told.has(handle) ? WIDER : 0),
        isTold: ({ handle }: ProductDocument) => told.has(handle),
      }),
    ...(exact && { isExact: ({ aiTags }) => aiTags.some((childId) => exact.has(childId)) }),
    ...(facts.kind === 'height' && {
      isExact: ({ handle }: ProductDocument) => called.has(handle),
      // What grows through a bound, where nothing is all beyond it.
      isWider: ({ heights = [] }: ProductDocument) =>
        heights.some(([from, to]) => from <= (facts.max ?? to) && to >= (facts.min ?? from)),
    }),
  };
}

/** What is called by a need: a caster of 30cm, ミニトマト. One kanji begins names of anything. */
function calledBy(text: string, facts: NeedFacts, terms: TermIndex): Matches {
  if (facts.kind === 'height') return facts.term === null ? NONE : terms.find(facts.term);
  if (facts.kind !== 'tag' || facts.safety !== undefined || text.length < 2) return NONE;
  return terms.find(foldSearchText(text));
}

/** What has all words of a text in its own. */
function toldOf(text: string, terms: TermIndex): ReadonlySet<string> {
  const [first, ...more] = [...wordsOfBody(text)].map((word) => terms.findInBody(word));
  return new Set([...(first?.keys() ?? [])].filter((handle) => more.every((each) => each.has(handle))));
}

function answersNeed(product: ProductDocument, facts: NeedFacts): boolean {
  switch (facts.kind) {
    case 'price':
      return isInPrice(product, facts);
    case 'stock':
      return !product.card.ja.isSoldOut;
    case 'tag':
      return (
        (facts.aiTags.some(({ childId }) => product.aiTags.includes(childId)) ||
          facts.tags.some((tag) => product.tags.includes(tag))) &&
        (facts.among?.some((tag) => product.tags.includes(tag)) ?? true)
      );
    case 'height':
      return isAsTall(product, facts);
  }
}

/** Two ends are a height and its neighbours, which a variant may grow through; one open end is a bound for all of it. */
function isAsTall({ heights = [] }: ProductDocument, { min, max }: NeededHeight): boolean {
  return heights.some(([from, to]) =>
    min !== null && max !== null ? from <= max && to >= min : from >= (min ?? 0) && to <= (max ?? to),
  );
}

interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** Whether a variant of a product costs what is asked for. */
export function isInPrice({ prices }: ProductDocument, { min, max }: Range): boolean {
  if (min === null && max === null) return true;
  return prices.some((price) => price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY));
}

/** Whether a product is shown under the filters of a view (LIST-04). @param but a kind of filters that is left out of account */
export function isInView(
  product: ProductDocument,
  { inStockOnly, priceMin, priceMax, tags }: ListView,
  but?: 'stock' | 'price' | 'tag',
): boolean {
  if (but !== 'stock' && inStockOnly && product.card.ja.isSoldOut) return false;
  if (but !== 'price' && !isInPrice(product, { min: priceMin, max: priceMax })) return false;
  return but === 'tag' || tags.length === 0 || tags.some(({ childId }) => product.aiTags.includes(childId));
}

/** What each way to narrow what was found would leave, as lists count it (LIST-04). */
export function facetsOf(found: readonly ProductDocument[], view: ListView): ListFacets {
  const tags: Record<string, number> = {};
  for (const product of found.filter((each) => isInView(each, view, 'tag'))) {
    for (const childId of product.aiTags) tags[childId] = (tags[childId] ?? 0) + 1;
  }
  const priced = found.filter((product) => isInView(product, view, 'price'));
  return {
    inStock: found.filter((product) => isInView(product, view, 'stock') && !product.card.ja.isSoldOut).length,
    prices: PRICE_RANGES.map((range) => priced.filter((product) => isInPrice(product, range)).length),
    tags,
  };
}
