import { NO_SEARCH_DICTIONARY } from '@shop/rules/brand/search-dictionary';
import { beforeAll, describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { helpTelling } from './help-in-text';
import { wordsOfPlace } from './indexed-words';
import { SearchIndex } from './search-index';
import { searchLexicon } from './search-lexicon';
import { textLikeness } from './text-likeness';

const QUESTION = {
  kind: 'help',
  handle: 'faq bell',
  path: '/faq#bell',
  isQuestion: true,
  title: { ja: '呼び鈴は鳴らしますか', en: 'Do you ring the bell?' },
  answer: { ja: '宅配の運転手は呼び鈴を鳴らします。', en: 'The driver rings the bell.' },
  more: '/pages/drivers',
} as const;

const index = new SearchIndex(searchLexicon(NO_SEARCH_DICTIONARY), [QUESTION] as never);

function putPage(handle: string, title: string, ja: string) {
  index.put({
    document: { kind: 'help', handle, path: `/pages/${handle}`, title: { ja: title, en: handle } as never },
    ...wordsOfPlace({
      title: { ja: title, en: handle } as never,
      readings: [],
      headings: [],
      body: { ja, en: '' } as never,
    }),
  });
}

const toldBy = (query: string) => helpTelling(query, index, textLikeness(query, index));

describe('[SEARCH-06] the page whose text says most of a query', () => {
  beforeAll(async () => {
    const { entries } = await indexedCatalogue();
    for (const entry of entries) if (entry.document.kind === 'product') index.put(entry);
    putPage('drivers', '運転手', '宅配の時刻は運転手が電話で連絡します。');
    putPage('wages', '給与', '給与は銀行に振り込みます。');
  });

  test('is found by two rare words of it, in any order', () => {
    expect([...toldBy('運転手から電話').pages.keys()][0]).toBe('help drivers');
    expect([...toldBy('銀行 給与').pages.keys()]).toEqual(['help wages']);
  });

  test('is that which a frequent question leads to', () => {
    expect([...toldBy('運転手は呼び鈴を鳴らす?').pages.keys()]).toEqual(
      expect.arrayContaining(['help faq bell', 'help drivers']),
    );
  });

  test('is found neither by one word nor by few of many', () => {
    expect(toldBy('銀行').pages.size).toBe(0);
    expect(toldBy('運転手 電話 豪雨 警報 避難 倉庫 鉄道').pages.size).toBe(0);
  });

  test('is not better where a product says more', () => {
    expect(toldBy('運転手から電話').isBest).toBe(true);
    expect(toldBy('パキラ 編み込み 陶器鉢 運転手 電話').isBest).toBe(false);
  });
});
