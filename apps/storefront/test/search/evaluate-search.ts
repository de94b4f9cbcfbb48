import type { Product } from '@shop/fixtures/catalogue/product';
import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { z } from 'zod';
import { type Findings, searchCatalogue } from '#features/search/server/search-catalogue.ts';
import type { SearchIndex } from '#features/search/server/search-index.ts';
import { hasFact } from './product-fact';
import queries from './queries.json';

/** Requirements of a product for a grade: all named facts (product-fact.ts). */
const graded = z.object({ grade: z.int().min(1).max(3), all: z.array(z.string().regex(/^\w+:.+$/)).min(1) });
const query = z.union([
  z.strictObject({ query: z.string(), kind: z.literal('nonsense') }),
  z.strictObject({ query: z.string(), kind: z.literal('help'), page: z.string() }),
  z.strictObject({ query: z.string(), kind: z.string(), grades: z.array(graded).min(1) }),
]);

/** A query with its graded answers. */
type GradedQuery = z.infer<typeof query>;

/** Search quality over all queries. */
interface SearchScore {
  readonly queries: number;
  /** Of the answerable ones, from 0 to 1. */
  readonly zeroShare: number;
  /** From 0 to 1, at ten. */
  readonly ndcg: number;
  /** Queries below the threshold with their scores, worst first. */
  readonly weak: readonly { readonly query: string; readonly ndcg: number }[];
  /** Nonsense queries with results. */
  readonly foundForNonsense: readonly string[];
}

const AT = 10;
const WEAK = 0.85;

/** Products beside the catalogue's own; `npm run search:eval` uses ten thousand and writes its report. */
export const MORE_PRODUCTS = Number(process.env['SEARCH_EVAL_PRODUCTS'] || 0);

/** Whether `npm run search:eval` runs, which writes the figures. */
export const IS_REPORTED = (process.env['SEARCH_EVAL_PRODUCTS'] ?? '') !== '';

/** The graded queries. */
export const GRADED_QUERIES: readonly GradedQuery[] = z.array(query).parse(queries);

/** Runs all queries on an index and compares the results with the grades of the catalogue's products. */
export function evaluateSearch(index: SearchIndex, products: readonly Product[]): SearchScore {
  const scores: { query: string; ndcg: number; isZero: boolean }[] = [];
  const foundForNonsense: string[] = [];
  for (const each of GRADED_QUERIES) {
    const found = searchCatalogue(index, each.query, DEFAULT_LIST_VIEW);
    const isZero = found.total + found.places.length === 0;
    if ('page' in each) scores.push({ query: each.query, ndcg: ndcgOfPage(each.page, found), isZero });
    else if ('grades' in each)
      scores.push({ query: each.query, ndcg: ndcgOf(each.grades, found, products), isZero });
    else if (!isZero) foundForNonsense.push(each.query);
  }
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return {
    queries: GRADED_QUERIES.length,
    zeroShare: mean(scores.map(({ isZero }) => Number(isZero))),
    ndcg: mean(scores.map(({ ndcg }) => ndcg)),
    weak: scores
      .filter(({ ndcg }) => ndcg < WEAK)
      .sort((one, other) => one.ndcg - other.ndcg)
      .map(({ query: text, ndcg }) => ({ query: text, ndcg: Math.round(ndcg * 100) / 100 })),
    foundForNonsense,
  };
}

/** A help page is the only correct answer. */
function ndcgOfPage(page: string, { places }: Findings): number {
  const place = places.findIndex(({ path }) => path === page);
  return place === -1 ? 0 : 1 / Math.log2(place + 2);
}

/**
 * From 0 to 1: closeness of the first ten to the ideal order.
 * @throws when no product of the catalogue has a grade
 */
export function ndcgOf(
  grades: readonly z.infer<typeof graded>[],
  found: Findings,
  products: readonly Product[],
): number {
  const gradeOf = (product: Product) =>
    Math.max(
      0,
      ...grades.filter(({ all }) => all.every((fact) => hasFact(product, fact))).map(({ grade }) => grade),
    );
  const byHandle = new Map(products.map((product) => [product.handle, gradeOf(product)]));
  const ideal = gain([...byHandle.values()].sort((one, other) => other - one).slice(0, AT));
  if (ideal === 0) throw new Error(`no product in the catalogue has the grades of ${JSON.stringify(grades)}`);
  return gain(found.products.slice(0, AT).map(({ handle }) => byHandle.get(handle) ?? 0)) / ideal;
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}
