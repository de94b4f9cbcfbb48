import { readRankedFact, type SearchFact } from '@shop/rules/brand/search-fact';
import { areColours } from './colours-in-text';
import { gapOf, needTest, oncePerTagList } from './product-answers';
import { CONDITION_WEIGHTS, type QueryCondition, WIDER_TAG_WEIGHT } from './query-condition';
import type { QueryNeed } from './query-pieces';
import type { ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import type { NeedFacts } from './search-lexicon';
import type { Matches, TermIndex } from './term-index';
import { toldOf } from './told-words';
import { CLAIM_MARK, foldSearchText, numberForms } from './word-forms';
import { NAME_SCORE, NO_MATCHES } from './word-matches';

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
    worth: CONDITION_WEIGHTS.need,
    isNumber: false,
    isMended: false,
    isPrice: false,
    isName: false,
    isSafety: false,
    fits: (product) => isWithout(product) || product.aiTags.some((childId) => others.has(childId)),
    isExact: isWithout,
  };
}

export function conditionOf(need: QueryNeed, index: SearchIndex): QueryCondition {
  const { text, facts } = need;
  const { productTerms } = index;
  if (need.isDenied && facts.kind === 'tag') return deniedCondition({ ...need, facts }, index);
  const called = calledBy(text, facts, productTerms);
  const sizes = facts.kind === 'tag' ? sizesNear(facts, index.lexicon.sizes) : new Map<number, number>();
  // A text may mention it where no tag does. `Tall` in one is no size: 12 cm tall.
  const told = sizes.size === 0 ? toldOf(text, productTerms) : new Set<string>();
  const exact = facts.kind === 'tag' ? new Set(facts.aiTags.map(({ childId }) => childId)) : null;
  const named = namedBy(facts.kind === 'tag' ? (facts.names ?? []) : [], productTerms);
  // An occasion is that of gifts.
  const given = (index.lexicon.implied.get(facts) ?? []).flatMap(
    (word) => index.lexicon.wider.get(word) ?? [],
  );
  const claiming = new Set(
    facts.kind === 'tag' ? facts.claims?.flatMap((term) => [...productTerms.find(term).keys()]) : [],
  );
  // Most needs have none of these, and every product is asked.
  const listed = [called, named, claiming].filter(({ size }) => size > 0);
  const preferred = (facts.kind === 'tag' ? (facts.prefers ?? []) : []).map((term) =>
    productTerms.find(`${CLAIM_MARK}${term}`),
  );
  const answers = needTest(facts);
  const isExact =
    exact && oncePerTagList<number, boolean>((aiTags) => aiTags.some((childId) => exact.has(childId)));
  return {
    text,
    matches: null,
    worth: worthOf(facts),
    isNumber: false,
    isMended: false,
    isPrice: facts.kind === 'price' || facts.kind === 'height',
    isName: false,
    isSafety: facts.kind === 'tag' && facts.safety !== undefined,
    // Where goods stand in a room only ranks them beside other conditions: flowers for an altar.
    isMild: facts.kind === 'tag' && (facts.isMild === true || isFurniture(text, facts, index)),
    isCare:
      facts.kind === 'tag' &&
      facts.isUse !== true &&
      facts.safety === undefined &&
      facts.aiTags.length > 0 &&
      !areColours(facts.aiTags),
    // What is done with goods of the shop is said of them alone: to hang a pot.
    isClaim: named.size > 0 && namesGoods(text, index),
    fits: (product) => listed.some((handles) => handles.has(product.handle)) || answers(product),
    ...(facts.kind === 'tag' && facts.ranks && { rankOf: rankedBy(facts.ranks, index) }),
    ...(facts.kind === 'tag' &&
      facts.safety === undefined && {
        nearness: ({ handle, aiTags }: ProductDocument) =>
          told.has(handle)
            ? WIDER_TAG_WEIGHT
            : sizes.size === 0
              ? 0
              : Math.max(0, ...aiTags.map((tag) => sizes.get(tag) ?? 0)),
        isTold: (product: ProductDocument) =>
          told.has(product.handle) ||
          isTwice(product, facts) ||
          preferred.some((handles) => handles.has(product.handle)),
        isWider: ({ handle, aiTags }: ProductDocument) =>
          told.has(handle) || aiTags.some((tag) => given.some((ids) => ids.has(tag))),
      }),
    ...(isExact && { isExact: ({ aiTags }: ProductDocument) => isExact(aiTags) }),
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
    ...(facts.kind === 'price' &&
      facts.about !== undefined && {
        isElastic: true,
        nearness: (product: ProductDocument) =>
          OTHER_AMOUNT * Math.max(0, 1 - gapOf(product, facts) / NEAR_MEASURE),
        spentOf: nearnessTo(facts.about),
      }),
    ...(facts.kind === 'height' && {
      isElastic: true,
      isHeight: true,
      nearness: (product: ProductDocument) => Math.max(0, 1 - gapOf(product, facts) / NEAR_MEASURE),
      ...(facts.min !== null && facts.max !== null && { spentOf: nearnessToHeight(facts.min, facts.max) }),
      isExact: ({ handle }: ProductDocument) => called.has(handle),
      // A height range that crosses a bound, if none is entirely within it.
      isWider: ({ heights = [] }: ProductDocument) =>
        heights.some(([from, to]) => from <= (facts.max ?? to) && to >= (facts.min ?? from)),
    }),
  };
}

/** A kind of things says more than their qualities, and these more than where they stand: a tall plant for an office. */
function worthOf(facts: NeedFacts): number {
  if (facts.kind === 'price') return CONDITION_WEIGHTS.price;
  if (facts.kind !== 'tag') return CONDITION_WEIGHTS.need;
  if (facts.isUse) return CONDITION_WEIGHTS.use;
  return facts.aiTags.length === 0 ? CONDITION_WEIGHTS.kind : CONDITION_WEIGHTS.need;
}

/** The goods with a name. */
function namedBy(names: readonly string[], terms: TermIndex): ReadonlySet<string> {
  return new Set(
    names.flatMap((name) =>
      [...terms.find(name)].flatMap(([key, score]) => (score >= NAME_SCORE ? [key] : [])),
    ),
  );
}

/** Whether a need is any room, because of furniture. */
function isFurniture(text: string, facts: NeedFacts, { lexicon: { indoors } }: SearchIndex): boolean {
  const term = foldSearchText(text);
  return facts === indoors?.facts && [term, ...numberForms(term)].some((form) => indoors.furniture.has(form));
}

/** Whether an English phrase has a word for the shop's goods. */
function namesGoods(text: string, { lexicon }: SearchIndex): boolean {
  return foldSearchText(text)
    .split(' ')
    .flatMap((word) => [word, ...numberForms(word)])
    .some((word) => /^[a-z]+$/u.test(word) && (lexicon.names.has(word) || lexicon.everything.has(word)));
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

/** The share of a height, or of an amount, at which goods are no longer near it. */
const NEAR_MEASURE = 0.4;
/** The share of an amount for a price that is only near it: a bouquet of 4,000 yen before anything else of 3,000. */
const OTHER_AMOUNT = 0.25;
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
  if (facts.kind === 'height') return facts.term === null ? NO_MATCHES : terms.find(facts.term);
  if (facts.kind !== 'tag' || facts.safety !== undefined || text.length < 2) return NO_MATCHES;
  return terms.find(foldSearchText(text));
}
