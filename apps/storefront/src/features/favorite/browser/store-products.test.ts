// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findCookie } from '#foundation/cookies/browser-cookies.ts';
import { storeProducts, subscribeToOtherTabs } from './store-products';

const want = (productId: number, isRequested = true) => ({
  kind: 'favorite' as const,
  productId,
  isRequested,
});
const view = (productId: number) => ({ kind: 'view' as const, productId });
const cookie = (name: string) => findCookie(document.cookie, name);
const set = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what another page left
  document.cookie = `${text}; path=/`;
};

const forget = () => {
  for (const name of ['favorite_product_ids', 'view_product_ids']) set(`${name}=; max-age=0`);
};

beforeEach(forget);
afterEach(() => {
  vi.restoreAllMocks();
  forget();
});

describe('products stored in a browser', () => {
  test('[FAV-01] favorites, newest first, in their cookie; an empty list deletes the cookie', async () => {
    storeProducts([want(1), want(2)]);
    expect(cookie('favorite_product_ids')).toBe('2.1');
    expect(storeProducts([want(1, false), want(2, false)])?.favorites).toEqual([]);
    // The test's browser removes expired cookies with a delay.
    await vi.waitFor(() => expect(cookie('favorite_product_ids')).toBeNull());
  });

  test('[FAV-01] the 101st favorite evicts the oldest', () => {
    storeProducts(Array.from({ length: 100 }, (_, index) => want(index + 1)));
    storeProducts([want(101)]);
    const ids = cookie('favorite_product_ids')?.split('.');
    expect(ids).toHaveLength(100);
    expect(ids?.[0]).toBe('101');
    expect(ids).not.toContain('1');
  });

  test('[VIEW-01] recently viewed, the latest first', () => {
    storeProducts([view(1)]);
    storeProducts([view(2)]);
    expect(storeProducts([view(1)])).toEqual({ favorites: [], viewed: [1, 2] });
    expect(cookie('view_product_ids')).toBe('1.2');
  });

  test('[COOKIE-01] a malformed cookie counts as empty, unchanged by reads and replaced by a write', () => {
    set('favorite_product_ids=%E3%81');
    set('view_product_ids=[1,2]');
    expect(storeProducts([])).toEqual({ favorites: [], viewed: [] });
    expect(document.cookie).toContain('favorite_product_ids=%E3%81');
    storeProducts([want(5), view(6)]);
    expect(cookie('favorite_product_ids')).toBe('5');
    expect(cookie('view_product_ids')).toBe('6');
  });

  test('[FAV-01] a change is sent to other tabs, and nothing without a change', () => {
    const told = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => undefined);
    storeProducts([want(1)]);
    expect(told.mock.calls).toEqual([['']]);
    storeProducts([want(1)]);
    storeProducts([]);
    expect(told).toHaveBeenCalledOnce();
  });

  test("[FAV-01] a subscriber receives another tab's change", () => {
    const added = vi
      .spyOn(BroadcastChannel.prototype, 'addEventListener')
      .mockImplementation(() => undefined);
    const listener = () => undefined;
    subscribeToOtherTabs(listener);
    expect(added.mock.calls).toEqual([['message', listener]]);
  });

  test('a browser without cookies is reported', () => {
    const refused = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect(storeProducts([want(1)])).toBeNull();
    refused.mockRestore();
  });
});
