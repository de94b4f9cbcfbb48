import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import type { SellableVariant } from '@shop/graphql/to-rules/to-variant';
import type { Cart } from '@shop/rules/cart/cart';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { toAttributes } from '@shop/rules/cart/delivery-preferences';
import { toGid } from '@shop/rules/global-id';
import { jstDate } from '@shop/rules/jst-date';
import { ok } from '@shop/rules/result';
import { vi } from 'vitest';
import type { AgentServices } from '../../src/features/agent/server/agent-services';
import { idOf } from './link-services-under-test';

export const ID = idOf('gid://shopify/Cart/x?key=1');
export const variantOf = (number: number) => idOf(toGid('ProductVariant', number));
export const lineOf = (number: number, quantity: number) => ({
  globalId: idOf(`gid://shopify/CartLine/${number}`),
  merchandiseGlobalId: variantOf(number),
  variantId: number,
  globalProductId: idOf(toGid('Product', 7)),
  handle: 'plant',
  title: 'A plant',
  variantTitle: '',
  sku: '',
  imageUrl: '',
  price: 1000,
  totalPrice: 1000 * quantity,
  quantity,
  warning: null,
});
export const cart = {
  globalId: ID,
  webUrl: 'https://checkout.example/x',
  lines: [lineOf(1, 2), lineOf(2, 1)],
  totalQuantity: 3,
  attributes: [],
  note: '',
  deliveryAddress: null,
  subtotalPrice: 3000,
  checkoutChargeAmount: 2500,
  discountAmount: 0,
  discountCodes: [],
} as unknown as Cart;

/** The platform: variants 1 to 8 exist, 9 is sold out. */
export function platform() {
  const answer = () => Promise.resolve(ok({ cart, warnings: [], discountFailure: null }));
  const calls = {
    readCart: vi.fn(answer),
    restoreCart: vi.fn(answer),
    addLines: vi.fn(answer),
    updateLines: vi.fn(answer),
    removeLines: vi.fn(answer),
    changeAttributes: vi.fn(answer),
    changeNote: vi.fn(answer),
    changeDestination: vi.fn(answer),
  };
  const services = {
    shopUrl: 'https://shop.example',
    ucpVersion: '2026-08-25',
    today: () => jstDate(2026, 11, 23),
    deliveryRules: () => BUILT_DELIVERY_RULES,
    isDateUnavailable: async () => false,
    readVariants: async (ids: readonly number[]) =>
      ids
        .filter((id) => id < 10)
        .map((id) => ({
          id,
          globalId: variantOf(id),
          productTitle: 'ガジュマル',
          title: `${id}号`,
          quantity: id === 9 ? 0 : 5,
        })) as unknown as SellableVariant[],
    gateway: () => calls as unknown as CartGateway,
  } as unknown as AgentServices;
  return { calls, services };
}
export const GIFT_TO_OKINAWA = toAttributes(
  {
    deliveryDate: null,
    deliveryTime: 'none',
    eGift: false,
    note: '',
    gift: { name: '沖縄 花', postalCode: '900-8570', address: '沖縄県那覇市泉崎1-2-2', phone: '0988662333' },
    giftPlace: null,
  },
  {},
);
export const items = (...wanted: readonly (readonly [id: string, quantity: number])[]) =>
  wanted.map(([id, quantity]) => ({ item: { id }, quantity }));
export const codes = (answer: object) =>
  'messages' in answer
    ? (answer.messages as { code: string; path?: string }[]).map(({ code, path }) => [code, path])
    : [];
export const answerWith = (answered: Cart) => () =>
  Promise.resolve(ok({ cart: answered, warnings: [], discountFailure: null })) as never;
/** With a day. */
export const dated = {
  ...cart,
  attributes: [{ key: 'お届け希望日', value: '2026-12-08' }],
} as unknown as Cart;
