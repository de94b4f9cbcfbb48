import type { CatalogueProduct } from '../catalogue/product.ts';
import { evaluateQuery, type SearchFields } from '../search/evaluate-query.ts';
import { foldText } from '../search/fold-text.ts';
import { parseQuery } from '../search/parse-query.ts';
import { type ProductPart, productFields } from '../search/product-fields.ts';
import type {
  PredictiveSearchType,
  QueryRootPredictiveSearchArgs,
  SearchableField,
} from './__generated__/resolvers.ts';
import { articleFields, collectionFields, pageFields } from './content-fields.ts';
import type { PlatformContext } from './context.ts';
import { graphqlError } from './graphql-error.ts';
import { querySuggestions } from './query-suggestions.ts';
import { prefixTest } from './search-everything.ts';

const MOST = 10;
const TYPES: readonly PredictiveSearchType[] = ['PRODUCT', 'COLLECTION', 'QUERY', 'PAGE', 'ARTICLE'];
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
  const limit = args.limit ?? MOST;
  if (limit < 1 || limit > MOST) throw graphqlError(`limit must be between 1 and ${MOST}, it is ${limit}`);
  const { catalogue } = context;
  const { documents } = catalogue;
  const types = new Set(args.types ?? TYPES);
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
