import { describe, expect, test } from 'vitest';
import { base64, cartCalls } from '../support/cart-calls.ts';
import { platformOfFile } from '../support/platform-under-test.ts';
import { createCart, mutate, PACHIRA, readCart, setStock } from '../support/shopper.ts';

const SECOND = 'gid://shopify/ProductVariant/42319870625007';
const shop = await platformOfFile();

const { newCart, add, update, remove } = cartCalls(() => shop);

describe('cartLinesAdd', () => {
  test('[CART-05] merges equal lines and keeps others separate', async () => {
    const { id } = await newCart();
    const { cart } = await add(id, [
      { merchandiseId: PACHIRA, quantity: 1 },
      {
        merchandiseId: PACHIRA,
        attributes: [
          { key: 'a', value: '1' },
          { key: 'b', value: '2' },
        ],
      },
      {
        merchandiseId: PACHIRA,
        attributes: [
          { key: 'b', value: '2' },
          { key: 'a', value: '1' },
        ],
      },
      { merchandiseId: SECOND },
    ]);
    expect(cart.lines.nodes.map((line: { quantity: number }) => line.quantity)).toEqual([3, 2, 1]);
    expect(cart.lines.nodes[0]?.id).toMatch(/^gid:\/\/shopify\/CartLine\/[0-9a-f-]{36}\?cart=/);
  });

  test('is atomic', async () => {
    const { id } = await newCart();
    const { cart, userErrors } = await add(id, [
      { merchandiseId: SECOND },
      { merchandiseId: 'gid://shopify/ProductVariant/1' },
    ]);
    expect(cart).toBeNull();
    expect(userErrors[0]?.field).toEqual(['lines', '1', 'merchandiseId']);
    expect((await readCart(shop, id)).totalQuantity).toBe(2);
  });

  test('is limited to 500 lines', async () => {
    const { id } = await newCart();
    const different = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        merchandiseId: PACHIRA,
        attributes: [{ key: 'n', value: String(from + index) }],
      }));
    await setStock(shop, PACHIRA, 1000);
    await add(id, different(0, 250));
    expect((await add(id, different(250, 249))).userErrors).toEqual([]);
    const { cart, userErrors } = await add(id, different(1000, 1));
    expect(cart).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'LESS_THAN', field: ['lines'] }]);
    await setStock(shop, PACHIRA, 124);
  });
});

describe('cartLinesUpdate', () => {
  test('sets quantity, keeps attributes; 0 removes', async () => {
    const { cart } = await createCart(shop, {
      lines: [{ merchandiseId: PACHIRA, attributes: [{ key: 'a', value: '1' }] }],
    });
    const lineId = cart.lines.nodes[0]?.id;
    const changed = await update(cart.id, [{ id: lineId, quantity: 4 }]);
    expect(changed.cart.lines.nodes).toMatchObject([
      { id: lineId, quantity: 4, attributes: [{ key: 'a', value: '1' }] },
    ]);
    const emptied = await update(cart.id, [{ id: base64(String(lineId)), attributes: [] }]);
    expect(emptied.cart.lines.nodes).toMatchObject([{ id: lineId, quantity: 4, attributes: [] }]);
    expect((await update(cart.id, [{ id: lineId, quantity: 0 }])).cart.lines.nodes).toEqual([]);
  });

  test('merges a line that becomes equal to another', async () => {
    const { id } = await newCart(2);
    const { cart } = await add(id, [{ merchandiseId: SECOND, quantity: 3 }]);
    const [first, second] = cart.lines.nodes;
    const merged = await update(id, [{ id: second?.id, merchandiseId: PACHIRA }]);
    expect(merged.cart.lines.nodes).toMatchObject([{ id: first?.id, quantity: 5 }]);
  });

  test('rejects lines of other carts and negative quantities', async () => {
    const { id, lines } = await newCart();
    const other = await newCart();
    expect(await update(id, [{ id: other.lines.nodes[0]?.id, quantity: 1 }])).toMatchObject({
      cart: null,
      userErrors: [{ code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id'] }],
    });
    expect(await update(id, [{ id: lines.nodes[0]?.id, quantity: -1 }])).toMatchObject({
      cart: null,
      userErrors: [{ code: 'MINIMUM_NOT_MET', field: ['lines', '0', 'quantity'] }],
    });
  });
});

describe('cartLinesRemove', () => {
  test('[CART-07] removes lines, the last one too', async () => {
    const { id, lines } = await newCart();
    expect((await remove(id, [lines.nodes[0]?.id])).cart).toMatchObject({
      totalQuantity: 0,
      lines: { nodes: [] },
    });
    expect(await remove(id, [lines.nodes[0]?.id])).toMatchObject({
      cart: null,
      userErrors: [{ code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0'] }],
    });
  });
});

describe('[CART-12] stock', () => {
  const SCARCE = SECOND;

  test('reduces an addition to the stock and warns with the line', async () => {
    await setStock(shop, SCARCE, 5);
    const { cart, warnings, userErrors } = await createCart(shop, {
      lines: [{ merchandiseId: SCARCE, quantity: 9 }],
    });
    expect(userErrors).toEqual([]);
    expect(cart.totalQuantity).toBe(5);
    expect(warnings).toEqual([
      { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: cart.lines.nodes[0]?.id, message: expect.any(String) },
    ]);
    const again = await add(cart.id, [{ merchandiseId: SCARCE }]);
    expect(again.cart.totalQuantity).toBe(5);
    expect(again.warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }]);
    // Lines of the same variant share its stock.
    const split = await add(cart.id, [{ merchandiseId: SCARCE, attributes: [{ key: 'a', value: '1' }] }]);
    expect(split.cart.totalQuantity).toBe(5);
    expect(split.warnings).toContainEqual({
      code: 'MERCHANDISE_OUT_OF_STOCK',
      target: SCARCE,
      message: expect.any(String),
    });
  });

  test('does not add sold-out merchandise and warns with its id', async () => {
    await setStock(shop, SCARCE, 0);
    const { cart, warnings } = await createCart(shop, {
      lines: [{ merchandiseId: SCARCE }, { merchandiseId: PACHIRA }],
    });
    expect(cart.lines.nodes).toMatchObject([{ merchandise: { id: PACHIRA } }]);
    expect(warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK', target: SCARCE }]);
  });

  test('a read shows the quantity that the stock allows, the next change warns', async () => {
    await setStock(shop, SCARCE, 5);
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: SCARCE, quantity: 5 }] });
    const lineId = cart.lines.nodes[0]?.id;
    await setStock(shop, SCARCE, 2);
    expect(await readCart(shop, cart.id)).toMatchObject({
      totalQuantity: 2,
      lines: { nodes: [{ quantity: 2 }] },
    });
    await setStock(shop, SCARCE, 0);
    expect(await readCart(shop, cart.id)).toMatchObject({
      totalQuantity: 0,
      lines: { nodes: [{ quantity: 0 }] },
    });
    const noted = await mutate(shop, 'cartNoteUpdate', '$cartId: ID!, $note: String!', {
      cartId: cart.id,
      note: 'x',
    });
    expect(noted.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK', target: lineId }]);
    expect(noted.cart.lines.nodes).toMatchObject([{ id: lineId, quantity: 0 }]);
    expect((await remove(cart.id, [lineId])).warnings).toEqual([]);
    await setStock(shop, SCARCE, 38);
  });

  // The last test of the file: the variant does not come back.
  test('a line whose variant was deleted is not in the cart, and no change warns of it', async () => {
    const { cart } = await createCart(shop, {
      lines: [{ merchandiseId: SCARCE }, { merchandiseId: PACHIRA }],
    });
    const deleted = await fetch(`${shop.url}/admin/variants/${SCARCE.split('/').at(-1)}`, {
      method: 'DELETE',
      headers: { 'x-platform-admin-token': shop.adminToken },
    });
    expect(deleted.ok).toBe(true);
    const noted = await mutate(shop, 'cartNoteUpdate', '$cartId: ID!, $note: String!', {
      cartId: cart.id,
      note: 'x',
    });
    expect(noted.cart.lines.nodes).toMatchObject([{ merchandise: { id: PACHIRA }, quantity: 1 }]);
    expect(noted.warnings).toEqual([]);
  });
});
