import type { Cart } from '@shop/rules/cart/cart';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CartChannel, openCartChannel } from './cart-channel';

const ID = btoa('gid://shopify/Cart/c1-abc?key=0f1e');
const cart = (quantity: number, rest: Partial<Cart> = {}) =>
  ({
    globalId: ID,
    lines: [{ globalId: 'line', quantity }],
    attributes: [],
    note: '',
    discountCodes: [],
    deliveryAddress: null,
    ...rest,
  }) as unknown as Cart;

const open: BroadcastChannel[] = [];
class TestChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    open.push(this);
  }
}

afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

function tabs(): { first: CartChannel; second: CartChannel; received: (string | null)[][] } {
  vi.stubGlobal('BroadcastChannel', TestChannel);
  const received: (string | null)[][] = [[], []];
  const [first, second] = received.map((list) =>
    openCartChannel((id, expiry) => list.push(expiry === null ? id : `${id} ${expiry}`)),
  ) as [CartChannel, CartChannel];
  return { first, second, received };
}

describe('[CART-10] the channel between tabs', () => {
  test('sends a change to the others, and a tab that received it does not resend it', async () => {
    const { first, second, received } = tabs();
    first.announce(cart(1));
    await vi.waitFor(() => expect(received[1]).toEqual([ID]));
    second.announce(cart(1));
    second.announce(cart(2));
    await vi.waitFor(() => expect(received[0]).toEqual([ID]));
  });

  const inHokkaido = { globalId: ID, province: 'JP-01' } as unknown as Cart['deliveryAddress'];
  test.each<[sentence: string, change: Partial<Cart>]>([
    ['[ATTR-01] what was sent of the delivery', { note: '玄関前に' }],
    ['[CART-06] a code that was put on', { discountCodes: [{ code: 'APP10', applicable: true }] }],
    ['[CART-06] a code that does not apply', { discountCodes: [{ code: 'APP10', applicable: false }] }],
    ['[SHIP-02] another prefecture', { deliveryAddress: inHokkaido }],
  ])('sends %s', async (_sentence, change) => {
    const { first, received } = tabs();
    first.announce(cart(1));
    first.announce(cart(1, change));
    await vi.waitFor(() => expect(received[1]).toEqual([ID, ID]));
    first.announce(cart(1, change));
    first.announce(cart(2, change));
    await vi.waitFor(() => expect(received[1]).toEqual([ID, ID, ID]));
  });

  test('sends that the cart is gone', async () => {
    const { first, received } = tabs();
    first.announce(null);
    await vi.waitFor(() => expect(received[1]).toEqual([null]));
  });

  test('[TRUTH-02] sends that a cart has expired', async () => {
    const { first, received } = tabs();
    first.announce(null, 'ended');
    await vi.waitFor(() => expect(received[1]).toEqual(['null ended']));
  });
});
