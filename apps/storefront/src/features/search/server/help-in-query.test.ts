import { SEARCH_DICTIONARY } from '@shop/brands/komoreno/search';
import { describe, expect, test } from 'vitest';
import { helpInQuery } from './help-in-query';
import { searchLexicon } from './search-lexicon';

const lexicon = searchLexicon(SEARCH_DICTIONARY);
const first = (query: string) => helpInQuery(query, lexicon).paths[0];

describe('[SEARCH-06] a trouble leads to the page that helps', () => {
  test.each([
    ['葉が黄色い', '/pages/premium-support'],
    ['モンステラの葉っぱが黄色くなった', '/pages/premium-support'],
    ['bugs in my soil', '/pages/premium-support'],
    ['届いた鉢が割れていた', '/pages/guarantee'],
    ['the pot was cracked', '/pages/guarantee'],
    ['where is my order', '/policies/legal-notice'],
    ['いつ頃届きますか', '/policies/legal-notice'],
    ['can I cancel my order', '/policies/refund-policy'],
    ["I don't know the address", '/fixed/e-gift'],
  ])('%s', (query, path) => {
    expect(first(query)).toBe(path);
  });

  test.each([
    '観葉植物',
    '枯れにくい観葉植物',
    '葉の黒い植物の鉢',
    'yellow flowers',
    '割れにくい鉢',
    'monstera',
  ])('%s is none', (query) => {
    expect(first(query)).toBeUndefined();
  });
});
