import { createHash, randomUUID } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import type { PlatformContext } from './context.ts';

/** One search of an operation. */
interface Search {
  readonly term: string;
  /** predictive search, or a page of results */
  readonly isPredictive: boolean;
  readonly session: string;
}

const SESSION_LENGTH = 9;
/** Searches of an operation by their response path; released with its context. */
const searches = new WeakMap<PlatformContext, Map<string | number, Search>>();

/** Records a field's search for the tracking parameters of its results. */
export function rememberSearch(
  context: PlatformContext,
  { path }: Pick<GraphQLResolveInfo, 'path'>,
  { term, isPredictive }: Pick<Search, 'term' | 'isPredictive'>,
): void {
  const known = searches.get(context) ?? new Map<string | number, Search>();
  const session = createHash('sha256').update(randomUUID()).digest('hex').slice(0, SESSION_LENGTH);
  searches.set(context, known.set(path.key, { term, isPredictive, session }));
}

/**
 * URL parameters of a result of `search` or `predictiveSearch`, which the provider's analytics use to attribute visits; null for objects
 * reached otherwise.
 */
export function trackingParameters(
  _parent: unknown,
  _args: unknown,
  context: PlatformContext,
  { path }: Pick<GraphQLResolveInfo, 'path'>,
): string | null {
  const indexes: number[] = [];
  let place = path;
  for (; place.prev !== undefined; place = place.prev) {
    if (typeof place.key === 'number') indexes.push(place.key);
  }
  const search = searches.get(context)?.get(place.key);
  const [index, ...outer] = indexes;
  // Children of a result are not results.
  if (search === undefined || index === undefined || outer.length > 0) return null;
  const { term, isPredictive, session } = search;
  const position = { _pos: String(index + 1) };
  return new URLSearchParams(
    isPredictive
      ? { ...position, _psq: term, _ss: 'e', _v: '1.0' }
      : { ...position, _sid: session, _ss: 'r' },
  ).toString();
}
