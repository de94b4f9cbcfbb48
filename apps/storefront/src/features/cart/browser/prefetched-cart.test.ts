import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchWithPrefetchedCart } from './prefetched-cart';

const CART = 'gid://shopify/Cart/c1?key=k1';
const ADDRESS = 'https://platform.example/api/2025-01/graphql.json';
const body = (operationName: string, cartId = CART) =>
  JSON.stringify({ operationName, variables: { cartId, language: 'JA' }, query: '…' });
const early = new Response('early');
const late = new Response('late');
const network = vi.fn(async () => late);

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  network.mockClear();
  globalThis.earlyCartRead = { cartId: CART, at: Date.now(), answer: Promise.resolve(early) };
});
afterEach(() => {
  globalThis.earlyCartRead = undefined;
  vi.unstubAllGlobals();
});

describe('[CART-08] the early cart request of the page', () => {
  test('is used by the first read, once', async () => {
    expect(await fetchWithPrefetchedCart(ADDRESS, { body: body('CartGetById') })).toBe(early);
    expect(network).not.toHaveBeenCalled();
    expect(await fetchWithPrefetchedCart(ADDRESS, { body: body('CartGetById') })).toBe(late);
  });

  test.each([
    ['of another cart', body('CartGetById', 'gid://shopify/Cart/c2?key=k2')],
    ['of something else', body('CartLinesAdd')],
    ['without a text', undefined],
  ])('is not used for a request %s', async (_what, sent) => {
    expect(await fetchWithPrefetchedCart(ADDRESS, sent === undefined ? {} : { body: sent })).toBe(late);
  });

  test('is kept for a read after other requests', async () => {
    await fetchWithPrefetchedCart(ADDRESS, { body: body('CartLinesAdd') });
    expect(await fetchWithPrefetchedCart(ADDRESS, { body: body('CartGetById') })).toBe(early);
  });

  test('is dropped after ten seconds', async () => {
    globalThis.earlyCartRead = { cartId: CART, at: Date.now() - 10_000, answer: Promise.resolve(early) };
    expect(await fetchWithPrefetchedCart(ADDRESS, { body: body('CartGetById') })).toBe(late);
  });

  test('that failed by network is repeated', async () => {
    const answer = Promise.reject(new TypeError('Failed to fetch'));
    globalThis.earlyCartRead = { cartId: CART, at: Date.now(), answer };
    expect(await fetchWithPrefetchedCart(ADDRESS, { body: body('CartGetById') })).toBe(late);
  });

  test('is aborted with the read', async () => {
    globalThis.earlyCartRead = { cartId: CART, at: Date.now(), answer: new Promise(() => undefined) };
    const controller = new AbortController();
    const reading = fetchWithPrefetchedCart(ADDRESS, {
      body: body('CartGetById'),
      signal: controller.signal,
    });
    controller.abort(new Error('too slow'));
    await expect(reading).rejects.toThrow('too slow');
    expect(network).not.toHaveBeenCalled();
  });
});
