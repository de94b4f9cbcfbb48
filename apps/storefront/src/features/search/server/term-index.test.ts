import { expect, test } from 'vitest';
import { bestOf, TermIndex } from './term-index';

const WORDS = {
  words: [
    ['ゴムノキ', 100],
    ['観葉', 20],
  ] as [string, number][],
  body: ['葉', '光'],
};

test('[SEARCH-03] [SEC-04] a thing that is put in again and again costs what it cost once', () => {
  const index = new TermIndex();
  index.put('pachira', WORDS);
  index.put('umbellata', WORDS);
  const { size } = index;
  for (let time = 0; time < 1_000; time += 1) index.put('umbellata', WORDS);
  expect(index.size).toEqual(size);
  for (let time = 0; time < 1_000; time += 1)
    index.put('umbellata', { words: [[`語${time}`, 1]], body: [`文${time}`] });
  expect(index.size).toEqual({ things: 2, words: 3, body: 3 });
});

test('[SEARCH-03] what takes the number of something that is gone is found by its own words alone', () => {
  const index = new TermIndex();
  index.put('umbellata', WORDS);
  expect([...index.find('ゴムノキ').keys()]).toEqual(['umbellata']);
  index.remove('umbellata');
  index.put('pachira', { words: [['パキラ', 100]], body: ['水'] });
  expect([...index.find('ゴムノキ').keys()]).toEqual([]);
  expect([...index.findInBody('葉').keys()]).toEqual([]);
  expect([...index.find('パキラ').keys()]).toEqual(['pachira']);
  expect([...index.findInBody('水').keys()]).toEqual(['pachira']);
  index.put('umbellata', WORDS);
  expect([...index.find('ゴムノキ').keys()]).toEqual(['umbellata']);
  index.remove('umbellata');
  index.remove('pachira');
  expect(index.size).toEqual({ things: 2, words: 0, body: 0 });
});

test('[SEARCH-03] [SEARCH-07] a word of thousands of entries is found as one of a few, with the weight of each', () => {
  const index = new TermIndex();
  const keys = Array.from({ length: 3_000 }, (_, at) => `plant-${at}`);
  keys.forEach((key, at) => {
    index.put(key, { words: [['観葉', 1 + (at % 90)]], body: ['葉'] });
  });
  index.put('pot', { words: [['鉢', 100]], body: ['土'] });
  const named = index.find('観葉');
  expect([named.size, named.get('plant-0'), named.get('plant-91'), named.get('pot')]).toEqual([
    3_000,
    1,
    2,
    undefined,
  ]);
  expect([...named]).toEqual(keys.map((key, at) => [key, 1 + (at % 90)]));
  expect([...named.keys()]).toEqual(keys);
  expect(Math.max(...named.values())).toBe(90);
  expect(bestOf(named)).toBe(90);
  const told = index.findInBody('葉');
  expect([told.size, told.has('plant-2999'), told.has('pot')]).toEqual([3_000, true, false]);
  index.remove('plant-0');
  expect([index.find('観葉').size, index.find('観葉').has('plant-0')]).toEqual([2_999, false]);
});

test('[SEARCH-07] [SEC-04] matches are kept, but not those of words without number', () => {
  const index = new TermIndex();
  index.put('umbellata', WORDS);
  const kept = index.find('ゴムノキ');
  expect(index.find('ゴムノキ')).toBe(kept);
  for (let time = 0; time < 12_000; time += 1) index.find(`無${time}`);
  expect(index.find('ゴムノキ')).not.toBe(kept);
});
