import { describe, expect, test } from 'vitest';
import { rankingAddresses, rankingPath } from './ranking-path';

describe('[RANK-01] the URLs of a ranking', () => {
  test.each([
    [null, undefined, '/ranking'],
    [null, 4, '/ranking'],
    [null, 8, '/ranking?show=8'],
    ['herb', undefined, '/ranking?category=herb'],
    ['herb', 4, '/ranking?category=herb'],
    ['herb', 24, '/ranking?category=herb&show=24'],
  ])('of %j with %j shown', (category, shown, path) => {
    expect(rankingPath(category, shown)).toBe(path);
  });

  test('lead in steps to all 24, each with an anchor to the new ones', () => {
    expect(rankingAddresses('ja', null)).toEqual([
      '/ranking',
      '/ranking?show=8#rank-5',
      '/ranking?show=12#rank-9',
      '/ranking?show=16#rank-13',
      '/ranking?show=20#rank-17',
      '/ranking?show=24#rank-21',
    ]);
    expect(rankingAddresses('en', 'herb').slice(0, 2)).toEqual([
      '/en/ranking?category=herb',
      '/en/ranking?category=herb&show=8#rank-5',
    ]);
  });
});
