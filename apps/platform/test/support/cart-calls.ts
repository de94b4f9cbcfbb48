import type { PlatformUnderTest } from './platform-under-test.ts';
import { createCart, mutate, PACHIRA } from './shopper.ts';

/** A shopper's cart calls. @param shop the platform, once it runs */
export function cartCalls(shop: () => Pick<PlatformUnderTest, 'ask'>) {
  const newCart = async (quantity = 2, more: Record<string, unknown> = {}) =>
    (await createCart(shop(), { lines: [{ merchandiseId: PACHIRA, quantity }], ...more })).cart;
  const add = (cartId: string, lines: unknown) =>
    mutate(shop(), 'cartLinesAdd', '$cartId: ID!, $lines: [CartLineInput!]!', { cartId, lines });
  const update = (cartId: string, lines: unknown) =>
    mutate(shop(), 'cartLinesUpdate', '$cartId: ID!, $lines: [CartLineUpdateInput!]!', { cartId, lines });
  const remove = (cartId: string, lineIds: unknown) =>
    mutate(shop(), 'cartLinesRemove', '$cartId: ID!, $lineIds: [ID!]!', { cartId, lineIds });
  const apply = (cartId: string, discountCodes: unknown) =>
    mutate(shop(), 'cartDiscountCodesUpdate', '$cartId: ID!, $discountCodes: [String!]!', {
      cartId,
      discountCodes,
    });
  return { newCart, add, update, remove, apply };
}

export const base64 = (id: string) => Buffer.from(id).toString('base64');
