import { graphqlError } from './graphql-error.ts';

/** Paging arguments of every connection in the schema. */
export interface PageArguments {
  readonly first?: number | null | undefined;
  readonly last?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
  readonly reverse?: boolean | null;
}

export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

/** A page in the form of the schema's connection types. */
export interface Page<T> {
  readonly edges: Edge<T>[];
  readonly nodes: T[];
  readonly pageInfo: {
    readonly startCursor: string | null;
    readonly endCursor: string | null;
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
  };
}

/** Unique position of an item: the value of the sort key, then the id. */
export type SortKey = readonly [value: number | string, id: number];

/** A list already sorted by `compareSortKeys` over its keys. */
export interface SortedList<T> {
  /** name of the sort order; a cursor of another order is refused */
  readonly order: string;
  readonly items: readonly T[];
  keyOf(item: T): SortKey;
}

const MAX_PAGE_SIZE = 250;
const collator = new Intl.Collator('ja');

/** Sort order of every list: numbers by size, text in Japanese dictionary order, ties by id. */
export function compareSortKeys([value, id]: SortKey, [otherValue, otherId]: SortKey): number {
  const byValue =
    typeof value === 'string' || typeof otherValue === 'string'
      ? collator.compare(String(value), String(otherValue))
      : value - otherValue;
  return byValue || id - otherId;
}

/**
 * Selects a page of a sorted list. A cursor encodes a position, not an item: it stays valid when items are added or removed.
 * @param field name of the connection, for errors
 * @throws GraphQLError for paging arguments that the provider refuses
 */
export function paginate<T>(list: SortedList<T>, args: PageArguments, field: string): Page<T> {
  const { first, last } = args;
  if (first == null && last == null) throw graphqlError('you must provide one of first or last');
  if (first != null && last != null) throw graphqlError('providing both first and last is not supported');
  const count = checkedCount(first == null ? 'last' : 'first', first ?? last ?? 0, field);
  const { items, keyOf, order } = list;
  const reverse = args.reverse === true;
  const at = (index: number): T => items[reverse ? items.length - 1 - index : index] as T;

  /** Number of items before `key` in response order; with `inclusive` also the one at it. */
  const countBefore = (key: SortKey, inclusive: boolean): number => {
    let low = 0;
    let high = items.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = compareSortKeys(keyOf(at(middle)), key) * (reverse ? -1 : 1);
      if (order < 0 || (inclusive && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  let start = args.after == null ? 0 : countBefore(decodeCursor(args.after, order), true);
  let end = args.before == null ? items.length : countBefore(decodeCursor(args.before, order), false);
  if (end < start) end = start;
  if (first != null) end = Math.min(end, start + count);
  else start = Math.max(start, end - count);

  const edges: Edge<T>[] = [];
  for (let index = start; index < end; index += 1) {
    const node = at(index);
    edges.push({ cursor: encodeCursor(keyOf(node), order), node });
  }
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0,
    },
  };
}

function checkedCount(name: string, count: number, field: string): number {
  if (count < 0) throw graphqlError(`${field}: ${name} must be zero or more, it is ${count}`);
  if (count > MAX_PAGE_SIZE)
    throw graphqlError(`${field}: ${name} cannot exceed ${MAX_PAGE_SIZE}, it is ${count}`);
  return count;
}

function encodeCursor([value, id]: SortKey, order: string): string {
  return Buffer.from(JSON.stringify({ last_id: id, last_value: value, order })).toString('base64');
}

function decodeCursor(cursor: string, order: string): SortKey {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8'));
    if (typeof parsed === 'object' && parsed !== null) {
      const { last_id: id, last_value: value, order: made } = parsed as Record<string, unknown>;
      if (
        made === order &&
        typeof id === 'number' &&
        (typeof value === 'number' || typeof value === 'string')
      ) {
        return [value, id];
      }
    }
  } catch {
    // Not JSON: refused below like any foreign cursor.
  }
  throw graphqlError('Invalid cursor for current pagination sort.');
}

/** A page of a short list in its stored order: images, variants, references. */
export function listPage<T>(items: readonly T[], args: PageArguments, field: string): Page<T> {
  const places = items.map((item, index) => ({ item, index: index + 1 }));
  const page = paginate({ order: 'place', items: places, keyOf: ({ index }) => [index, index] }, args, field);
  return {
    pageInfo: page.pageInfo,
    edges: page.edges.map(({ cursor, node }) => ({ cursor, node: node.item })),
    nodes: page.nodes.map(({ item }) => item),
  };
}
