import type { Safety } from '@shop/rules/brand/search-phrases';
import type { ListFacets } from '@shop/rules/catalog/list-facets';
import type { ListView } from '@shop/rules/catalog/list-view';
import { clampPage, PAGE_SIZE, pageCount } from '@shop/rules/catalog/pagination';
import { tagKey } from '@shop/rules/product/product-tag';
import type { Alikeness } from './alike-goods';
import { lackedThing } from './claims-in-text';
import { asCopied, copiedCondition, copiedFrom } from './copied-text';
import { helpTelling, TOLD_ALONE } from './help-in-text';
import { wordsOf } from './indexed-words';
import { extremeHeightInQuery, inCentimetres } from './measures-in-text';
import { helpInQuery, placesOf, withoutHelp } from './places-in-search';
import { priceLevelInQuery } from './price-in-query';
import { answersNeed, facetsOf, isInView } from './product-answers';
import type { QueryCondition } from './query-condition';
import { queryConditions } from './query-conditions';
import type { QueryNeed, QueryToken } from './query-pieces';
import type { UnderstoodQuery } from './query-summary';
import { NEAR_UP_TO, NO_MATCHES, type RelaxedMatches, relax } from './relax-conditions';
import { romajiInJapanese } from './romaji-in-query';
import type { PlaceDocument, ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import type { NeedFacts } from './search-lexicon';
import { withSeasonsNamed } from './seasons-in-query';
import { type TextLikeness, textLikeness } from './text-likeness';
import { typicalityOf } from './typical-goods';
import { understandQuery } from './understand-query';
import { foldSearchText } from './word-forms';
import { NAME_SCORE } from './word-matches';

/** A recognised need, and the query without it. */
export interface ShownNeed {
  readonly text: string;
  readonly facts: NeedFacts;
  /** '' if nothing is left. */
  readonly rest: string;
}

/** The results of a search in the index. */
export interface Findings {
  /** Products of one page. */
  readonly products: readonly ProductDocument[];
  /** Count of all pages. */
  readonly total: number;
  /** Number of full matches, if near matches follow them; else null. */
  readonly nearFrom: number | null;
  /** A page number beyond the last becomes the last. */
  readonly page: number;
  readonly facets: ListFacets;
  readonly needs: readonly ShownNeed[];
  /** Words that were dropped, because no product has them together with the others. */
  readonly dropped: readonly string[];
  /** The corrected query; null without corrections. */
  readonly correction: string | null;
  /** Matching pages of the shop, the best first. */
  readonly places: readonly PlaceDocument[];
  /** Safety needs for which a notice above the products says that they are not checked. */
  readonly unchecked: readonly UncheckedSafety[];
}

/** A safety need that not all requested products meet. */
export interface UncheckedSafety {
  readonly safety: Safety;
  /** Dropped words, of which no product meets it; empty if it is checked for no product at all. */
  readonly words: readonly string[];
}

/** Products whose match for a word is this much below the best are dropped: 土 is soil, not everything that mentions it. */
const FAR_BELOW = 0.42;
/** Maximum bonus for popularity, and the penalty for sold-out products. */
const POPULAR = 12;
const SOLD_OUT = 14;
/** Bonus for an exact tag of a need over a wider tag. */
const NEED = 30;
/** Penalty for missing a height or price by the whole of it, where nothing meets it. */
const GAP = 60;
/** Bonus for the most typical match of a need. */
const TYPICAL = 20;
/** Bonus for all the facts that suit a need best. */
const RANKED = 120;
/** Bonus for using up a budget. */
const BUDGET = 60;
/** Bonus for naming the kind of a thing that the query names and no result is. */
const RELATED = 40;
/** Bonus for a product that mentions all words of the query. */
const LIKENESS = 30;
/** Bonus for the cheapest match of a query for cheap ones, and for the tallest of one for those. */
const PRICED = 80;
const TALLEST = 800;
/** Bonus for goods of a room, of a query for any room. */
const INDOORS = 30;
/** Bonus for a mention in the text over a tag alone. */
const MENTION_BONUS = 12;
/** The share of a product that is only alike to the matches, and the part that its likeness to the query decides. */
const LIKENESS_WEIGHT = 0.05;
const LIKE_QUERY = 0.4;
/** The share of a product with all words, but some far below the best. */
const WORSE = 0.99;

/** Any room of a home. */
const ANY_ROOM = /部屋|室内|屋内|家の中|\b(?:rooms?|indoors?)\b/iu;

/** Searches the index (SEARCH-03, SEARCH-05). @param typed at most as long as a keyword may be */
export function searchCatalogue(index: SearchIndex, typed: string, view: ListView): Findings {
  const keyword = romajiInJapanese(
    inCentimetres(withSeasonsNamed(typed.normalize('NFKC'))),
    index.lexicon,
    index.vocabulary,
  );
  const meant = understandQuery(keyword, index.lexicon, index.vocabulary);
  const copied = copiedFrom(keyword, index);
  const understood: UnderstoodQuery = copied.size === 0 ? meant : asCopied(meant);
  const {
    without,
    excludedKinds,
    namesEverything,
    namesKind,
    namesPlace,
    asks,
    isForPlace,
    isPhrase,
    everything,
    unchecked,
    ignored,
  } = understood;
  const help = helpInQuery(withoutNeeds(keyword, understood.needs), index.lexicon);
  const questions = helpInQuery(keyword, { troubles: index.lexicon.questions }).paths;
  const { tokens, needs, isEverything } = withoutHelp(understood, help, index);
  const conditions =
    copied.size === 0 ? queryConditions(index, tokens, needs, keyword) : [copiedCondition(keyword, copied)];
  const excluded = new Set([
    ...without.flatMap((word) => [...index.productTerms.find(word).keys()]),
    // Who wants no soil looks for no soil.
    ...tokens.flatMap(({ term }) => {
      const thing = lackedThing(term);
      return thing === null
        ? []
        : [...index.productTerms.find(thing)].flatMap(([handle, score]) =>
            score >= NAME_SCORE ? [handle] : [],
          );
    }),
  ]);
  const checked = conditions.filter(({ isSafety }) => isSafety);
  const safety =
    copied.size === 0 && unchecked.length > 0 && checked.length === 0
      ? leastHarm(conditions, tokens, index)
      : checked;
  const { mainGoods, otherTags } = index.lexicon;
  const isOther = ({ tags }: ProductDocument) => tags.some((tag) => otherTags.has(tag));
  const namesMain = everything.some((word) => mainGoods.has(word));
  // Other goods are not meant, unless the query names them too: a plant stand.
  const isOfMain =
    namesMain &&
    conditions.length > 0 &&
    !conditions.some(
      ({ matches, isName }) =>
        isName &&
        [...(matches ?? [])].some(([handle, score]) => {
          const product = score >= NAME_SCORE ? index.products.get(handle) : undefined;
          return product !== undefined && isOther(product);
        }),
    );
  // A word for other goods means those, not the main goods that come with them: a large pot.
  const isOfOther = !namesMain && safety.length === 0 && namesOther(conditions, index, isOther);
  const names = conditions.filter(({ isName }) => isName);
  // Few of them tell a height: a pot of 30 cm is a pot, and no tool of 30 cm.
  const isOfNames = isOfOther && conditions.some(({ isElastic }) => isElastic);
  const candidates = [...index.products.values()].filter(
    (product) =>
      !excluded.has(product.handle) &&
      !excludedKinds.some((facts) => answersNeed(product, facts)) &&
      !(isOfMain && isOther(product)) &&
      !(isOfOther && !isOther(product)) &&
      !(isOfNames && !names.some(({ matches }) => (matches?.get(product.handle) ?? 0) >= NAME_SCORE)) &&
      safety.every(({ fits }) => fits(product)),
  );
  const likeness = textLikeness(keyword, index);
  const wantsGoods = namesEverything && help.paths.length === 0;
  const matched: RelaxedMatches =
    conditions.length === 0 && (isEverything || unchecked.length > 0)
      ? { ...NO_MATCHES, found: isEverything || wantsGoods ? candidates : [] }
      : relax(
          candidates,
          conditions,
          {
            namesEverything: wantsGoods,
            namesKind,
            namesPlace,
            asks,
            isForPlace,
            isPhrase,
            isSafe: safety.length > 0,
          },
          likeness,
          (answers) => index.alikeTo(answers),
        );
  // Whoever asks for something harmless is shown that, where nothing is all that is asked.
  const isKnown = conditions.every(({ matches }) => matches?.size !== 0);
  const relaxed =
    matched.found.length === 0 && unchecked.length > 0 && isKnown
      ? { ...NO_MATCHES, found: candidates, dropped: conditions.map(({ text }) => text) }
      : matched;
  const helpful = index.lexicon.helpful.get(help.paths[0] ?? '');
  const mentioned =
    relaxed.found.length > 0
      ? new Set<ProductDocument>()
      : help.paths.length === 0
        ? likeness.best()
        : goodsFor(helpful ?? [], candidates, likeness);
  const { found, near, dropped } =
    mentioned.size === 0
      ? relaxed
      : { ...NO_MATCHES, found: candidates.filter((product) => mentioned.has(product)) };
  // A need beside unknown words yields no pages: a red dress.
  const isNonsense = found.length === 0 && conditions.some(({ matches }) => matches !== null);
  const applied = conditions.filter(
    (condition) => !(dropped.includes(condition.text) || relaxed.soft.includes(condition)),
  );
  const scores = scoresOf(found, applied, conditions, index, likeness);
  if (namesMain)
    for (const product of found.filter(isOther))
      scores.set(product.handle, (scores.get(product.handle) ?? 0) - NEED);
  // Any room is no condition, but what may stand in one comes first.
  const { indoors } = index.lexicon;
  if (indoors !== null && ANY_ROOM.test(keyword))
    for (const product of found.filter(({ handle }) => scores.has(handle)))
      if (answersNeed(product, indoors.facts))
        scores.set(product.handle, (scores.get(product.handle) ?? 0) + INDOORS);
  const level = priceLevelInQuery(keyword);
  if (level !== 0) addLevel(scores, found, PRICED, ({ prices }) => Math.min(...prices) * level);
  const extreme = extremeHeightInQuery(keyword);
  if (extreme !== 0)
    addLevel(scores, found, TALLEST, ({ heights = [] }) =>
      heights.length === 0
        ? Number.NEGATIVE_INFINITY
        : Math.max(...heights.map(([low, high]) => (extreme > 0 ? high : -low))),
    );
  const exact = found.filter(({ handle }) => scores.has(handle));
  // Weaker matches follow, then near ones; a query with a number excludes both.
  const isMeasured = applied.some(({ isNumber }) => isNumber);
  const worse = (isMeasured ? [] : found)
    .filter(({ handle }) => !scores.has(handle))
    .map((product) => ({ product, share: WORSE }));
  const isBeside = (product: ProductDocument) => !isOther(product) || exact.some(isOther);
  // Other goods may be for a thing that is named, but meet no need of the main ones.
  const beside = names.length > 0 ? near : near.filter(({ product }) => isBeside(product));
  const asked = [...worse, ...beside];
  const prices = applied.filter(({ isPrice }) => isPrice);
  const behind = asked.slice(0, Math.max(0, NEAR_UP_TO - exact.length));
  const known = new Set([...exact, ...behind.map(({ product }) => product)]);
  const mayFollow = (product: ProductDocument) =>
    !known.has(product) && prices.every(({ fits }) => fits(product)) && isBeside(product);
  if (exact.length > 0 && known.size < NEAR_UP_TO)
    behind.push(
      ...mostAlike({
        candidates,
        mayFollow,
        alike: index.alikeTo(exact),
        likeness,
        count: NEAR_UP_TO - known.size,
      }),
    );
  // Full matches come first in every order.
  const shares = new Map(behind.map(({ product, share }) => [product.handle, share]));
  const relevant = [...exact, ...behind.map(({ product }) => product)];
  const shown = relevant.filter((product) => isInView(product, view));
  const order = orderOf(view, scores, index);
  const shareOf = ({ handle }: ProductDocument) => shares.get(handle) ?? 1;
  shown.sort((one, other) => {
    const isBoth = shares.has(one.handle) === shares.has(other.handle);
    return isBoth && view.sort !== 'recommended'
      ? order(one, other)
      : shareOf(other) - shareOf(one) || order(one, other);
  });
  const page = clampPage(view.page, pageCount(shown.length));
  const texts = [...tokens.map(({ text }) => text), ...needs.map(({ text }) => text)];
  return {
    products: shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: shown.length,
    nearFrom: behind.length === 0 ? null : exact.filter((product) => isInView(product, view)).length,
    page,
    facets: facetsOf(relevant, view),
    needs: needs
      .filter(({ text }) => !dropped.includes(text))
      .map(({ text, facts }) => ({ text, facts, rest: texts.filter((other) => other !== text).join(' ') })),
    dropped: shown.length + relevant.length === 0 ? [] : [...dropped, ...ignored],
    // A correction that leads to nothing is none: one word of a name that the shop does not have.
    correction: relevant.length === 0 ? null : correctionOf(keyword, tokens, index),
    places: placesOf(
      index,
      {
        tokens: understood.tokens,
        needs: isNonsense ? [] : needs,
        everything,
        help: help.paths,
        questions,
        told: helpTelling(keyword, index, likeness, found.length > 0 ? undefined : TOLD_ALONE),
      },
      found.length > 0,
    ),
    unchecked: [
      ...unchecked.map((asked) => ({ safety: asked, words: [] })),
      ...uncheckedWords(needs, conditions, dropped),
    ],
  };
}

/** Whether all names of a query are mostly those of other goods. */
function namesOther(
  conditions: readonly QueryCondition[],
  { products }: SearchIndex,
  isOther: (product: ProductDocument) => boolean,
): boolean {
  const names = conditions.filter(({ isName }) => isName);
  return (
    names.length > 0 &&
    names.every(({ matches }) => {
      const named = [...(matches ?? [])].flatMap(([handle, score]) =>
        score >= NAME_SCORE ? (products.get(handle) ?? []) : [],
      );
      return named.filter(isOther).length > named.length / 2;
    })
  );
}

/** The goods that help with a question whose words their texts mention: soil that is for repotting. */
function goodsFor(
  tags: readonly string[],
  candidates: readonly ProductDocument[],
  likeness: TextLikeness,
): ReadonlySet<ProductDocument> {
  const goods = candidates.filter((product) => product.tags.some((tag) => tags.includes(tag)));
  const top = Math.max(0, ...goods.map(likeness.of));
  return new Set(goods.filter((product) => top > 0 && likeness.of(product) >= top / 3));
}

/**
 * What narrows goods to the least harmful for a need that is checked for none of them: what the query says that they lack (no thorns),
 * else what is checked for pets.
 */
function leastHarm(
  conditions: readonly QueryCondition[],
  tokens: readonly QueryToken[],
  { lexicon }: SearchIndex,
): Pick<QueryCondition, 'fits'>[] {
  const lacks = new Set(tokens.flatMap(({ term, text }) => (lackedThing(term) === null ? [] : [text])));
  const lacked = conditions.filter(({ text, matches }) => lacks.has(text) && (matches?.size ?? 0) > 0);
  const facts = lexicon.safety.get('pets');
  if (lacked.length > 0 || facts === undefined) return lacked;
  return [{ fits: (product) => answersNeed(product, facts) }];
}

/** The goods that are most alike to the full matches. */
function mostAlike({
  candidates,
  mayFollow,
  alike,
  likeness,
  count,
}: {
  readonly candidates: readonly ProductDocument[];
  readonly mayFollow: (product: ProductDocument) => boolean;
  readonly alike: Alikeness;
  readonly likeness: TextLikeness;
  readonly count: number;
}): { product: ProductDocument; share: number }[] {
  const best: { product: ProductDocument; share: number }[] = [];
  for (const product of candidates) {
    const least = best.length < count ? -1 : (best.at(-1)?.share ?? -1);
    const shared = alike(product);
    // Most are far from the best: nothing else is asked of them.
    if (LIKENESS_WEIGHT * (shared + LIKE_QUERY) <= least || !mayFollow(product)) continue;
    const share = LIKENESS_WEIGHT * (shared + LIKE_QUERY * likeness.of(product));
    if (share <= least) continue;
    const at = best.findIndex((other) => other.share < share);
    best.splice(at === -1 ? best.length : at, 0, { product, share });
    if (best.length > count) best.pop();
  }
  return best;
}

/** A query without needs of several words, whose parts are no trouble: 悪い in 日当たりの悪い. */
function withoutNeeds(keyword: string, needs: readonly QueryNeed[]): string {
  return needs
    .filter(
      ({ text, facts }) => facts.kind === 'tag' && facts.safety === undefined && /[がのにをも]./u.test(text),
    )
    .reduce((query, { text }) => query.replace(text, ' '), keyword.normalize('NFKC'));
}

/** Words that name products of which none is safe: モンステラ for cats. */
function uncheckedWords(
  needs: readonly QueryNeed[],
  conditions: readonly QueryCondition[],
  dropped: readonly string[],
): UncheckedSafety[] {
  const words = conditions.flatMap(({ text, matches, isNumber }) =>
    !isNumber && matches !== null && matches.size > 0 && dropped.includes(text) ? [text] : [],
  );
  return needs.flatMap(({ facts }) =>
    words.length > 0 && facts.kind === 'tag' && facts.safety !== undefined
      ? [{ safety: facts.safety, words }]
      : [],
  );
}

/** The score of each product; products far below the best for a word are omitted. */
function scoresOf(
  found: readonly ProductDocument[],
  conditions: readonly QueryCondition[],
  all: readonly QueryCondition[],
  index: SearchIndex,
  likeness: TextLikeness,
): Map<string, number> {
  const words = conditions.flatMap(({ matches }) => (matches === null ? [] : [matches]));
  const bests = words.map((matches) => Math.max(0, ...found.map(({ handle }) => matches.get(handle) ?? 0)));
  const scores = new Map<string, number>();
  const needs = conditions.flatMap(({ isExact }) => isExact ?? []);
  // Dropped conditions still rank: of all houseplants those first whose texts say `purple`.
  const unmet = all.filter((condition) => !conditions.includes(condition));
  const mild = unmet.filter(({ isMild }) => isMild);
  const told = conditions.flatMap(({ isTold }) => isTold ?? []);
  const toldOfUnmet = unmet.flatMap(({ isTold }) => isTold ?? []);
  const related = relatedTo(found, unmet, index);
  const typicality = conditions.flatMap(({ tagLifts }) =>
    tagLifts ? [typicalityOf(found, tagLifts())] : [],
  );
  for (const [at, product] of found.entries()) {
    const { handle, card } = product;
    const each = words.map((matches) => matches.get(handle) ?? 0);
    if (each.some((score, index) => score < (bests[index] ?? 0) * FAR_BELOW)) continue;
    const text = each.length === 0 ? 0 : each.reduce((sum, score) => sum + score, 0) / each.length;
    const popular =
      POPULAR * (1 - Math.log(index.rankOf(product)) / Math.log(Math.max(index.products.size, 2)));
    const exact = NEED * needs.filter((isExact) => isExact(product)).length;
    const said =
      MENTION_BONUS * told.filter((isTold) => isTold(product)).length +
      NEED * toldOfUnmet.filter((isTold) => isTold(product)).length;
    const part = conditions.reduce((sum, { partOf }) => sum + (partOf?.(product) ?? 0), 0);
    const ranked = all.reduce((sum, { rankOf }) => sum + (rankOf?.(product) ?? 0), 0);
    const spent = conditions.reduce((sum, { spentOf }) => sum + (spentOf?.(product) ?? 0), 0);
    const gap = unmet.reduce((sum, { gapOf }) => sum + (gapOf?.(product) ?? 0), 0);
    scores.set(
      handle,
      text +
        LIKENESS * likeness.of(product) +
        RELATED * Number(related.has(product)) +
        exact +
        NEED * mild.filter(({ fits }) => fits(product)).length +
        RANKED * ranked +
        part +
        TYPICAL * typicality.reduce((sum, each) => sum + (each[at] ?? 0), 0) +
        BUDGET * spent +
        said -
        GAP * gap +
        popular -
        (card.ja.isSoldOut ? SOLD_OUT : 0),
    );
  }
  return scores;
}

/** Ranks the matches by a figure, the highest first: prices, heights. */
function addLevel(
  scores: Map<string, number>,
  found: readonly ProductDocument[],
  most: number,
  figureOf: (product: ProductDocument) => number,
): void {
  const figures = new Map(found.map((product) => [product, figureOf(product)]));
  const sorted = [...found].sort((one, other) => {
    const [first = 0, second = 0] = [figures.get(one), figures.get(other)];
    return first === second ? 0 : first - second;
  });
  sorted.forEach(({ handle }, place) => {
    const score = scores.get(handle);
    if (score !== undefined) scores.set(handle, score + (most * place) / sorted.length);
  });
}

/** What names the kind of a thing that no result is: a soil for ornamental plants, of a query for a monstera's soil. */
function relatedTo(
  found: readonly ProductDocument[],
  unmet: readonly QueryCondition[],
  { products, places }: SearchIndex,
): ReadonlySet<ProductDocument> {
  const categories = new Set(
    [...places.values()].flatMap(({ kind, title }) => (kind === 'category' ? [tagKey(title.ja)] : [])),
  );
  const kinds = unmet.flatMap(({ matches, isNumber }) => {
    const best = Math.max(0, ...(matches?.values() ?? []));
    return [...(isNumber ? [] : (matches ?? []))].flatMap(([handle, score]) =>
      score < best / 2
        ? []
        : (products.get(handle)?.tags ?? []).filter((tag) => categories.has(tag)).map(foldSearchText),
    );
  });
  const isRelated = ({ card }: ProductDocument) =>
    wordsOf(card.ja.title).some(
      ({ word }) => word.length > 1 && kinds.some((kind) => kind.startsWith(word) || word.startsWith(kind)),
    );
  return new Set(kinds.length === 0 ? [] : found.filter(isRelated));
}

function orderOf(
  { sort }: ListView,
  scores: ReadonlyMap<string, number>,
  index: SearchIndex,
): (one: ProductDocument, other: ProductDocument) => number {
  const lowest = ({ prices }: ProductDocument) => Math.min(...prices);
  const byRank = (one: ProductDocument, other: ProductDocument) => index.rankOf(one) - index.rankOf(other);
  switch (sort) {
    case 'recommended':
      return (one, other) =>
        (scores.get(other.handle) ?? 0) - (scores.get(one.handle) ?? 0) || byRank(one, other);
    case 'best':
      return byRank;
    case 'new':
      return (one, other) => other.publishedAt.localeCompare(one.publishedAt) || byRank(one, other);
    case 'price-asc':
      return (one, other) => lowest(one) - lowest(other) || byRank(one, other);
    case 'price-desc':
      return (one, other) => lowest(other) - lowest(one) || byRank(one, other);
  }
}

function correctionOf(keyword: string, tokens: readonly QueryToken[], index: SearchIndex): string | null {
  const mended = tokens.filter(({ correction }) => correction !== null);
  if (mended.length === 0) return null;
  const normal = keyword.normalize('NFKC');
  return mended.reduce(
    (text, { text: typed, correction }) =>
      text.replace(typed, () => (correction === null ? typed : index.spell(correction))),
    normal,
  );
}
