import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSortKeys, type PageArguments, paginate, type SortKey } from './paginate.ts';

interface Item {
  readonly id: number;
  readonly value: number | string;
}

function listOf(items: readonly Item[]) {
  const keyOf = ({ id, value }: Item): SortKey => [value, id];
  return {
    order: 'VALUE',
    items: [...items].sort((left, right) => compareSortKeys(keyOf(left), keyOf(right))),
    keyOf,
  };
}

/** Follows the cursors to the end. */
function walk(
  items: readonly Item[],
  size: number,
  reverse: boolean,
  direction: 'forward' | 'backward',
): number[] {
  const seen: number[] = [];
  let cursor: string | null = null;
  for (let turn = 0; turn <= items.length + 1; turn += 1) {
    const args: PageArguments =
      direction === 'forward'
        ? { first: size, after: cursor, reverse }
        : { last: size, before: cursor, reverse };
    const { nodes, pageInfo } = paginate(listOf(items), args, 'items');
    const ids = nodes.map(({ id }) => id);
    if (direction === 'forward') seen.push(...ids);
    else seen.unshift(...ids);
    if (direction === 'forward' ? !pageInfo.hasNextPage : !pageInfo.hasPreviousPage) return seen;
    cursor = direction === 'forward' ? pageInfo.endCursor : pageInfo.startCursor;
  }
  throw new Error('the walk does not end');
}

const someItems = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 1000 }),
    value: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('ア', 'あ', 'a')),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);
const sameKind = someItems.map((items) =>
  items.map(
    (item): Item => ({
      ...item,
      value: typeof items[0]?.value === 'string' ? String(item.value) : Number(item.value) || 0,
    }),
  ),
);

describe('[LIST-02] cursors', () => {
  test('paging returns every item once, in order, with ties, in both directions, reversed or not', () => {
    fc.assert(
      fc.property(
        sameKind,
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        fc.constantFrom('forward' as const, 'backward' as const),
        (items, size, reverse, direction) => {
          const expected = listOf(items).items.map(({ id }) => id);
          if (reverse) expected.reverse();
          expect(walk(items, size, reverse, direction)).toEqual(expected);
        },
      ),
    );
  });

  test('a cursor stays valid when its item and others are added and removed', () => {
    const items: Item[] = [1, 2, 3, 4, 5, 6].map((id) => ({ id, value: 10 * Math.ceil(id / 2) }));
    const { pageInfo } = paginate(listOf(items), { first: 3 }, 'items');
    const changed = [
      ...items.filter(({ id }) => id !== 3 && id !== 1),
      { id: 7, value: 5 },
      { id: 8, value: 25 },
    ];
    const next = paginate(listOf(changed), { first: 10, after: pageInfo.endCursor }, 'items');
    expect(next.nodes.map(({ id }) => id)).toEqual([4, 8, 5, 6]);
    expect(next.pageInfo.hasPreviousPage).toBe(true);
  });

  test('after and before together return the range between', () => {
    const items: Item[] = [1, 2, 3, 4, 5].map((id) => ({ id, value: id }));
    const cursors = paginate(listOf(items), { first: 5 }, 'items').edges.map(({ cursor }) => cursor);
    const between = paginate(listOf(items), { last: 2, after: cursors[0], before: cursors[4] }, 'items');
    expect(between.nodes.map(({ id }) => id)).toEqual([3, 4]);
    expect(between.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  test.each([
    [{}, 'you must provide one of first or last'],
    [{ first: null, last: null }, 'you must provide one of first or last'],
    [{ first: 1, last: 1 }, 'providing both first and last is not supported'],
    [{ first: 251 }, 'items: first cannot exceed 250, it is 251'],
    [{ last: 251 }, 'items: last cannot exceed 250, it is 251'],
    [{ first: -1 }, 'items: first must be zero or more, it is -1'],
    [{ first: 1, after: 'abc' }, 'Invalid cursor for current pagination sort.'],
    [{ first: 1, after: '' }, 'Invalid cursor for current pagination sort.'],
    [
      { first: 1, after: Buffer.from('{"last_id":1,"last_value":1,"order":"OTHER"}').toString('base64') },
      'Invalid cursor for current pagination sort.',
    ],
  ])('%j is rejected', (args, message) => {
    expect(() => paginate(listOf([]), args, 'items')).toThrow(message);
  });
});
