import type { Catalogue } from '../catalogue/catalogue.ts';
import { escapeHtml } from '../catalogue/html-text.ts';
import type { CatalogueProduct } from '../catalogue/product.ts';
import { evaluateQuery, type SearchFields } from '../search/evaluate-query.ts';
import { foldText } from '../search/fold-text.ts';
import { parseQuery } from '../search/parse-query.ts';
import { type ProductPart, productFields } from '../search/product-fields.ts';
import type {
  PredictiveSearchType,
  QueryRootPredictiveSearchArgs,
  SearchableField,
  SearchQuerySuggestion,
} from './__generated__/resolvers.ts';
import { articleFields, collectionFields, pageFields } from './content-fields.ts';
import type { PlatformContext } from './context.ts';
import { graphqlError } from './graphql-error.ts';
import { prefixTest } from './search-everything.ts';

/**
 * Completions while the shopper types: names of kinds, tags, collections and Latin names that contain the typed text, those with the most
 * products first. `styledText` marks the typed text.
 */
function querySuggestions(
  query: string,
  { catalogue, language }: PlatformContext,
): Pick<SearchQuerySuggestion, 'text' | 'styledText'>[] {
  const typed = foldText(query).trim();
  if (typed === '') return [];
  const found = [...vocabulary(catalogue, language)].filter(([text]) => {
    const folded = foldText(text);
    return folded.startsWith(typed) || (folded.includes(typed) && /[^\x20-\x7e]/.test(typed));
  });
  const rank = (text: string) => (foldText(text).startsWith(typed) ? 0 : 1);
  found.sort(
    ([left, leftCount], [right, rightCount]) =>
      rank(left) - rank(right) || rightCount - leftCount || left.localeCompare(right, 'ja'),
  );
  return found.map(([text]) => ({ text, styledText: marked(text, typed) }));
}

/** Number of products per word. */
function vocabulary(catalogue: Catalogue, language: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (text: string | undefined) => {
    if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  };
  for (const product of catalogue.products) {
    const latinName = product.metafields.find(({ key }) => key === 'latin_name')?.value;
    count(latinName);
    const translation = product.translations[language];
    if (translation !== undefined) {
      count(translation['title']);
      count(translation['productType']);
    } else for (const word of new Set([...product.tags, product.productType])) count(word);
  }
  return counts;
}

function marked(text: string, typed: string): string {
  const start = foldText(text).indexOf(typed);
  // Folding may change lengths (half-width kana); then nothing is marked, to avoid wrong letters.
  if (start < 0 || foldText(text).length !== text.length) return `<span>${escapeHtml(text)}</span>`;
  const end = start + typed.length;
  const before = text.slice(0, start);
  const after = text.slice(end);
  return [
    before && `<span>${escapeHtml(before)}</span>`,
    `<mark>${escapeHtml(text.slice(start, end))}</mark>`,
    after && `<span>${escapeHtml(after)}</span>`,
  ].join('');
}

const MAX_RESULTS = 10;
const RESULT_TYPES: readonly PredictiveSearchType[] = ['PRODUCT', 'COLLECTION', 'QUERY', 'PAGE', 'ARTICLE'];
/** Default search fields of the provider. */
const DEFAULT_FIELDS: readonly SearchableField[] = [
  'TITLE',
  'PRODUCT_TYPE',
  'VARIANTS_TITLE',
  'VENDOR',
  'TAG',
];
const PARTS: Readonly<Record<SearchableField, readonly ProductPart[]>> = {
  AUTHOR: [],
  BODY: ['body'],
  PRODUCT_TYPE: ['productType'],
  TAG: ['tags'],
  TITLE: ['title', 'names'],
  VARIANTS_BARCODE: [],
  VARIANTS_SKU: ['variants'],
  VARIANTS_TITLE: ['variants'],
  VENDOR: ['vendor'],
};

/** The `predictiveSearch` query: suggestions while the shopper types; the last word may be unfinished. */
export function predictiveSearch(args: QueryRootPredictiveSearchArgs, context: PlatformContext) {
  const limit = args.limit ?? MAX_RESULTS;
  if (limit < 1 || limit > MAX_RESULTS)
    throw graphqlError(`limit must be between 1 and ${MAX_RESULTS}, it is ${limit}`);
  const { catalogue } = context;
  const { documents } = catalogue;
  const types = new Set(args.types ?? RESULT_TYPES);
  const now = context.now();
  const isPrefix = prefixTest(args.query, true);
  const parts = [...new Set((args.searchableFields ?? DEFAULT_FIELDS).flatMap((field) => PARTS[field]))];
  const blogTitles = new Map(documents.all('blog').map(({ handle, title }) => [handle, title]));
  const find = <T>(type: PredictiveSearchType, things: readonly T[], fields: SearchFields<T>): T[] =>
    types.has(type) && foldText(args.query).trim() !== '' ? best(things, args.query, fields) : [];

  const found = {
    products: byAvailability(
      find('PRODUCT', catalogue.products, productFields(catalogue, now, parts, isPrefix)),
      args,
      context,
    ),
    collections: find('COLLECTION', catalogue.collections, collectionFields(now, isPrefix)),
    queries: types.has('QUERY') ? querySuggestions(args.query, context) : [],
    pages: find('PAGE', documents.all('page'), pageFields(now, isPrefix)),
    articles: find('ARTICLE', documents.all('article'), articleFields(blogTitles, now, isPrefix)),
  };
  const counts = share(
    Object.values(found).map(({ length }) => length),
    limit,
    args.limitScope === 'EACH',
  );
  return {
    products: found.products.slice(0, counts[0]),
    collections: found.collections.slice(0, counts[1]),
    queries: found.queries.slice(0, counts[2]),
    pages: found.pages.slice(0, counts[3]),
    articles: found.articles.slice(0, counts[4]),
  };
}

function best<T>(things: readonly T[], query: string, fields: SearchFields<T>): T[] {
  const node = parseQuery(query);
  const scored = things.flatMap((thing, index) => {
    const score = evaluateQuery(node, thing, fields);
    return score === null ? [] : [{ thing, score, index }];
  });
  scored.sort((left, right) => right.score - left.score || left.index - right.index);
  return scored.map(({ thing }) => thing);
}

function byAvailability(
  products: readonly CatalogueProduct[],
  { unavailableProducts }: QueryRootPredictiveSearchArgs,
  { catalogue }: PlatformContext,
): CatalogueProduct[] {
  if (unavailableProducts === 'SHOW') return [...products];
  const available = products.filter((product) => catalogue.isProductAvailable(product));
  if (unavailableProducts === 'HIDE') return available;
  return [...available, ...products.filter((product) => !catalogue.isProductAvailable(product))];
}

/** Number of results per kind: the limit applies to each, or is distributed one by one among kinds with results. */
function share(lengths: readonly number[], limit: number, isEach: boolean): number[] {
  if (isEach) return lengths.map((length) => Math.min(length, limit));
  const counts = lengths.map(() => 0);
  for (let left = limit; left > 0; ) {
    const before = left;
    for (const [index, length] of lengths.entries()) {
      const count = counts[index] ?? 0;
      if (left === 0 || count >= length) continue;
      counts[index] = count + 1;
      left -= 1;
    }
    if (left === before) break;
  }
  return counts;
}
