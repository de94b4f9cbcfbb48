import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalQuery } from './canonical-query';

const canonical = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  return canonicalQuery(path, new URLSearchParams(query));
};

test.each([
  ['/', 'q=1&p=2', ''],
  ['/cart', 'variant=1', ''],
  ['/en/news', 'p=2', ''],
  ['/no-such-page', 'p=2&q=x', ''],
  ['/products/a', 'variant=42&utm_source=x', 'variant=42'],
  ['/products/a', 'variant=4x', ''],
  ['/products/a', 'variant=1234567890123456789', ''],
  ['/products/a/b', 'variant=42', ''],
  ['/en/products/a', 'p=2&variant=42', 'variant=42'],
  ['/succulent', 'sort=new&p=2', 'p=2&sort=new'],
  ['/succulent', 'sort=nonsense&p=02&stock=yes', ''],
  ['/ornamentplants/okinawa', 'p=3', 'p=3'],
  ['/ornamentplants/elsewhere', 'p=3', ''],
  ['/en/collections/desk', 'tag=3.301_1.102&variant=1', 'tag=1.102_3.301'],
  ['/search', 'sort=new&q=%E6%9D%BE&p=2&x=1', 'q=%E6%9D%BE&p=2&sort=new'],
  ['/search', 'q=%20&p=2', ''],
  ['/search', 'p=2', ''],
  ['/search/tag', 'tagId=1,102&p=1', 'tagId=1,102'],
  ['/search/tag', 'sort=new&tagId=1,102&tag=3.301&stock=1', 'tagId=1,102&sort=new&stock=1'],
  ['/search/tag', 'tagId=x&p=2', ''],
  ['/ranking', 'show=8&category=fruit', 'category=fruit&show=8'],
  ['/ranking', 'show=9&category=constructor', ''],
])('[SEC-04] of %s?%s is %j', (path, query, expected) => {
  expect(canonical(`${path}?${query}`)).toBe(expected);
});

test('[SEC-04] it is idempotent, for any query', () => {
  const path = fc.constantFrom(
    '/',
    '/products/a',
    '/search',
    '/search/tag',
    '/ranking',
    '/succulent',
    '/en/collections/x',
  );
  const name = fc.constantFrom(
    'variant',
    'q',
    'p',
    'tagId',
    'sort',
    'stock',
    'price',
    'tag',
    'category',
    'show',
    'x',
  );
  const value = fc.oneof(
    fc.string(),
    fc.nat().map(String),
    fc.constantFrom('new', '1,102', '1.102', 'fruit', '8', '1000-'),
  );
  fc.assert(
    fc.property(path, fc.array(fc.tuple(name, value), { maxLength: 6 }), (address, pairs) => {
      const once = canonicalQuery(address, new URLSearchParams(pairs));
      expect(canonicalQuery(address, new URLSearchParams(once))).toBe(once);
    }),
  );
});
