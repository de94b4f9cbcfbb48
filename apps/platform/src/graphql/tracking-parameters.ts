import { createHash, randomUUID } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import type { PlatformContext } from './context.ts';

/** One search of an operation. */
interface Search {
  readonly term: string;
  /** while somebody types, or of a page of results */
  readonly isPredictive: boolean;
  readonly session: string;
}

const SESSION_LENGTH = 9;
/** What was searched for by the fields of an operation, by their names in its answer; gone with it. */
const searches = new WeakMap<PlatformContext, Map<string | number, Search>>();

/** Remembers what a field searches for, so that what it finds can say so. */
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
 * What is put into the address of something that `search` or `predictiveSearch` found, by which the provider's statistics know where a visitor came
 * from; null for what was reached in another way.
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
  // What belongs to something found was not found itself.
  if (search === undefined || index === undefined || outer.length > 0) return null;
  const { term, isPredictive, session } = search;
  const position = { _pos: String(index + 1) };
  return new URLSearchParams(
    isPredictive
      ? { ...position, _psq: term, _ss: 'e', _v: '1.0' }
      : { ...position, _sid: session, _ss: 'r' },
  ).toString();
}
