import { expect, test } from 'vitest';
import { languageOf, otherLanguageAddress, otherLanguageMark } from './other-language';

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
  expect(otherLanguageAddress(address)).toBe(other);
});

test.each([
  ['/en//elsewhere.example', '/elsewhere.example'],
  ['/en/\\elsewhere.example', '/elsewhere.example'],
  ['//elsewhere.example', '/en/elsewhere.example'],
  ['/en/..//elsewhere.example', '/elsewhere.example'],
  ['http://elsewhere.example/', '/en'],
  ['*', '/en'],
])('no URL leads to another site: %s', (address, other) => {
  expect(otherLanguageAddress(address)).toBe(other);
});

test('[HEAD-01] a rendered page links to the other home page, marked', () => {
  expect([otherLanguageMark('ja'), otherLanguageMark('en')]).toEqual(['/en?this-page', '/?this-page']);
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
  expect(otherLanguageAddress('/a"<b>?q="</script>&x=\'1')).not.toMatch(/["<>']/);
});
