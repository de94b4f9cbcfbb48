import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import { readKeywordSegment } from '#foundation/routing/decode-segment.ts';
import { config, pageOfQuery, proxy } from '#proxy.ts';

const page = (address: string) => {
  const url = new URL(address, 'http://shop.test');
  return pageOfQuery(url.pathname, url.searchParams);
};

describe('[LIST-04] a list with a query', () => {
  test('is one page for any parameter order', () => {
    expect(page('/succulent?p=2&sort=new')).toBe('/ja/categories/succulent/p2~sort.new');
    expect(page('/succulent?sort=new&x=1&p=2')).toBe('/ja/categories/succulent/p2~sort.new');
  });

  test('ignores unknown parameters', () => {
    expect(page('/succulent?p=-3&sort=cheapest&stock=yes')).toBe('/ja/categories/succulent/p1');
  });

  test('is matched for sub-categories and collections, in both languages', () => {
    expect(page('/ornamentplants/okinawa?stock=1')).toBe('/ja/categories/okinawa/p1~stock.1');
    expect(page('/en/collections/sale?p=2')).toBe('/en/collections/sale/p2');
    expect(page('/en?p=2')).toBeNull();
  });

  test.each([
    '/?p=2',
    '/products/x?p=2',
    '/no-such-category?p=2',
    '/ornamentplants/nowhere?p=2',
    '/a/b/c?p=2',
    '/collections?p=2',
    '/collections/?p=2',
    '/english?p=2',
    '/constructor/x?p=2',
    '/succulent/okinawa?p=2',
    '/collections/sale/x?p=2',
  ])('%s is not a list', (address) => expect(page(address)).toBeNull());
});

describe('[LIST-04] a request for a list with a query', () => {
  const answer = (address: string) => proxy(new NextRequest(new URL(address, 'http://shop.test'))).headers;

  test('is rewritten to that page, without its query', () => {
    const headers = answer('/en/collections/sale?p=2&x=1');
    expect(headers.get('x-middleware-rewrite')).toBe('http://shop.test/en/collections/sale/p2');
    expect(headers.get('x-middleware-next')).toBeNull();
  });

  test('is unchanged for other pages', () => {
    const headers = answer('/products/x?p=2');
    expect(headers.get('x-middleware-next')).toBe('1');
    expect(headers.get('x-middleware-rewrite')).toBeNull();
  });

  test('is matched for the parameters of a list only', () => {
    expect(config.matcher.map(({ source }) => source)).toEqual(Array(7).fill('/:path*'));
    expect(config.matcher.flatMap(({ has }) => has)).toEqual([
      { type: 'query', key: 'p' },
      { type: 'query', key: 'q' },
      { type: 'query', key: 'sort' },
      { type: 'query', key: 'stock' },
      { type: 'query', key: 'price' },
      { type: 'query', key: 'tag' },
      { type: 'query', key: 'tagId' },
    ]);
  });
});

describe('[ROUTE-03] a tag search', () => {
  test('is one page per tag and page, in both languages', () => {
    expect(page('/search/tag?tagId=1,102')).toBe('/ja/tags/1.102/p1');
    expect(page('/en/search/tag?p=2&tagId=1,102&x=1')).toBe('/en/tags/1.102/p2');
    expect(page('/search/tag?sort=new&tag=3.301&tagId=1,102')).toBe('/ja/tags/1.102/p1~sort.new');
  });

  test.each([
    '/search/tag?p=2',
    '/search/tag?tagId=1',
    '/search/tag?tagId=1,102,3',
    '/search/tag/x?tagId=1,2',
  ])('%s is not a tag search', (address) => expect(page(address)).toBeNull());
});

describe('[SEARCH-02] a search', () => {
  test('is one page per keyword and page', () => {
    const [, locale, search, keyword, number] = page('/search?q=モンステラ%20%2F&p=3')?.split('/') ?? [];
    expect([locale, search, number]).toEqual(['ja', 'search', 'p3']);
    expect(readKeywordSegment(keyword ?? '')).toBe('モンステラ /');
  });

  test('[SEARCH-01] for a blank keyword is the search page itself', () => {
    expect(page('/search?q=%20%20')).toBe('/ja/search/none/p1');
  });
});
