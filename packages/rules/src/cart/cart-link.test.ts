import { expect, test } from 'vitest';
import { CART_LINK_ITEMS_MAX, CART_LINK_QUANTITY_MAX, cartLinksOf, formatCartLinkItems } from './cart-link';

const items = (count: number, quantity = 1) =>
  Array.from({ length: count }, (_, index) => ({ variantId: 101 + index, quantity }));

test('[LINK-01] items are written as {variant}:{pieces}', () => {
  expect(formatCartLinkItems([])).toBe('');
  expect(
    formatCartLinkItems([
      { variantId: 42, quantity: 3 },
      { variantId: 7, quantity: 1 },
    ]),
  ).toBe('42:3,7:1');
});

test('[LINK-01] as many links as an order needs carry each of its lines once', () => {
  expect(cartLinksOf([])).toEqual([]);
  expect(cartLinksOf(items(CART_LINK_ITEMS_MAX))).toHaveLength(1);
  const all = items(2 * CART_LINK_ITEMS_MAX + 1, 2);
  const links = cartLinksOf(all) ?? [];
  expect(links.map((link) => link.split(',').length)).toEqual([CART_LINK_ITEMS_MAX, CART_LINK_ITEMS_MAX, 1]);
  expect(links.join(',')).toBe(formatCartLinkItems(all));
});

test('[LINK-01] an order with more pieces of a variant than a link can say has none', () => {
  expect(cartLinksOf([...items(2), ...items(1, CART_LINK_QUANTITY_MAX)])).toHaveLength(1);
  expect(cartLinksOf([...items(2), ...items(1, CART_LINK_QUANTITY_MAX + 1)])).toBeNull();
});
