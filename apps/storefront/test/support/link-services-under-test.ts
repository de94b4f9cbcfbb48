import type { SellableVariant } from '@shop/graphql/to-rules/to-variant';
import type { Cart } from '@shop/rules/cart/cart';
import type { CartAnswer, CartGateway } from '@shop/rules/cart/cart-gateway';
import { encodeGlobalId, type GlobalId } from '@shop/rules/global-id';
import { err, ok } from '@shop/rules/result';
import { vi } from 'vitest';
import type { LinkServices } from '../../src/features/link/server/link-services';

export const SHOP_URL = 'http://localhost:3000';
export const NOW = new Date('2026-11-26T00:00:00Z');

export function idOf(plain: string): GlobalId {
  const id = encodeGlobalId(plain);
  if (!id.ok) throw new Error(plain);
  return id.value;
}
export const OLD_CART = idOf('gid://shopify/Cart/old?key=1');
export const NEW_CART = idOf('gid://shopify/Cart/new?key=2');

export const cartOf = (globalId: GlobalId, more: Partial<Cart> = {}) =>
  ({ globalId, totalQuantity: 2, lines: [], discountCodes: [], ...more }) as unknown as Cart;
export const LINE = { warning: null } as Cart['lines'][number];
export const answerWith = (cart: Cart, more: Partial<CartAnswer> = {}) =>
  ok({ cart, warnings: [], discountFailure: null, ...more });

/** The tests' platform: one variant for each number up to 9, with five pieces each. */
export function linkServicesUnderTest({
  held = null as Cart | null,
  gateway = {} as Partial<CartGateway>,
  mayChange = true,
} = {}) {
  const calls = {
    readCart: vi.fn(async () =>
      held === null ? err({ code: 'invalidCart' as const, detail: '' }) : answerWith(held),
    ),
    restoreCart: vi.fn(async () => answerWith(cartOf(NEW_CART))),
    addLines: vi.fn(async () => answerWith(cartOf(OLD_CART))),
    changeDiscountCodes: vi.fn(async () => answerWith(cartOf(OLD_CART))),
    ...gateway,
  };
  const given: LinkServices = {
    shopUrl: SHOP_URL,
    secret: 'a secret of the test',
    now: () => NOW,
    gateway: () => calls as unknown as CartGateway,
    readVariants: async (ids) =>
      ids
        .filter((id) => id < 10)
        .map((id) => ({
          id,
          globalId: idOf(`gid://shopify/ProductVariant/${id}`),
          quantity: id === 9 ? 0 : 5,
        })) as unknown as SellableVariant[],
    mayChange: async () => mayChange,
  };
  return { given, calls };
}

export const openedLink = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`${SHOP_URL}${path}`, { method, headers });
export const withCart = { cookie: `cart_id=${OLD_CART}` };
export const redirectOf = (response: Response) => [response.status, response.headers.get('location')];
export const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((text) => text.split(';')[0]);
