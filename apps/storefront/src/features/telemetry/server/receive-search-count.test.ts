import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { describe, expect, test, vi } from 'vitest';
import { countedTerm, searchCountServices } from './receive-search-count';

const { readSearch } = vi.hoisted(() => ({ readSearch: vi.fn() }));
vi.mock('#features/search/server/read-search.ts', () => ({ readSearch }));
vi.mock('#features/telemetry/server/telemetry-services.ts', () => ({
  minuteRoom: () => () => true,
  telemetryServices: () => ({ store: {}, shopUrl: 'http://localhost:3000', maxPerClient: 30 }),
}));

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
    ['100-20000円', '100-20000円'],
    ['awww. pots', 'awww. pots'],
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
    '4111-1111-1111',
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
    expect(countedTerm(`${'木'.repeat(59)} 苔`)).toBe('木'.repeat(59));
    expect(countedTerm('🌱'.repeat(50))).toBe('🌱'.repeat(50));
    expect(countedTerm(`${'木'.repeat(70)} hana@example.com`)).toBeNull();
  });
});

test('[SEARCH-09] the outcome of a search counts products and places; a correction with personal data is left out', async () => {
  const { readOutcome } = searchCountServices();
  readSearch.mockResolvedValueOnce({ total: 2, places: [{}, {}, {}], correction: 'ﾓﾝｽﾃﾗ' });
  expect(await readOutcome('もんすら', 'en')).toEqual({ results: 5, correction: 'モンステラ' });
  expect(readSearch).toHaveBeenCalledExactlyOnceWith('もんすら', DEFAULT_LIST_VIEW, 'en');
  readSearch.mockResolvedValueOnce({ total: 0, places: [], correction: '09012345678' });
  expect(await readOutcome('0901234567', 'ja')).toEqual({ results: 0, correction: null });
  readSearch.mockResolvedValueOnce({ total: 0, places: [], correction: null });
  expect(await readOutcome('苔', 'ja')).toEqual({ results: 0, correction: null });
});

test('[SEARCH-09] what the platform answers in place of the index has no outcome: its misses are not the search’s', async () => {
  const { readOutcome } = searchCountServices();
  readSearch.mockResolvedValueOnce({ total: 0, places: [], correction: null, isProvisional: true });
  expect(await readOutcome('苔', 'ja')).toBeNull();
});
