// @vitest-environment happy-dom
import {
  formatViewedProducts,
  parseViewedProducts,
  VIEWED_MAX,
  viewProduct,
} from '@shop/rules/favorite/viewed-products';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { runInlineScript } from '#foundation/browser/testing/run-inline-script.ts';
import { cookieText, findCookie } from '#foundation/cookies/browser-cookies.ts';

const stored = () => findCookie(document.cookie, 'view_product_ids');
const keep = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the script reads
  document.cookie = `view_product_ids=${text}; path=/`;
};
const view = (id: number) => {
  document.body.innerHTML = `<div hidden data-viewed-product="${id}"></div>`;
  runInlineScript('viewedProduct');
};

afterEach(() => keep('; max-age=0'));

test('[VIEW-01] a viewed product is stored as by the rule, a malformed cookie is replaced', () => {
  const id = fc.integer({ min: 1, max: 60 });
  const text = fc.oneof(
    fc.uniqueArray(id, { maxLength: VIEWED_MAX }).map(formatViewedProducts),
    fc
      .stringMatching(/^[\d.,a%[\]]{0,12}$/)
      .filter((some) => new Set(some.split(/[.,]/)).size === some.split(/[.,]/).length),
  );
  fc.assert(
    fc.property(text, id, (before, productId) => {
      keep(encodeURIComponent(before));
      view(productId);
      expect(stored()).toBe(formatViewedProducts(viewProduct(parseViewedProducts(before) ?? [], productId)));
    }),
  );
});

test('[COOKIE-01] for 30 days and the whole site, like every cookie of the shop', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  view(7);
  expect(written).toHaveBeenCalledWith(cookieText('view_product_ids', '7', false));
  written.mockRestore();
});

test('[VIEW-01] a page without a product stores none', () => {
  document.body.innerHTML = '';
  runInlineScript('viewedProduct');
  expect(stored() ?? '').toBe('');
});

test('[NEXT-01] a product’s page that the browser rendered ahead is noted once somebody opens it, and not before', () => {
  Object.assign(document, { prerendering: true });
  view(7);
  expect(stored() ?? '').toBe('');
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(stored()).toBe('7');
});
