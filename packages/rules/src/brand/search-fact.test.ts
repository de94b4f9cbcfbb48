import { expect, test } from 'vitest';
import { readRankedFact, readSearchFact } from './search-fact';

test('[SEARCH-05] a fact is an AI tag, a tag, a claim or a name, by how it is written', () => {
  expect(readSearchFact('4.401')).toEqual({ kind: 'aiTag', parentId: 4, childId: 401 });
  expect(readSearchFact('#herb')).toEqual({ kind: 'tag', tag: 'herb' });
  expect(readSearchFact('!likes humid')).toEqual({ kind: 'claim', term: 'likes humid' });
  expect(readSearchFact('fern 4.5')).toEqual({ kind: 'name', name: 'fern 4.5' });
});

test('[SEARCH-05] a fact behind a minus ranks goods later', () => {
  expect(readRankedFact('-4.404')).toEqual({ fact: readSearchFact('4.404'), isWorse: true });
  expect(readRankedFact('!likes humid')).toEqual({ fact: readSearchFact('!likes humid'), isWorse: false });
});
