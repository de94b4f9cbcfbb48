import { expect, test } from 'vitest';
import { SHOP_SITE } from './shop-site';

const { isInnerPath } = SHOP_SITE;

test.each([
  '/error-pages/failed',
  '/ERROR-PAGES/failed',
  '/en/Error-Pages/missing',
  '/EN/error-pages',
  '/ja/error-pages/x',
  '//error-pages//failed',
  '/ja/categories/succulent/p1',
  '/JA/Categories/succulent/p1',
  '/en/search/none/p1/',
  '/en/tags/1.102/p1',
])('[ROUTE-14] %s is the internal route of a page', (path) => {
  expect(isInnerPath(path)).toBe(true);
});

test.each([
  '/',
  '/error-pages-of-ours',
  '/products/error-pages',
  '/collections/new',
  '/en/collections/new',
  '/en/search/tag',
  '/search',
])('%s is a URL', (path) => {
  expect(isInnerPath(path)).toBe(false);
});

const sent = (html: string, address: string) => SHOP_SITE.forAddress(html, address);

test('[HEAD-01] the language links of a page have their own URL in the other language', () => {
  const japanese = '<a href="/en?this-page">English</a>植物<a href="/en?this-page">English</a>';
  expect(sent(japanese, '/search?q=%24%26&p=2')).toBe(
    '<a href="/en/search?q=%24%26&p=2">English</a>植物<a href="/en/search?q=%24%26&p=2">English</a>',
  );
  expect(sent('<a href="/?this-page">日本語</a>', '/en/products/a?variant=1')).toBe(
    '<a href="/products/a?variant=1">日本語</a>',
  );
});

test('a page without such a link is unchanged', () => {
  expect(sent('<p>植物</p>', '/')).toBe('<p>植物</p>');
});
