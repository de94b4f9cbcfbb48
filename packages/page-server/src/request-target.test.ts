import { expect, test } from 'vitest';
import { readRequestTarget } from './request-target';

test.each([
  ['/', '/', '/'],
  ['/products/pachira-mini?variant=1', '/products/pachira-mini?variant=1', '/products/pachira-mini'],
  ['/pages/%25', '/pages/%25', '/pages/%'],
  ['/products/%E6%A4%8D%E7%89%A9', '/products/%E6%A4%8D%E7%89%A9', '/products/植物'],
  ['/x/../error-pages/failed', '/error-pages/failed', '/error-pages/failed'],
  ['/x/%2e%2e/error-pages/failed', '/error-pages/failed', '/error-pages/failed'],
  ['//evil.example/x', '//evil.example/x', '//evil.example/x'],
  ['/a\\b', '/a/b', '/a/b'],
  ['http://evil.example/cart?x=1', '/cart?x=1', '/cart'],
  ['HTTPS://evil.example', '/', '/'],
  ['/search?q=%', '/search?q=%', '/search'],
])('%s requests %s', (target, address, path) => {
  expect(readRequestTarget(target)).toEqual({ kind: 'address', address, path });
});

test('an asterisk refers to the whole server', () => {
  expect(readRequestTarget('*')).toEqual({ kind: 'server' });
});

test.each(['/products/%', '/%E3%81', '/%zz', '', 'products', 'ftp://x/y', 'javascript:alert(1)', 'http://'])(
  '[ROUTE-14] %j is not a URL',
  (target) => {
    expect(readRequestTarget(target)).toEqual({ kind: 'malformed' });
  },
);
