import { WINDOW_DISTANCES, WINDOW_SIDES } from '@shop/rules/product/window-fit';
import { expect, test } from 'vitest';
import { WINDOW_FIELDS } from '../features/window/contract/window.ts';
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

test('[FIT-01] each answer about the window makes another page, with a validator of its own', () => {
  const field = (name: string, value: string) => `<input name="${name}" value="${value}">`;
  const html = `<html lang="en"><form data-window-form="">${[
    ...WINDOW_SIDES.map((side) => field(WINDOW_FIELDS.side, side)),
    ...WINDOW_DISTANCES.map((distance) => field(WINDOW_FIELDS.distance, distance)),
  ].join('')}</form></html>`;
  const page = {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    tag: 'a',
    freshUntil: 0,
    bodies: { identity: Buffer.from(html) },
  };
  const answers = WINDOW_SIDES.flatMap((side) => WINDOW_DISTANCES.map((distance) => [side, distance]));
  const asked = answers.map(([side, distance]) =>
    SHOP_SITE.asAsked(page, `/en/search?${WINDOW_FIELDS.side}=${side}&${WINDOW_FIELDS.distance}=${distance}`),
  );
  const texts = asked.map(({ bodies }) => bodies.identity.toString());
  expect(new Set(texts).size).toBe(answers.length);
  expect(new Set([page.tag, ...asked.map(({ tag }) => tag)]).size).toBe(answers.length + 1);
  expect(SHOP_SITE.asAsked(page, '/en/search')).toBe(page);
});
