import { type GraphQLResolveInfo, responsePathAsArray } from 'graphql';
import { evaluateQuery, type SearchFields, unknownFields } from '../search/evaluate-query.ts';
import { parseQuery } from '../search/parse-query.ts';
import type { PlatformContext } from './context.ts';
import { compareSortKeys, type Page, type PageArguments, paginate, type SortKey } from './paginate.ts';

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

/** Scores objects by a connection's `query` argument; non-matching ones are omitted. Unknown fields are reported in `extensions.search`. */
export function scoreByQuery<T>(
  things: readonly T[],
  query: string | null | undefined,
  fields: SearchFields<T>,
  { searchWarnings }: PlatformContext,
  info: GraphQLResolveInfo,
): Map<T, number> {
  const node = parseQuery(query ?? '');
  const unknown = unknownFields(node, fields);
  if (unknown.length > 0) {
    searchWarnings.push({
      path: responsePathAsArray(info.path),
      query: query ?? '',
      parsed: node,
      warnings: unknown.map(({ field }) => ({
        field: field ?? '',
        message: 'Invalid search field for this query.',
        code: 'invalid_field',
      })),
    });
  }
  const scores = new Map<T, number>();
  for (const thing of things) {
    const score = evaluateQuery(node, thing, fields);
    if (score !== null) scores.set(thing, score);
  }
  return scores;
}
