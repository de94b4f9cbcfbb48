import { type Cart, LINES_OF_A_CALL } from '@shop/rules/cart/cart';
import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { itemsOfLines } from '@shop/rules/cart/cart-link';
import type { GlobalId } from '@shop/rules/global-id';
import { ok } from '@shop/rules/result';
import { expect, test, vi } from 'vitest';
import { copyCart, takeCartLink } from './take-cart-link';

const cartId = 'cart' as GlobalId;
const held = {
  globalId: cartId,
  lines: [{ globalId: 'line', merchandiseGlobalId: 'variant-1', warning: null }],
  discountCodes: [{ code: 'HELD', applicable: true }],
} as unknown as Cart;
const variants = [{ id: 1, globalId: 'variant-1', quantity: 3 }] as never;

test.each([
  ['all pieces', null, []],
  ['fewer pieces than the link names', 'notEnoughStock', [{ variantId: 1, quantity: 5 }]],
] as const)(
  '[LINK-01] with %s, a code of the link is added to those of the cart, and hides no shortage',
  async (_, warning, short) => {
    const added = { ...held, lines: held.lines.map((line) => ({ ...line, warning })) };
    const addLines = vi.fn(async () => ok({ cart: added, warnings: [], discountFailure: null }));
    const changeDiscountCodes = vi.fn(async () => ok({ cart: held, warnings: [], discountFailure: null }));
    const gateway = { addLines, changeDiscountCodes } as unknown as CartGateway;
    const items = [{ variantId: 1, quantity: 5 }];
    const taken = await takeCartLink(gateway, {
      items,
      codes: ['NEW'],
      variants,
      cartId,
      fields: {} as never,
    });
    expect(taken).toEqual({ cart: added, short });
    expect(addLines).toHaveBeenCalledExactlyOnceWith({
      cartId,
      lines: [{ merchandiseGlobalId: 'variant-1', quantity: 5 }],
    });
    expect(changeDiscountCodes).toHaveBeenCalledExactlyOnceWith({ cartId, discountCodes: ['HELD', 'NEW'] });
  },
);

test('[LINK-01] a shortage that the platform tells with the first of several calls is not lost', async () => {
  const items = Array.from({ length: LINES_OF_A_CALL + 1 }, (_, at) => ({ variantId: at + 1, quantity: 1 }));
  const many = items.map(({ variantId: id }) => ({ id, globalId: `variant-${id}`, quantity: 3 })) as never;
  const warnings = [{ kind: 'notEnoughStock' }] as never;
  const addLines = vi
    .fn()
    .mockResolvedValueOnce(ok({ cart: held, warnings, discountFailure: null }))
    .mockResolvedValueOnce(ok({ cart: held, warnings: [], discountFailure: null }));
  const gateway = { addLines } as unknown as CartGateway;
  const taken = await takeCartLink(gateway, {
    items,
    codes: [],
    variants: many,
    cartId,
    fields: {} as never,
  });
  // Only the first item has a line that says that nothing is missing.
  expect(taken).toHaveProperty('short', items.slice(1));
  expect(addLines).toHaveBeenCalledTimes(2);
});

const TWO_CALLS = Array.from({ length: LINES_OF_A_CALL + 1 }, (_, at) => ({
  variantId: at + 1,
  quantity: 1,
}));
const all = TWO_CALLS.map(({ variantId: id }) => ({ id, globalId: `variant-${id}`, quantity: 3 })) as never;
const first = {
  ...held,
  lines: TWO_CALLS.slice(0, LINES_OF_A_CALL).map(({ variantId: id }) => ({
    globalId: `line-${id}`,
    merchandiseGlobalId: `variant-${id}`,
    warning: null,
  })),
} as unknown as Cart;
const answered = (cart: Cart) => ok({ cart, warnings: [], discountFailure: null });

test.each(['unreachable', 'timedOut', 'unavailable'])(
  '[TRUTH-01] [LINK-01] of two calls for a held cart the second is %s: not known, and no item is named as short',
  async (code) => {
    const addLines = vi
      .fn()
      .mockResolvedValueOnce(answered(first))
      .mockResolvedValueOnce({ ok: false, error: { code } });
    const gateway = { addLines } as unknown as CartGateway;
    const link = { items: TWO_CALLS, codes: [], variants: all, cartId, fields: {} as never };
    expect(await takeCartLink(gateway, link)).toBe('unknown');
    expect(addLines).toHaveBeenCalledTimes(2);
  },
);

test('[TRUTH-01] [AGENT-03] a copy whose second call has lost its answer belongs to nobody, and names nothing as short', async () => {
  const restoreCart = vi.fn(async () => answered(first));
  const addLines = vi.fn(async () => ({ ok: false, error: { code: 'unreachable' } }));
  const gateway = { restoreCart, addLines } as unknown as CartGateway;
  const many = { items: TWO_CALLS, variants: all };
  expect(await copyCart({ ...agentCart, note: '' }, gateway, waiting, many)).toBeNull();
});

test('[TRUTH-02] [LINK-01] a cart that ends between two calls is made anew with all items', async () => {
  const whole = {
    ...first,
    lines: [...first.lines, { ...first.lines[0], merchandiseGlobalId: `variant-${TWO_CALLS.length}` }],
  } as Cart;
  const addLines = vi
    .fn()
    .mockResolvedValueOnce(answered(first))
    .mockResolvedValueOnce({ ok: false, error: { code: 'invalidCart' } })
    .mockResolvedValueOnce(answered(whole));
  const restoreCart = vi.fn(async () => answered(first));
  const gateway = { addLines, restoreCart } as unknown as CartGateway;
  const link = { items: TWO_CALLS, codes: [], variants: all, cartId, fields: {} as never };
  expect(await takeCartLink(gateway, link)).toEqual({ cart: whole, short: [] });
  expect(restoreCart).toHaveBeenCalledTimes(1);
});

const agentCart = {
  ...held,
  attributes: [],
  discountCodes: [],
  note: 'leave it at the door',
  deliveryAddress: null,
} as unknown as Cart;
const waiting = { attributes: [], discountCodes: ['WAITING'], province: null } as never;
const offered = { items: [{ variantId: 1, quantity: 1 }], variants };
const failed = { ok: false, error: { code: 'unreachable' } };

test.each([
  ['its codes', [{ code: 'AGENT', applicable: true }], ['AGENT']],
  ['without codes: those that wait in the visit', [], ['WAITING']],
])('[AGENT-03] a copied cart has %s', async (_, discountCodes, expected) => {
  const restoreCart = vi.fn(async () => ok({ cart: agentCart, warnings: [], discountFailure: null }));
  const changeNote = vi.fn(async () => ok({ cart: agentCart, warnings: [], discountFailure: null }));
  const gateway = { restoreCart, changeNote } as unknown as CartGateway;
  const copied = await copyCart({ ...agentCart, discountCodes } as Cart, gateway, waiting, offered);
  expect(copied).toEqual({ cart: agentCart, short: [] });
  expect(restoreCart).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ discountCodes: expected }));
  expect(changeNote).toHaveBeenCalledExactlyOnceWith({ cartId, note: agentCart.note });
});

test("[AGENT-03] a copied cart has the other one's requests, destination and recipient, once each, beside what the visit says", async () => {
  const recipient = { name: '緑川 花', postalCode: '1500001', city: '', address: '1-2-3', phone: '' };
  const requests = [
    { key: 'お届け希望日', value: '2026-12-07' },
    { key: 'UTM_SOURCE', value: 'agent' },
  ];
  const attributes = [...requests, { key: ATTRIBUTE_KEYS.cartId, value: 'another cart' }];
  const deliveryAddress = { globalId: 'its own', province: 'JP-47', recipient };
  const made = { ...agentCart, deliveryAddress: { globalId: 'new', province: 'JP-47' } } as unknown as Cart;
  const restoreCart = vi.fn(async () => answered(made));
  const changeDestination = vi.fn(async () => answered(made));
  const gateway = { restoreCart, changeDestination } as unknown as CartGateway;
  const visit = {
    attributes: [
      { key: 'UTM_SOURCE', value: 'mail' },
      { key: 'UTM_MEDIUM', value: 'x' },
    ],
    discountCodes: [],
    province: 'JP-13',
  } as never;
  const other = { ...agentCart, note: '', attributes, deliveryAddress } as unknown as Cart;
  expect(await copyCart(other, gateway, visit, offered)).not.toBeNull();
  expect(restoreCart).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      attributes: [...requests, { key: 'UTM_MEDIUM', value: 'x' }],
      province: 'JP-47',
    }),
  );
  expect(changeDestination).toHaveBeenCalledExactlyOnceWith({
    cartId,
    province: 'JP-47',
    addressId: 'new',
    recipient,
  });
});

test('[AGENT-03] a cart whose remarks could not be copied is not handed over', async () => {
  const restoreCart = vi.fn(async () => ok({ cart: agentCart, warnings: [], discountFailure: null }));
  const gateway = { restoreCart, changeNote: vi.fn(async () => failed) } as unknown as CartGateway;
  expect(await copyCart(agentCart, gateway, waiting, offered)).toBeNull();
});

test('[AGENT-03] lines of one variant, as with different attributes, are one item with all pieces', () => {
  const line = (variantId: number, quantity: number) => ({ variantId, quantity });
  expect(itemsOfLines([line(1, 2), line(2, 1), line(1, 3)])).toEqual([line(1, 5), line(2, 1)]);
});
