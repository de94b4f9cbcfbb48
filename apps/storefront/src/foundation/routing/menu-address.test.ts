import { expect, test } from 'vitest';
import { menuAddress } from './menu-address';

const STORE = { locale: 'ja', origins: ['https://shop.example', 'https://komoreno.myshopify.com'] } as const;

test.each([
  ['COLLECTION', 'https://komoreno.myshopify.com/collections/ornamentplants', '/ornamentplants'],
  ['COLLECTION', 'https://another-domain.example/collections/okinawa', '/ornamentplants/okinawa'],
  [
    'COLLECTION',
    'https://shop.example/collections/%E5%A4%9A%E8%82%89?sort_by=price',
    '/collections/多肉?sort_by=price',
  ],
  ['COLLECTIONS', 'https://shop.example/collections', '/collections'],
  ['CATALOG', 'https://shop.example/collections/all', '/search'],
  ['PRODUCT', 'https://shop.example/collections/sale/products/umbellata', '/products/umbellata'],
  ['PRODUCT', 'https://shop.example/products/umbellata', '/products/umbellata'],
  ['PAGE', 'https://shop.example/pages/e-gift', '/fixed/e-gift'],
  ['PAGE', 'https://shop.example/pages/guarantee', '/pages/guarantee'],
  ['BLOG', 'https://shop.example/blogs/news', '/news'],
  ['ARTICLE', 'https://shop.example/blogs/columns/howtochoosepot', '/columns/howtochoosepot'],
  ['ARTICLE', 'https://shop.example/blogs/news/typhoon', '/news#typhoon'],
  ['FRONTPAGE', 'https://shop.example', '/'],
  ['HTTP', 'https://shop.example/collections/cactus', '/cactus'],
  ['HTTP', '/collections/cactus', '/cactus'],
  ['HTTP', 'https://shop.example/search/tag?tagId=3,301', '/search/tag?tagId=3,301'],
  ['HTTP', 'https://help.example/collections/cactus', 'https://help.example/collections/cactus'],
  ['HTTP', '#', '#'],
  ['CUSTOMER_ACCOUNT_PAGE', 'https://shopify.com/1/account', 'https://shopify.com/1/account'],
])('[STORE-02] an entry of the type %s to %s links to %s', (type, url, path) => {
  expect(menuAddress({ type, url }, STORE)).toBe(path);
});

test.each([
  ['https://shop.example/en/collections/cactus', '/cactus'],
  ['https://shop.example/en', '/'],
  ['https://shop.example/english', '/english'],
  ['https://shop.example/pages/guarantee', '/pages/guarantee'],
])('[STORE-02] in English, %s links to %s without a language', (url, path) => {
  expect(menuAddress({ type: 'PAGE', url }, { ...STORE, locale: 'en' })).toBe(path);
});
