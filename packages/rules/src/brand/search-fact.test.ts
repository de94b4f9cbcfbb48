import { expect, test } from 'vitest';
import { readSearchFact } from './search-fact';

test('[SEARCH-05] a fact is an AI tag, a tag, a claim or a name, by how it is written', () => {
  expect(readSearchFact('4.401')).toEqual({ kind: 'aiTag', parentId: 4, childId: 401 });
  expect(readSearchFact('#herb')).toEqual({ kind: 'tag', tag: 'herb' });
  expect(readSearchFact('!likes humid')).toEqual({ kind: 'claim', term: 'likes humid' });
  expect(readSearchFact('fern 4.5')).toEqual({ kind: 'name', name: 'fern 4.5' });
});
