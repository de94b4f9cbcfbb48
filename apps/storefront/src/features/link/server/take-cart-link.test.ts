import type { Cart } from '@shop/rules/cart/cart';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import type { GlobalId } from '@shop/rules/global-id';
import { ok } from '@shop/rules/result';
import { expect, test, vi } from 'vitest';
import { takeCartLink } from './take-cart-link';

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
