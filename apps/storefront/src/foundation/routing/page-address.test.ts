import { describe, expect, test } from 'vitest';
import { readTagSegment, tagSegment } from './decode-segment';
import { FIRST_RANKS, FIRST_VARIANT, FIRST_VIEW, NO_KEYWORD, OVERALL, pageAddress } from './page-address';

test('[ROUTE-01] [ROUTE-06] [ROUTE-16] each page type has its own URL in each language', () => {
  expect([
    pageAddress.home('ja'),
    pageAddress.product('en', 'pachira', FIRST_VARIANT),
    pageAddress.category('ja', 'succulent', FIRST_VIEW),
    pageAddress.collection('en', 'sale', 'p2'),
    pageAddress.search('ja', NO_KEYWORD, FIRST_VIEW),
    pageAddress.collections('en'),
    pageAddress.ranking('ja', OVERALL, FIRST_RANKS),
    pageAddress.news('en'),
    pageAddress.columns('en'),
    pageAddress.advisors('ja'),
    pageAddress.content('en', 'guarantee'),
    pageAddress.policy('ja', 'legal-notice'),
    pageAddress.column('en', 'howtochoosepot'),
    pageAddress.tag('ja', '1.102', 'p1'),
    pageAddress.cart('en'),
    pageAddress.favorite('ja'),
    pageAddress.mailMagazine('en', 'failed'),
    pageAddress.coupon('ja', 'GREEN15'),
    pageAddress.restockNotice('en', 'registered'),
    pageAddress.inStock('en', 'pachira', '1'),
    pageAddress.missing('ja'),
    pageAddress.errorPage('en', 'failed'),
  ]).toEqual([
    '/ja',
    '/en/products/pachira/first',
    '/ja/categories/succulent/p1',
    '/en/collections/sale/p2',
    '/ja/search/none/p1',
    '/en/collections',
    '/ja/ranking/overall/4',
    '/en/news',
    '/en/columns',
    '/ja/advisors',
    '/en/pages/guarantee',
    '/ja/policies/legal-notice',
    '/en/columns/howtochoosepot',
    '/ja/tags/1.102/p1',
    '/en/cart',
    '/ja/favorite',
    '/en/mail-magazine/failed',
    '/ja/mail-magazine/coupon/GREEN15',
    '/en/restock-notice/registered',
    '/en/restock-notice/in-stock/pachira/1',
    '/ja/missing',
    '/en/error-pages/failed',
  ]);
});

describe('[ROUTE-14] URL parameters', () => {
  test.each([
    ['1.102', { parentId: 1, childId: 102 }],
    ['0.102', null],
    ['1.0', null],
    ['1', null],
    ['1.102.3', null],
    ['1.1x2', null],
    ['1xx.102', null],
    ['', null],
    ['x1.102', null],
    ['1234567.1', null],
  ])('[ROUTE-03] %s as a tag', (segment, tag) => {
    expect(readTagSegment(segment)).toEqual(tag);
    if (tag) expect(tagSegment(tag)).toBe(segment);
  });
});
