import { type GraphQLResolveInfo, responsePathAsArray } from 'graphql';
import { evaluateQuery, type SearchFields, unknownFields } from '../search/evaluate-query.ts';
import { parseQuery } from '../search/parse-query.ts';
import type { PlatformContext } from './context.ts';

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
