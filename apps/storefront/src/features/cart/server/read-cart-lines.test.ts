import type { Cart } from '@shop/rules/cart/cart';
import { encodeGlobalId } from '@shop/rules/global-id';
import { beforeEach, expect, test, vi } from 'vitest';
import { PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import { readCartLines } from './read-cart-lines';

vi.mock('#foundation/platform/query-platform.ts', () => ({ queryPlatform: vi.fn() }));
const asked = vi.mocked(queryPlatform);
beforeEach(() => {
  asked.mockReset();
});

const id = encodeGlobalId('gid://shopify/Cart/many?key=1');
if (!id.ok) throw new Error('no id');
const cart = (totalQuantity: number) =>
  ({
    globalId: id.value,
    totalQuantity,
    lines: [{ variantId: 1, quantity: 2, title: 'Ivy' }],
  }) as unknown as Cart;
const line = (variantId: number, quantity = 1) => ({ variantId, quantity });

test('[CART-10] [AGENT-03] lines beyond those read with a cart are read page by page', async () => {
  asked
    .mockResolvedValueOnce({ lines: [line(1), line(2)], next: 'a' })
    .mockResolvedValueOnce({ lines: [line(1), line(3)], next: null });
  expect(await readCartLines(cart(4))).toEqual([line(1), line(2), line(1), line(3)]);
  expect(asked.mock.calls.map(([, variables]) => variables)).toEqual([
    { cartId: 'gid://shopify/Cart/many?key=1', after: null },
    { cartId: 'gid://shopify/Cart/many?key=1', after: 'a' },
  ]);
});

test('[CART-10] a cart that was read whole is not read again', async () => {
  const whole = cart(2);
  expect(await readCartLines(whole)).toBe(whole.lines);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['before the first page', []],
  ['between two pages', [{ lines: [line(1)], next: 'a' }]],
])('[AGENT-03] of a cart that ends %s no part of the lines is taken for all', async (_, pages) => {
  for (const page of pages) asked.mockResolvedValueOnce(page);
  asked.mockResolvedValueOnce(null);
  expect(await readCartLines(cart(4))).toBeNull();
});

test.each([
  ['repeats a page', () => 'a'],
  ['never ends', (page: number) => String(page)],
])('[PLAT-01] a cart whose list of lines %s counts as unreachable', async (_, cursorOf) => {
  let pages = 0;
  asked.mockImplementation(async () => {
    pages += 1;
    return { lines: [line(1)], next: cursorOf(pages) };
  });
  await expect(readCartLines(cart(4))).rejects.toThrow(PlatformUnreachableError);
  expect(pages).toBeLessThan(25);
});
