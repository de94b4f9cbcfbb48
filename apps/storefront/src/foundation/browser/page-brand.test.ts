// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { pageBrand } from './page-brand';
import { settingsAttributes } from './shop-settings';

const SETTINGS = { platformUrl: 'https://store.test', publicToken: 'token' };
afterEach(() => document.documentElement.removeAttribute('data-brand'));

test('[BRAND-01] the code has no brand of its own: where the page says none, there is none', () => {
  expect(settingsAttributes(SETTINGS)).not.toHaveProperty('data-brand');
  expect(pageBrand()).toEqual({ keywords: [], categories: [], privacy: null });
});

test('[BRAND-01] a page says which words, lists and privacy policy it has', () => {
  const brand = {
    keywords: [],
    categories: [{ href: '/collections/bread', label: '"食パン"' }],
    privacy: null,
  };
  for (const [name, value] of Object.entries(settingsAttributes({ ...SETTINGS, brand }))) {
    document.documentElement.setAttribute(name, value);
  }
  expect(pageBrand()).toEqual(brand);
});
