// @vitest-environment happy-dom
import { CartGetByIdDocument } from '@shop/graphql/cart-documents';
import { type DocumentNode, parse, print } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runInlineScript } from '#foundation/browser/testing/run-inline-script.ts';
import { PENDING_ADDS_KEY } from './unanswered-changes';

const ID = 'gid://shopify/Cart/c1?key=k1';

/** The parts of a document, independent of their order. */
const parts = ({ definitions }: DocumentNode) => definitions.map((part) => print(part)).sort();

const answer = vi.fn<typeof fetch>();
const { dataset } = document.documentElement;

beforeEach(() => {
  vi.stubGlobal('fetch', answer.mockResolvedValue(new Response('the answer')));
  document.documentElement.lang = 'en';
  Object.assign(dataset, { platformUrl: 'https://platform.example', platformToken: 'public' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
  sessionStorage.clear();
  globalThis.earlyCartRead = undefined;
  for (const name of ['lang', 'data-platform-url', 'data-platform-token', 'data-cart', 'data-cart-pieces'])
    document.documentElement.removeAttribute(name);
});

/** Runs the script in a page with these cookies. */
function run(cookie: string, pendingAdds: string | null = null): void {
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  if (pendingAdds !== null) sessionStorage.setItem(PENDING_ADDS_KEY, pendingAdds);
  runInlineScript('cartPage');
  cookies.mockRestore();
}

describe('[CART-08] the inline script of the cart page', () => {
  test.each([
    ['', null, 'empty'],
    ['cart_count=3', null, 'empty'],
    ['xcart_id=abc', null, 'empty'],
    ['cart_id=', null, 'empty'],
    [`a=1; cart_id=${btoa(ID)}; b=2`, null, 'filled'],
    ['', '[{}]', 'filled'],
    ['cart_id=%', null, 'empty'],
    [`cart_id=${btoa('gid://shopify/Product/1')}`, null, 'empty'],
  ])('with the cookies %j and the pending adds %j the cart is %s', (cookie, pendingAdds, cart) => {
    run(cookie, pendingAdds);
    expect(dataset['cart']).toBe(cart);
  });

  test.each([
    ['', 1],
    ['cart_count=2', 2],
    ['cart_count=42', 3],
    ['cart_count=many', 1],
  ])('with %j skeletons for %i lines are rendered', (cookie, lines) => {
    run(cookie);
    expect(dataset['cartPieces']).toBe(String(lines));
  });

  test("[CART-04] the cart is requested with the same query as the client's", () => {
    run(`cart_id=${encodeURIComponent(btoa(ID))}`);
    expect(globalThis.earlyCartRead?.cartId).toBe(ID);
    expect(answer).toHaveBeenCalledOnce();
    const [address, init] = answer.mock.calls[0] ?? [];
    expect(address).toBe('https://platform.example/api/2025-01/graphql.json');
    expect(init?.headers).toMatchObject({ 'x-shopify-storefront-access-token': 'public' });
    const { query, ...rest } = JSON.parse(String(init?.body));
    expect(rest).toEqual({ operationName: 'CartGetById', variables: { language: 'EN', cartId: ID } });
    expect(parts(parse(query))).toEqual(parts(parse(String(CartGetByIdDocument))));
  });

  test.each(['', 'cart_id=%', 'cart_id=***'])('with %j nothing is requested', (cookie) => {
    run(cookie);
    expect(answer).not.toHaveBeenCalled();
    expect(globalThis.earlyCartRead).toBeUndefined();
  });
});
