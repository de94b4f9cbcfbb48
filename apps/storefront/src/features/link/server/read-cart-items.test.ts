import type { Cart } from '@shop/rules/cart/cart';
import { encodeGlobalId } from '@shop/rules/global-id';
import { expect, test, vi } from 'vitest';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import { readCartItems } from './read-cart-items';

vi.mock('#foundation/platform/query-platform.ts', () => ({ queryPlatform: vi.fn() }));
const asked = vi.mocked(queryPlatform);
const id = encodeGlobalId('gid://shopify/Cart/many?key=1');
if (!id.ok) throw new Error('no id');
const cart = (totalQuantity: number) =>
  ({
    globalId: id.value,
    totalQuantity,
    lines: [{ variantId: 1, quantity: 2, title: 'Ivy' }],
  }) as unknown as Cart;
const item = (variantId: number, quantity = 1) => ({ variantId, quantity });

test('[CART-10] [AGENT-03] lines beyond those read with a cart are read page by page', async () => {
  asked
    .mockResolvedValueOnce({ items: [item(1), item(2)], next: 'a' })
    .mockResolvedValueOnce({ items: [item(1), item(3)], next: null });
  expect(await readCartItems(cart(4))).toEqual([item(1, 2), item(2), item(3)]);
  expect(asked.mock.calls.map(([, variables]) => variables)).toEqual([
    { cartId: 'gid://shopify/Cart/many?key=1', after: null },
    { cartId: 'gid://shopify/Cart/many?key=1', after: 'a' },
  ]);
});

test('[CART-10] a cart that was read whole is not read again', async () => {
  asked.mockClear();
  expect(await readCartItems(cart(2))).toEqual([item(1, 2)]);
  expect(asked).not.toHaveBeenCalled();
});
