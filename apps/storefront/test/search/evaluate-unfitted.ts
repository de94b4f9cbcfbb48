import type { Product } from '@shop/fixtures/catalogue/product';
import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { type Findings, searchCatalogue } from '#features/search/server/search-catalogue.ts';
import type { SearchIndex } from '#features/search/server/search-index.ts';
import { ndcgOf } from './evaluate-search';
import { hasFact } from './product-fact';
import { UNFITTED_QUERIES, type UnfittedQuery } from './unfitted-queries';

/** Search quality for one kind of query, or all. */
interface KindScore {
  readonly queries: number;
  /** Of the answerable ones, from 0 to 1; null for nonsense. */
  readonly zeroShare: number | null;
  /** From 0 to 1: NDCG@10 for products, else the share of correct answers. */
  readonly score: number;
}

/** The scores of one half of the queries. */
export interface HalfScore {
  readonly all: KindScore;
  readonly kinds: Readonly<Record<string, KindScore>>;
  /** Of the open half only: poorly answered queries. */
  readonly weak: readonly { readonly query: string; readonly score: number; readonly found: string }[];
}

interface Answer {
  readonly query: UnfittedQuery;
  readonly score: number;
  readonly isZero: boolean;
  readonly found: string;
}

const WEAK = 0.85;

/** Runs the queries of one half. */
export function evaluateUnfitted(
  index: SearchIndex,
  products: readonly Product[],
  half: UnfittedQuery['half'],
): HalfScore {
  const answers = UNFITTED_QUERIES.filter((query) => query.half === half).map((query): Answer => {
    const found = searchCatalogue(index, query.query, DEFAULT_LIST_VIEW);
    return {
      query,
      score: scoreOf(query, found, products),
      isZero: found.total + found.places.length === 0,
      found: found.products
        .slice(0, 5)
        .map(({ handle }) => handle)
        .join(' '),
    };
  });
  const kinds = [...new Set(answers.map(({ query }) => query.kind))];
  return {
    all: kindScore(answers.filter(({ query }) => 'grades' in query)),
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, kindScore(answers.filter(({ query }) => query.kind === kind))]),
    ),
    weak:
      half === 'closed'
        ? []
        : answers
            .filter(({ score }) => score < WEAK)
            .map(({ query, score, found }) => ({ query: query.query, score, found })),
  };
}

function kindScore(answers: readonly Answer[]): KindScore {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const answerable = answers.filter(({ query }) => !('isNonsense' in query));
  return {
    queries: answers.length,
    zeroShare: answerable.length === 0 ? null : mean(answerable.map(({ isZero }) => Number(isZero))),
    score: mean(answers.map(({ score }) => score)),
  };
}

function scoreOf(query: UnfittedQuery, found: Findings, products: readonly Product[]): number {
  if ('grades' in query) return ndcgOf(query.grades, found, products);
  if ('pages' in query) return Number(found.places.some(({ path }) => query.pages.includes(path)));
  if ('isNonsense' in query) return Number(found.total + found.places.length === 0);
  return Number(isSafe(query.safety, found, products));
}

/** Every product meets the need, and there are some; or the list starts with a note that it is not checked. */
function isSafe(
  safety: Extract<UnfittedQuery, { safety: unknown }>['safety'],
  found: Findings,
  products: readonly Product[],
): boolean {
  const byHandle = new Map(products.map((product) => [product.handle, product]));
  const meets = (handle: string) => {
    const product = byHandle.get(handle);
    if (product === undefined) throw new Error(handle);
    // Children and allergies: the catalogue has no such fact, so nothing meets them.
    if (safety === 'pets') return hasFact(product, 'ai:701');
    return safety === 'edible' && hasFact(product, 'ai:702') && !hasFact(product, 'type:土・肥料');
  };
  if (found.unchecked.some((each) => each.safety === safety && each.words.length === 0)) return true;
  return found.total > 0 && found.products.every(({ handle }) => meets(handle));
}
