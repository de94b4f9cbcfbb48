import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberList, packed, WeightedList } from './weighted-list';

const changes = fc.array(
  fc.record({
    // Around the largest number of two bytes, too.
    number: fc.oneof(fc.nat(40), fc.integer({ min: 65_530, max: 65_540 })),
    weight: fc.oneof(fc.nat(2_000), fc.integer({ min: 65_530, max: 65_540 })),
    isGone: fc.boolean(),
  }),
  { maxLength: 200 },
);

test('[SEARCH-07] lists of an index hold what was added and not removed, whatever the order', () => {
  fc.assert(
    fc.property(changes, (all) => {
      const numbers = new NumberList(1_000);
      const weighted = new WeightedList(1_000, 1);
      // One is never removed, so that neither becomes empty.
      const known = new Map([[1_000, 1]]);
      for (const { number, weight, isGone } of all) {
        if (isGone && known.has(number)) {
          numbers.remove(number);
          weighted.remove(number);
          known.delete(number);
        } else if (!isGone && !known.has(number)) {
          numbers.add(number);
          weighted.add(number, weight / 10);
          known.set(number, weight / 10);
        }
      }
      const found = new Map<number, number>();
      weighted.each((number, weight) => found.set(number, weight));
      expect(found).toEqual(known);
      expect(new Set(numbers.values)).toEqual(new Set(known.keys()));
      expect([numbers.size, weighted.size]).toEqual([known.size, known.size]);
    }),
  );
});

test('[SEARCH-07] the first of a list goes as any other does, and what is not there changes nothing', () => {
  const weighted = new WeightedList(5, 0.3);
  weighted.add(6, 121.9);
  weighted.remove(9);
  weighted.remove(5);
  const found: [number, number][] = [];
  weighted.each((number, weight) => found.push([number, weight]));
  expect(found).toEqual([[6, 121.9]]);
  const numbers = new NumberList(5);
  numbers.add(6);
  numbers.remove(9);
  numbers.remove(5);
  expect([...numbers.values]).toEqual([6]);
});

test('[SEARCH-07] numbers take two bytes until one of them needs more', () => {
  const bytes = ({ values }: NumberList) => ('BYTES_PER_ELEMENT' in values ? values.BYTES_PER_ELEMENT : null);
  const list = new NumberList(65_535);
  list.add(1);
  expect(bytes(list)).toBe(2);
  list.add(65_536);
  expect([...list.values]).toEqual([65_535, 1, 65_536]);
  expect(bytes(list)).toBe(4);
  expect([...packed([65_535, 65_536])]).toEqual([65_535, 65_536]);
});
