import { expect, test } from 'vitest';
import { TermIndex } from './term-index';

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
