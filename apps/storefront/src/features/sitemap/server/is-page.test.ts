import { describe, expect, test } from 'vitest';
import { pageOfPath } from './is-page';

describe('[API-03] the page of a path', () => {
  test.each([
    ['/', { locale: 'ja', kind: '', handle: null }],
    ['/en', { locale: 'en', kind: '', handle: null }],
    ['/cart', { locale: 'ja', kind: 'cart', handle: null }],
    ['/products/pachira-mini', { locale: 'ja', kind: 'products', handle: 'pachira-mini' }],
    ['/en/products/植物', { locale: 'en', kind: 'products', handle: '植物' }],
    ['/succulent', { locale: 'ja', kind: 'categories', handle: null }],
    ['/en/ornamentplants/okinawa', { locale: 'en', kind: 'categories', handle: null }],
    ['/collections/beginners', { locale: 'ja', kind: 'collections', handle: 'beginners' }],
    ['/collections', { locale: 'ja', kind: 'collections', handle: null }],
    ['/columns/any', { locale: 'ja', kind: 'columns', handle: 'any' }],
    ['/pages/faq', { locale: 'ja', kind: 'pages', handle: 'faq' }],
    ['/search', { locale: 'ja', kind: 'search', handle: null }],
    ['/en/search/tag', { locale: 'en', kind: 'tags', handle: null }],
  ])('%s', (path, page) => {
    expect(pageOfPath(path)).toEqual(page);
  });

  test.each([
    '',
    '/nope',
    '/en/',
    '/ja',
    '/products',
    '/products/a/b',
    '/ja/categories/succulent/p1',
    '/error-pages/failed',
    '/mail-magazine/coupon/A15',
    '/restock-notice/registered',
    '/api/products',
    '/constructor',
  ])('%j is not a page', (path) => {
    expect(pageOfPath(path)).toBeNull();
  });
});
