import { expect, test } from 'vitest';
import { withOtherLanguage } from './with-other-language';

const page = (body: string, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(body),
});
const sent = (body: string, address: string, type?: string) =>
  withOtherLanguage(page(body, type), address).body.toString();

test('[HEAD-01] a page’s links to the other language lead to its own address there', () => {
  const japanese = '<a href="/en?this-page">English</a>植物<a href="/en?this-page">English</a>';
  expect(sent(japanese, '/search?q=%24%26&p=2')).toBe(
    '<a href="/en/search?q=%24%26&p=2">English</a>植物<a href="/en/search?q=%24%26&p=2">English</a>',
  );
  expect(sent('<a href="/?this-page">日本語</a>', '/en/products/a?variant=1')).toBe(
    '<a href="/products/a?variant=1">日本語</a>',
  );
});

test('what is no page, and a page without such a link, is sent as it is', () => {
  const text = '<a href="/en?this-page">';
  expect(sent(text, '/', 'text/x-component')).toBe(text);
  expect(sent('<p>植物</p>', '/')).toBe('<p>植物</p>');
});
