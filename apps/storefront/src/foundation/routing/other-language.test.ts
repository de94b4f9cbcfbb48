import { expect, test } from 'vitest';
import { addressIn, languageMark, languageOf } from './other-language';

const otherAddress = (address: string) => {
  const own = languageOf(address);
  return addressIn(own === 'ja' ? 'en' : 'ja', address, own);
};

test.each([
  ['/cart?p=2', 'ja', 'zh-TW', '/zh-TW/cart?p=2'],
  ['/en', 'en', 'zh-TW', '/zh-TW'],
  ['/zh-TW/products/a', 'zh-TW', 'en', '/en/products/a'],
  ['/zh-tw/products/a', 'zh-TW', 'ja', '/products/a'],
] as const)('[LANG-02] %s, in %s, is in %s %s', (address, own, language, other) => {
  expect(languageOf(address)).toBe(own);
  expect(addressIn(language, address, own)).toBe(other);
});

test.each([
  ['/', '/en'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/succulent', '/en/succulent'],
  ['/en/succulent?p=2&sort=new', '/succulent?p=2&sort=new'],
  ['/search?q=%E6%9D%BE', '/en/search?q=%E6%9D%BE'],
  ['/products/a?variant=1', '/en/products/a?variant=1'],
  ['/?category=fruit', '/en?category=fruit'],
  ['/en?category=fruit', '/?category=fruit'],
  ['/english-roses', '/en/english-roses'],
  ['/en/en', '/en'],
  ['/products/x//en/y', '/en/products/x//en/y'],
])('[HEAD-01] [ROUTE-16] %s is %s in the other language', (address, other) => {
  expect(otherAddress(address)).toBe(other);
});

test.each([
  ['/en//elsewhere.example', '/elsewhere.example'],
  ['/en/\\elsewhere.example', '/elsewhere.example'],
  ['//elsewhere.example', '/en/elsewhere.example'],
  ['/en/..//elsewhere.example', '/elsewhere.example'],
  ['http://elsewhere.example/', '/en'],
  ['*', '/en'],
])('no URL leads to another site: %s', (address, other) => {
  expect(otherAddress(address)).toBe(other);
});

test('[HEAD-01] a rendered page links to the home page in another language, marked', () => {
  expect([languageMark('en'), languageMark('ja'), languageMark('zh-TW')]).toEqual([
    '/en?this-page',
    '/?this-page',
    '/zh-TW?this-page',
  ]);
});

test.each([
  ['/', 'ja'],
  ['/en', 'en'],
  ['/en/cart', 'en'],
  ['/en?p=2', 'en'],
  ['/en#reviews', 'en'],
  ['/english-roses', 'ja'],
  ['/products/en/x', 'ja'],
] as const)('[ROUTE-16] %s is a URL in %s', (address, locale) => {
  expect(languageOf(address)).toBe(locale);
});

test('no part of a URL escapes its attribute or script', () => {
  expect(otherAddress('/a"<b>?q="</script>&x=\'1')).not.toMatch(/["<>']/);
});
