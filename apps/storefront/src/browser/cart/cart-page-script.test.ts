import { runInNewContext } from 'node:vm';
import { CartGetByIdDocument } from '@shop/graphql/client-documents';
import { type DocumentNode, parse, print } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { cartPageScript } from './cart-page-script';

const ID = 'gid://shopify/Cart/c1?key=k1';

/** The parts of a document in whatever order they stand. */
const parts = ({ definitions }: DocumentNode) => definitions.map((part) => print(part)).sort();

/** What the script makes of a page with these cookies. */
function run(cookie: string, firstAdds: string | null = null) {
  const dataset: Record<string, unknown> = {
    platformUrl: 'https://platform.example',
    platformToken: 'public',
  };
  const fetch = vi.fn((_address: string, _init: RequestInit) => Promise.resolve('the answer'));
  const self: Record<string, unknown> = { fetch };
  runInNewContext(cartPageScript('EN'), {
    self,
    fetch,
    atob,
    document: { cookie, documentElement: { dataset } },
    sessionStorage: { getItem: () => firstAdds },
  });
  return { dataset, fetch, early: self.earlyCartRead as { cartId: string } | undefined };
}

describe('[CART-08] the script of the cart’s page', () => {
  test.each([
    ['', null, 'empty'],
    ['cart_count=3', null, 'empty'],
    ['xcart_id=abc', null, 'empty'],
    ['cart_id=', null, 'empty'],
    [`a=1; cart_id=${btoa(ID)}; b=2`, null, 'filled'],
    ['', '[{}]', 'filled'],
    ['cart_id=%', null, 'filled'],
  ])('with the cookies %j and the first adds %j the cart is %s', (cookie, firstAdds, cart) => {
    expect(run(cookie, firstAdds).dataset.cart).toBe(cart);
  });

  test.each([
    ['', 1],
    ['cart_count=2', 2],
    ['cart_count=42', 3],
    ['cart_count=many', 1],
  ])('with %j places for %i lines are drawn', (cookie, lines) => {
    expect(run(cookie).dataset.cartPieces).toBe(lines);
  });

  test('[CART-04] the cart is asked for as the shop’s own reading does', () => {
    const { fetch, early } = run(`cart_id=${encodeURIComponent(btoa(ID))}`);
    expect(early?.cartId).toBe(ID);
    expect(fetch).toHaveBeenCalledOnce();
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('https://platform.example/api/2025-01/graphql.json');
    expect(init?.headers).toMatchObject({ 'x-shopify-storefront-access-token': 'public' });
    const { query, ...rest } = JSON.parse(String(init?.body));
    expect(rest).toEqual({ operationName: 'CartGetById', variables: { language: 'EN', cartId: ID } });
    expect(parts(parse(query))).toEqual(parts(CartGetByIdDocument));
  });

  test.each(['', 'cart_id=%', 'cart_id=***'])('with %j nothing is asked for', (cookie) => {
    const { fetch, early } = run(cookie);
    expect(fetch).not.toHaveBeenCalled();
    expect(early).toBeUndefined();
  });
});
