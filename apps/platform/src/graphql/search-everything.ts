import type { GraphQLResolveInfo } from 'graphql';
import type { CatalogueProduct } from '../catalogue/product.ts';
import { lowestPrice } from '../catalogue/product-order.ts';
import { parseQuery, type QueryNode, type QueryTerm } from '../search/parse-query.ts';
import { productFields } from '../search/product-fields.ts';
import type { QueryRootSearchArgs } from './__generated__/resolvers.ts';
import { articleFields, pageFields } from './content-fields.ts';
import type { PlatformContext } from './context.ts';
import type { ArticleModel, PageModel, SearchResultItemConnectionModel } from './models.ts';
import { compareSortKeys, paginate, type SortKey } from './paginate.ts';
import { groupFilters, passes } from './product-filter.ts';
import { scoreByQuery } from './searched-page.ts';

type Item = CatalogueProduct | PageModel | ArticleModel;

/** Sorts after every real price and score. */
const LAST = 1_000_000_000_000;
const SOLD_OUT = 1_000_000;

/** The `search` query: matching products, pages and articles, by relevance or price. */
export function searchEverything(
  args: QueryRootSearchArgs,
  context: PlatformContext,
  info: GraphQLResolveInfo,
): SearchResultItemConnectionModel {
  const { catalogue } = context;
  const { documents } = catalogue;
  const types = args.types ?? ['PRODUCT', 'PAGE', 'ARTICLE'];
  const now = context.now();
  const isPrefix = prefixTest(args.query, args.prefix === 'LAST');
  const fields = productFields(catalogue, now, undefined, isPrefix);
  const scores = types.includes('PRODUCT')
    ? scoreByQuery(catalogue.products, args.query, fields, context, info)
    : new Map<CatalogueProduct, number>();
  const products = [...scores.keys()].filter(
    (product) => args.unavailableProducts !== 'HIDE' || catalogue.isProductAvailable(product),
  );
  const filters = args.productFilters ?? [];
  const groups = groupFilters(filters, catalogue);

  const keys = new Map<Item, SortKey>();
  for (const product of products) {
    if (!passes(product, groups)) continue;
    const value =
      args.sortKey === 'PRICE'
        ? lowestPrice(product)
        : relevance(scores.get(product) ?? 0, product) +
          ((args.unavailableProducts ?? 'LAST') === 'LAST' && !catalogue.isProductAvailable(product)
            ? SOLD_OUT
            : 0);
    keys.set(product, [value, product.numericId]);
  }
  const addDocuments = <T extends PageModel | ArticleModel>(found: ReadonlyMap<T, number>) => {
    for (const [thing, score] of found) {
      keys.set(thing, [args.sortKey === 'PRICE' ? LAST : relevance(score, null), thing.numericId]);
    }
  };
  if (types.includes('PAGE')) {
    addDocuments(
      scoreByQuery(
        documents.all('page'),
        args.query,
        pageFields(now, isPrefix),
        withoutWarnings(context),
        info,
      ),
    );
  }
  if (types.includes('ARTICLE')) {
    const blogTitles = new Map(documents.all('blog').map(({ handle, title }) => [handle, title]));
    const searched = articleFields(blogTitles, now, isPrefix);
    addDocuments(
      scoreByQuery(documents.all('article'), args.query, searched, withoutWarnings(context), info),
    );
  }

  const keyOf = (item: Item): SortKey => keys.get(item) ?? [LAST, item.numericId];
  const items = [...keys.keys()].sort((left, right) => compareSortKeys(keyOf(left), keyOf(right)));
  return {
    ...paginate({ order: args.sortKey ?? 'RELEVANCE', items, keyOf }, args, 'search'),
    totalCount: items.length,
    filterBase: { products, filters },
  };
}

/** Product fields do not exist on pages; only fields unknown to every kind are reported. */
function withoutWarnings(context: PlatformContext): PlatformContext {
  return { ...context, searchWarnings: [] };
}

/** Smaller is better; ties by sales. */
function relevance(score: number, product: CatalogueProduct | null): number {
  const rank = product?.bestSellingRank ?? 99_999;
  return -score + rank / 100_000;
}

/** Identifies the last bare word of a search, which may be a prefix while the shopper types. */
export function prefixTest(query: string, isPrefixed: boolean): (term: QueryTerm) => boolean {
  if (!isPrefixed) return () => false;
  const last = lastTerm(parseQuery(query));
  return (term) => last !== null && term.field === null && term.value === last.value && !term.isQuoted;
}

function lastTerm(node: QueryNode): QueryTerm | null {
  switch (node.kind) {
    case 'term':
      return node.field === null ? node : null;
    case 'and':
    case 'or': {
      const last = node.parts.at(-1);
      return last === undefined ? null : lastTerm(last);
    }
    default:
      return null;
  }
}
