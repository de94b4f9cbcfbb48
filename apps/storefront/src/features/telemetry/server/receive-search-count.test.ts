import { describe, expect, test } from 'vitest';
import { countedTerm } from './receive-search-count';

describe('[SEARCH-09] normalisation of counted queries', () => {
  test.each([
    ['　モンステラ  小さい ', 'モンステラ 小さい'],
    ['ﾓﾝｽﾃﾗ', 'モンステラ'],
    ['Snake PLANT', 'snake plant'],
    ['\u202epot\u0000\u001b[31m', 'pot[31m'],
    // Prices, sizes and years are not personal numbers.
    ['３０００〜５０００円', '3000〜5000円'],
    ['between 10000-20000 yen', 'between 10000-20000 yen'],
    ['100000円以下', '100000円以下'],
    ['高さ100cm 8号 2026', '高さ100cm 8号 2026'],
  ])('%j is %j', (query, term) => {
    expect(countedTerm(query)).toBe(term);
  });

  test.each([
    'hana@example.com',
    'ｈａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ モンステラ',
    'hana@',
    'https://shop.example/?token=1',
    'www.example.com',
    '09012345678',
    '０９０－１２３４－５６７８',
    '090 1234 5678',
    '+81 90-1234-5678',
    '(03) 1234-5678',
    '03ー1234ー5678',
    '4111 1111 1111 1111',
    '100-0001 山田',
    '〒100',
    '注文 1234567',
    ' ',
    '\u200b',
  ])('%j is not stored', (query) => {
    expect(countedTerm(query)).toBeNull();
  });

  test('a long text is truncated after validation', () => {
    expect(countedTerm('木'.repeat(100))).toBe('木'.repeat(60));
    expect(countedTerm('🌱'.repeat(50))).toBe('🌱'.repeat(50));
    expect(countedTerm(`${'木'.repeat(70)} hana@example.com`)).toBeNull();
  });
});
