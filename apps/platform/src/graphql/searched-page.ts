import type { GraphQLResolveInfo } from 'graphql';
import type { SearchFields } from '../search/evaluate-query.ts';
import type { PlatformContext } from './context.ts';
import { compareSortKeys, type Page, type PageArguments, paginate, type SortKey } from './paginate.ts';
import { scoreByQuery } from './query-argument.ts';

interface Listed {
  readonly numericId: number;
}

/**
 * A page of the objects that match a `query`, sorted.
 * @param order name of the sort key; `RELEVANCE` puts the best match first
 * @param sortValue sort value of an object in that order
 */
export function searchedPage<T extends Listed>(
  things: readonly T[],
  args: PageArguments & { readonly query?: string | null },
  order: string,
  sortValue: (thing: T) => number | string,
  fields: SearchFields<T>,
  context: PlatformContext,
  info: GraphQLResolveInfo,
): Page<T> & { readonly totalCount: string } {
  const scores = scoreByQuery(things, args.query, fields, context, info);
  const keyOf = (thing: T): SortKey => [
    order === 'RELEVANCE' ? -(scores.get(thing) ?? 0) : sortValue(thing),
    thing.numericId,
  ];
  const items = [...scores.keys()].sort((left, right) => compareSortKeys(keyOf(left), keyOf(right)));
  return { ...paginate({ order, items, keyOf }, args, info.fieldName), totalCount: String(items.length) };
}
