import { tagKey } from '@shop/rules/product/product-tag';
import { wordsOf } from './indexed-words';
import { extremeHeightInQuery } from './measures-in-text';
import { priceLevelInQuery } from './price-in-query';
import { needTest } from './product-answers';
import type { QueryCondition } from './query-condition';
import type { ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import { bestOf } from './term-index';
import type { TextLikeness } from './text-likeness';
import { typicalityOf } from './typical-goods';
import { foldSearchText } from './word-forms';

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

/** Any room of a home. */
const ANY_ROOM = /部屋|室内|屋内|家の中|\b(?:rooms?|indoors?)\b/iu;

/** What the products of a query are scored by. */
interface Scored {
  readonly found: readonly ProductDocument[];
  /** The conditions that the products meet, of all. */
  readonly applied: readonly QueryCondition[];
  readonly conditions: readonly QueryCondition[];
  readonly keyword: string;
  /** Whether the query has a word for the main goods. */
  readonly namesMain: boolean;
  readonly likeness: TextLikeness;
}

/** The score of each product by its handle; products far below the best for a word have none. */
export function scoresOf(asked: Scored, index: SearchIndex): Map<string, number> {
  const { found, keyword, namesMain } = asked;
  const scores = scoresByConditions(asked, index);
  const add = (bonus: number, isDue: (product: ProductDocument) => boolean) => {
    for (const product of found) {
      const score = scores.get(product.handle);
      if (score !== undefined && isDue(product)) scores.set(product.handle, score + bonus);
    }
  };
  if (namesMain || saysCareAlone(asked.conditions)) add(-NEED, (product) => index.otherGoods.has(product));
  // Any room is no condition, but what may stand in one comes first.
  const { indoors } = index.lexicon;
  if (indoors !== null && ANY_ROOM.test(keyword)) add(INDOORS, needTest(indoors.facts));
  const level = priceLevelInQuery(keyword);
  if (level !== 0) addLevel(scores, found, PRICED, ({ prices }) => Math.min(...prices) * level);
  const extreme = extremeHeightInQuery(keyword);
  if (extreme !== 0)
    addLevel(scores, found, TALLEST, ({ heights = [] }) =>
      heights.length === 0
        ? Number.NEGATIVE_INFINITY
        : Math.max(...heights.map(([low, high]) => (extreme > 0 ? high : -low))),
    );
  return scores;
}

function scoresByConditions(
  { found, applied: conditions, conditions: all, likeness }: Scored,
  index: SearchIndex,
): Map<string, number> {
  const words = conditions.flatMap(({ matches }) => (matches === null ? [] : [matches]));
  const bests = words.map((matches) => {
    let best = 0;
    for (const { handle } of found) best = Math.max(best, matches.get(handle) ?? 0);
    return best;
  });
  const scores = new Map<string, number>();
  const needs = conditions.flatMap(({ isExact }) => isExact ?? []);
  // Dropped conditions still rank: of all houseplants those first whose texts say `purple`.
  const unmet = all.filter((condition) => !conditions.includes(condition));
  const mild = unmet.flatMap(({ isMild, fits }) => (isMild ? [fits] : []));
  const told = conditions.flatMap(({ isTold }) => isTold ?? []);
  const toldOfUnmet = unmet.flatMap(({ isTold }) => isTold ?? []);
  const related = relatedTo(found, unmet, index);
  const typicality = conditions.flatMap(({ tagLifts }) =>
    tagLifts ? [typicalityOf(found, tagLifts())] : [],
  );
  // Of thousands of products each is asked by the few conditions that say something of it.
  const parts = conditions.flatMap(({ partOf }) => partOf ?? []);
  const ranks = all.flatMap(({ rankOf }) => rankOf ?? []);
  const budgets = conditions.flatMap(({ spentOf }) => spentOf ?? []);
  const gaps = unmet.flatMap(({ gapOf }) => gapOf ?? []);
  const lastRank = Math.log(Math.max(index.products.size, 2));
  for (const [at, product] of found.entries()) {
    const { handle, card } = product;
    let sum = 0;
    const isFar = words.some((matches, place) => {
      const score = matches.get(handle) ?? 0;
      sum += score;
      return score < (bests[place] ?? 0) * FAR_BELOW;
    });
    if (isFar) continue;
    const text = words.length === 0 ? 0 : sum / words.length;
    const popular = POPULAR * (1 - Math.log(index.rankOf(product)) / lastRank);
    const exact = NEED * countOf(needs, product);
    const said = MENTION_BONUS * countOf(told, product) + NEED * countOf(toldOfUnmet, product);
    const part = sumOf(parts, product);
    const ranked = sumOf(ranks, product);
    const spent = sumOf(budgets, product);
    const gap = sumOf(gaps, product);
    scores.set(
      handle,
      text +
        LIKENESS * likeness.of(product) +
        RELATED * Number(related.has(product)) +
        exact +
        NEED * countOf(mild, product) +
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

/** Whether conditions say what plants are like, and name nothing: shade for a room is no lamp. */
function saysCareAlone(conditions: readonly QueryCondition[]): boolean {
  return (
    conditions.some(({ isCare }) => isCare) &&
    conditions.every(({ isCare, isMild, isClaim }) => (isCare || isMild) && !isClaim)
  );
}

/** How many of some facts hold for a product. */
function countOf(
  facts: readonly ((product: ProductDocument) => boolean)[],
  product: ProductDocument,
): number {
  let count = 0;
  for (const holds of facts) if (holds(product)) count += 1;
  return count;
}

function sumOf(figures: readonly ((product: ProductDocument) => number)[], product: ProductDocument): number {
  let sum = 0;
  for (const figureOf of figures) sum += figureOf(product);
  return sum;
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
  const tags = unmet.flatMap(({ matches, isNumber }) => {
    const best = bestOf(matches);
    return [...(isNumber ? [] : (matches ?? []))].flatMap(([handle, score]) =>
      score < best / 2 ? [] : (products.get(handle)?.tags ?? []).filter((tag) => categories.has(tag)),
    );
  });
  const kinds = [...new Set(tags)].map(foldSearchText);
  // Such a word begins with the same letter. Most titles have none, and are not split into words.
  const heads = new Set(kinds.map((kind) => kind.slice(0, 1)));
  const isLikely = (title: string) => {
    for (const letter of title.normalize('NFKC'))
      if (letter === 'ヴ' || heads.has(foldedLetter(letter))) return true;
    return false;
  };
  const isRelated = ({ card }: ProductDocument) =>
    isLikely(card.ja.title) &&
    wordsOf(card.ja.title).some(
      ({ word }) => word.length > 1 && kinds.some((kind) => kind.startsWith(word) || word.startsWith(kind)),
    );
  return new Set(kinds.length === 0 ? [] : found.filter(isRelated));
}

const letters = new Map<string, string>();

/** A letter as the first of a folded word. ヴ depends on what follows. */
function foldedLetter(letter: string): string {
  let folded = letters.get(letter);
  if (folded === undefined) {
    folded = foldSearchText(letter).slice(0, 1);
    letters.set(letter, folded);
  }
  return folded;
}
