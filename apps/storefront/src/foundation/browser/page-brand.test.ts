// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { CATEGORY_LINKS, pageBrand } from './page-brand';
import { settingsAttributes } from './shop-settings';

const SETTINGS = { platformUrl: 'https://store.test', publicToken: 'token' };
afterEach(() => {
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
});

test('[BRAND-01] the code has no built-in brand: without one in the page, there is none', () => {
  expect(pageBrand()).toEqual({ keywords: [], categories: [], privacy: null });
});

test.each([
  { keywords: [], categories: [{ href: '/collections/bread', label: '"食パン" と ジャム' }], privacy: null },
  { keywords: ['low light', 'パキラ'], categories: [], privacy: 'https://shop.example/privacy' },
])("[BRAND-01] a page has the brand's messages, lists and privacy policy", ({ categories, ...brand }) => {
  document.body.innerHTML = `<ul data-links="${CATEGORY_LINKS}">${categories
    .map(({ href, label }) => `<li><a href="${href}">${label}</a></li>`)
    .join('')}</ul>`;
  for (const [name, value] of Object.entries(settingsAttributes({ ...SETTINGS, brand }))) {
    document.documentElement.setAttribute(name, value);
  }
  expect(pageBrand()).toEqual({ ...brand, categories });
});
