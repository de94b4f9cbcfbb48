import type { Collection } from '@shop/rules/catalog/collection';
import { parseListQuery } from '@shop/rules/catalog/list-view';
import { describe, expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { listCount, listMeta, sortLabel } from './list-meta';

const herb: Collection = {
  handle: 'herb',
  title: 'ハーブ',
  kind: 'category',
  path: '/herb',
  thumbnail: null,
  description: '料理に使えるハーブ。',
  introduction: '',
  cover: null,
  parent: null,
  producer: null,
  seo: { title: '', description: '' },
};
const metaOf = (query: string, locale: 'ja' | 'en' = 'ja', collection = herb) =>
  listMeta({ locale, collection, view: parseListQuery(new URLSearchParams(query)), shown: 24, total: 57 });

describe('[LIST-04] SEO metadata of a list', () => {
  test('the canonical URL of its first page is the list', () => {
    expect(metaOf('')).toEqual({
      path: '/herb',
      title: 'ハーブの通販',
      description: '料理に使えるハーブ。',
      isVariant: false,
    });
  });

  test('each further page has its own title and URL', () => {
    expect(metaOf('p=2')).toEqual({
      path: '/herb?p=2',
      title: 'ハーブの通販 2ページ目',
      description: '57点中 25〜48点目。料理に使えるハーブ。',
      isVariant: false,
    });
    expect(metaOf('p=2', 'en')).toMatchObject({
      path: '/herb?p=2',
      title: expect.stringMatching(/, page 2$/),
    });
  });

  test('filtered or sorted, its canonical URL is its first page, and its title names the filters', () => {
    expect(metaOf('p=2&sort=price-asc&stock=1&price=-3000&tag=2.201')).toEqual({
      path: '/herb',
      title: 'ハーブの通販(在庫あり・〜3,000円・日陰に強い・価格の安い順) 2ページ目',
      description:
        '57点中 25〜48点目。在庫あり・〜3,000円・日陰に強い・価格の安い順の57点。料理に使えるハーブ。',
      isVariant: true,
    });
    expect(metaOf('sort=new')).toMatchObject({ path: '/herb', isVariant: true });
    expect(metaOf('stock=1', 'en').description).toBe('In stock: 57 products. 料理に使えるハーブ。');
  });

  test("the merchant's SEO fields take precedence; purposes and producers are no shops in structured data", () => {
    const seo = { ...herb, seo: { title: '', description: '検索用' } };
    expect(metaOf('', 'ja', seo).description).toBe('検索用');
    expect(metaOf('', 'ja', { ...herb, kind: 'purpose' }).title).toBe('ハーブ');
  });
});

test.each([
  ['ja', 1, 24, 193, '193点中 1〜24点を表示'],
  ['ja', 2, 24, 193, '193点中 25〜48点を表示'],
  ['ja', 9, 1, 193, '193点中 193〜193点を表示'],
  ['en', 3, 9, 57, '49 to 57 of 57'],
  ['ja', 1, 24, 24, '24点の商品'],
  ['en', 1, 1, 1, '1 product'],
  ['en', 1, 0, 0, '0 products'],
] as const)('[LIST-02] [SEARCH-02] in %s page %i with %i of %i: %s', (locale, page, shown, total, said) => {
  expect(listCount({ locale, page, shown, total })).toBe(said);
});

test.each([
  ['recommended', 'おすすめ順', 'Recommended'],
  ['best', '人気順', 'Best selling'],
  ['new', '新着順', 'Newest'],
  ['price-asc', '価格の安い順', 'Price: low to high'],
  ['price-desc', '価格の高い順', 'Price: high to low'],
] as const)('[LIST-04] the order %s is named %s', (sort, ja, en) => {
  expect(sortLabel(sort, messages('ja'))).toBe(ja);
  expect(sortLabel(sort, messages('en'))).toBe(en);
});
